// Methods within types, traits, generics, closures.
#![no_std]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

pub struct Square {
    side: u32,
}

pub trait Area {
    fn area(&self) -> u32;
}

impl Area for Square {
    #[inline(never)]
    fn area(&self) -> u32 {
        self.side.wrapping_mul(self.side)
    }
}

impl Square {
    #[inline(never)]
    pub fn grow(&mut self, by: u32) {
        self.side = self.side.wrapping_add(by);
    }
    #[inline]
    fn doubled(&self) -> u32 {
        self.area().wrapping_mul(2)
    }
}

mod inner {
    #[inline(never)]
    pub fn apply<F: Fn(u32) -> u32>(what: F, x: u32) -> u32 {
        what(x) ^ what(x.rotate_left(3))
    }
}

#[no_mangle]
pub extern "C" fn entry(square: &mut Square, x: u32) -> u32 {
    square.grow(x);
    let side = square.side;
    inner::apply(|y| y.wrapping_sub(side), x) | square.doubled()
}
