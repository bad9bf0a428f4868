# page.py PAGE: checks that a page stands by itself and that HTML and XML agree on what is in it; prints its outline.
import sys
import xml.etree.ElementTree as xml
from html.parser import HTMLParser

TAGS = set("""html head meta title style body header section footer h1 h2 p span b code pre div dl dt dd ul ol li
              details summary table caption tr th td a""".split())
ATTRIBUTES = {"lang", "charset", "name", "content", "http-equiv", "class", "id", "title", "open", "href", "colspan"}


class Balance(HTMLParser):
    """The elements as HTML sees them; a tag inside a text would show here."""

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attributes):
        self.seen.append(tag)
        self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.seen.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            sys.exit("HTML: </%s> closes nothing" % tag)


def text(element):
    return " ".join(" ".join(element.itertext()).split())


def has(element, name):
    return name in element.get("class", "").split()


with open(sys.argv[1], encoding="utf-8", newline="") as f:
    source = f.read()
root = xml.fromstring(source)
elements = list(root.iter())
balance = Balance()
balance.feed(source)
balance.close()
if balance.open or balance.seen != [e.tag for e in elements]:
    sys.exit("HTML and XML see different elements")

ids = [e.get("id") for e in elements if e.get("id")]
if len(ids) != len(set(ids)):
    sys.exit("an id stands twice")
for e in elements:
    if e.tag not in TAGS or not set(e.attrib) <= ATTRIBUTES:
        sys.exit("unexpected: %s %s" % (e.tag, sorted(e.attrib)))
    if "href" in e.attrib and e.get("href")[1:] not in ids:
        sys.exit("a link that leads nowhere: " + e.get("href"))
style = root.find("head/style").text
if "url(" in style or "@import" in style:
    sys.exit("the style asks for something outside")
policy = [e.get("content") for e in elements if e.get("http-equiv") == "Content-Security-Policy"]
print("policy:", *policy)
print("title:", text(root.find("head/title")))
print("h1:", text(root.find("body/header/h1")))
print("where:", text(root.find("body/header/p")))
for e in elements:
    if e.tag == "section":
        print(e.get("class") + ":", text(e))
    if e.tag == "details" and has(e, "thread"):
        print("thread,", "open:" if e.get("open") else "folded:", text(e.find("summary")))
    if e.tag == "li" and e.get("id"):
        frame = e.find("details")
        print("  %s, %s, %s: %s" % (e.get("id"), e.get("class"), "open" if frame.get("open") else "folded",
                                    text(frame.find("summary"))))
        for row in e.iter("tr"):
            print("    %s%s" % ("> " if has(row, "return") else "", text(row).replace("\xa0", " ")))
    if e.tag == "table" and has(e, "modules"):
        for row in e.findall("tr")[1:]:
            print("module:", " | ".join(text(cell) for cell in row.findall("td")))
