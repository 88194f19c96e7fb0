"""What a client remembers, compared with a record (docs/audit.md, "What a client remembers")."""

from fault import must, must_equal
from hashes import options_hash, sha256


class Note:
    """Keys that a note does not have, or that are null, have nothing to compare."""

    def __init__(self, written):
        self.written = written
        self.shown = [{**links, "running": ""} for links in written.get("shown") or []]

    def _has(self, key):
        return self.written.get(key) is not None

    def check_header(self, header):
        note = self.written
        entropy = header.get("entropy", [])
        must_equal(header["commitment"], note["commitment"], "ALARM: the commitment")
        if self._has("rules"):
            must_equal(header["rules"], note["rules"], "ALARM: the version of the rules")
        if self._has("practice"):
            must_equal(header.get("practice", False), note["practice"], "ALARM: practice")
        if self._has("entropy"):
            must(note["entropy"] in entropy, "ALARM: what the client gave to the deal is not in it")
        if self._has("entropyHashes"):
            hashes = [sha256(text) for text in entropy]
            must_equal(hashes, note["entropyHashes"], "ALARM: what the seats sealed")
        if self._has("optionsHash"):
            must_equal(options_hash(header), note["optionsHash"], "ALARM: the hash of the options")
        recorded = [deal["entropyHashes"] for deal in header.get("undealt", [])]
        for sealed in note.get("undealt") or []:
            must(sealed in recorded, "ALARM: a deal that was broken off is missing")

    def check_link(self, n, link):
        other = self.written.get("otherLink")
        must(other is None or other["n"] != n, f"ALARM: entry {n} was shown with two hashes")
        seen = self.written["link"]
        if seen is not None and seen["n"] == n:
            must_equal(link, seen["hash"], "ALARM: the link")
        for links in self.shown:
            if links["from"] <= n <= links["to"]:
                links["running"] = sha256(links["running"] + "\n" + link)
            if n == links["to"]:
                must_equal(links["running"], links["hash"], "ALARM: the links that were shown")

    def check_end(self, lines):
        must(self.written.get("otherLink") is None, "ALARM: the client was shown two logs")
        seen = self.written["link"]
        must(seen is None or seen["n"] < lines, "ALARM: the client saw more than the record has")
        must(all(links["to"] < lines for links in self.shown), "ALARM: the client saw more than the record has")
        withheld = self.written.get("withheld")
        must(withheld is None, f"ALARM: the server left out links, first that of entry {withheld}")
