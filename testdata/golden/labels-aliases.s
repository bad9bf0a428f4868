# Names of one address, a function that is chosen at start, a versioned one: which of them is written.
	.text
	.type	aaa, @function
	.weak	bbb
	.type	bbb, @function
	.globl	ccc
	.type	ccc, @function
aaa:
bbb:
ccc:
	xorl	%eax, %eax
	ret
	.size	aaa, . - aaa
	.size	bbb, . - bbb
	.size	ccc, . - ccc

	.type	local, @function
	.weak	weakly
	.type	weakly, @function
local:
weakly:
	ret

	.globl	chosen
	.type	chosen, @gnu_indirect_function
chosen:
	leaq	ccc(%rip), %rax
	ret

	.globl	versioned_code
	.type	versioned_code, @function
	.symver	versioned_code, versioned@@V1, remove
versioned_code:
	nop
	ret

# Of data and of files no name is written.
	.globl	word
	.type	word, @object
	.size	word, 4
word:
	.long	7
