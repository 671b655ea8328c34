"""The source of all randomness: SHA-256 in counter mode, handed in from outside.

Word number i of a key is bytes 4·(i mod 8) … 4·(i mod 8)+3, big-endian, of
SHA-256(key ‖ (i div 8) as 8 bytes big-endian). `below(n)` takes words until one is less than the
greatest multiple of n that fits into 2³², and returns it modulo n. One possibility needs no word;
more than 2³² take as many words together as they need.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from librt.strings import read_i32_be
from mypy_extensions import i64, mypyc_attr

from serai.engine.errors import BadFile

WORD: Final = 1 << 32
WORDS_IN_BLOCK: Final = 8
MOST_STATE: Final = 1 << 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of unbiased draws that a key determines."""

    def __init__(self, key: bytes, word: int = 0) -> None:
        self.key = key
        self.word: i64 = word
        self._block = b""
        if word % WORDS_IN_BLOCK:
            self._refill()

    def _refill(self) -> None:
        number: int = self.word // WORDS_IN_BLOCK
        self._block = hashlib.sha256(self.key + number.to_bytes(8, "big")).digest()

    def _next_word(self) -> i64:
        place: i64 = self.word % WORDS_IN_BLOCK
        if place == 0:
            self._refill()
        self.word += 1
        return i64(read_i32_be(self._block, place * 4)) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """One of 0 … n−1, all equally likely."""
        if n == 1:
            return 0
        if n > WORD:
            return self._below_wide(n)
        count: i64 = n
        limit: i64 = WORD - WORD % count
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        return word % count

    def _below_wide(self, n: int) -> int:
        """The same with as many words together as n needs, the first one highest."""
        words = ((n - 1).bit_length() + 31) // 32
        limit = (1 << 32 * words) // n * n
        while True:
            wide = 0
            for _ in range(words):
                wide = wide << 32 | int(self._next_word())
            if wide < limit:
                return wide % n

    def pick(self, weights: list[int]) -> int:
        """An index, as likely as its weight: one piece out of a multiset."""
        total = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        index = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index


class QuickChance(Chance):
    """Draws for thinking ahead, many times as quick and a hair less even; never for a match.

    Multiply-with-carry: nothing in it exceeds 63 bits, so that compiled and interpreted agree.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self._state: i64 = seed % MOST_STATE + 1

    def below(self, n: int) -> int:
        if n > WORD >> 1:
            return self._below_wide(n)
        limit: i64 = n
        return self._quick_word() * limit >> 32

    def _quick_word(self) -> i64:
        low: i64 = 0xFFFFFFFF
        factor: i64 = 1791398085
        self._state = factor * (self._state & low) + (self._state >> 32)
        return self._state & low

    def _next_word(self) -> i64:
        return self._quick_word()


class RecordedChance(Chance):
    """Draws from a key and remembers what was drawn, for the log of a match."""

    def __init__(self, key: bytes, word: int = 0) -> None:
        super().__init__(key, word)
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        drawn = super().below(n)
        if n > 1:
            self.drawn.append(drawn)
        return drawn


class ScriptedChance(Chance):
    """Gives back draws that were made before, for replaying a match."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(b"")
        self.script = list(script)
        self.used = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used >= len(self.script):
            raise BadFile(
                "a draw is missing from the log: the file was cut or changed", "bad-draw_missing"
            )
        drawn = self.script[self.used]
        if not 0 <= drawn < n:
            raise BadFile(
                "the log holds the draw {drawn} where it must be below {n}",
                "bad-draw",
                drawn=drawn,
                n=n,
            )
        self.used += 1
        return drawn


def study_key(seed: int) -> bytes:
    """The key of a match made for study from a plain number."""
    return hashlib.sha256(b"serai study\0" + str(seed).encode()).digest()


def chance_of(seed: int) -> Chance:
    """A chance for study, random play and bots."""
    return Chance(study_key(seed))
