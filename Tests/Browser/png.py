"""Reads PNG files as browsers and Cairo write them: eight bits a channel, not interlaced."""

import struct
import zlib


class Picture:
    """Rows of red, green and blue."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        if data[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError(f"{path} is not a PNG file.")
        chunks, position = [], 8
        while position < len(data):
            length, kind = struct.unpack(">I4s", data[position:position + 8])
            body = data[position + 8:position + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlacing = struct.unpack(">IIBBBBB", body)
            elif kind == b"IDAT":
                chunks.append(body)
            position += length + 12
        if depth != 8 or color not in (2, 6) or interlacing:
            raise ValueError(f"{path} is a kind of PNG that is not read here.")
        self.channels = 3 if color == 2 else 4
        self.rows = self._unfilter(zlib.decompress(b"".join(chunks)))

    def _unfilter(self, data):
        size, step = self.width * self.channels, self.channels
        rows, above = [], bytearray(size)
        for y in range(self.height):
            start = y * (size + 1)
            kind, row = data[start], bytearray(data[start + 1:start + 1 + size])
            if kind == 1:
                for i in range(step, size):
                    row[i] = (row[i] + row[i - step]) & 255
            elif kind == 2:
                for i in range(size):
                    row[i] = (row[i] + above[i]) & 255
            elif kind == 3:
                for i in range(size):
                    row[i] = (row[i] + ((row[i - step] if i >= step else 0) + above[i]) // 2) & 255
            elif kind == 4:
                for i in range(size):
                    left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
                    row[i] = (row[i] + _paeth(left, above[i], corner)) & 255
            rows.append(row)
            above = row
        return rows

    def color(self, x, y):
        return tuple(self.rows[y][x * self.channels:x * self.channels + 3])

    def reduced(self, side):
        """Averages of squares of pixels, row by row; what is left over at the right and the bottom is not counted."""
        result = []
        for top in range(0, self.height - side + 1, side):
            for left in range(0, self.width - side + 1, side):
                pixels = [self.color(x, y) for y in range(top, top + side) for x in range(left, left + side)]
                result.append(tuple(sum(channel) / len(pixels) for channel in zip(*pixels)))
        return result


def _paeth(left, above, corner):
    estimate = left + above - corner
    return min((left, above, corner), key=lambda value: abs(estimate - value))
