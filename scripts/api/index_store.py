"""Reads the index of a build, which lists the uses of each symbol, through libIndexStore."""

import ctypes
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

DEFINITION = 1 << 0 | 1 << 1
REFERENCE = 1 << 2
RECORD = 2


@dataclass(frozen=True)
class Mention:
    """One reference to a symbol in the sources."""

    file: Path
    line: int
    name: str
    identifier: str


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    """Returns the libIndexStore of the toolchain of `swift`."""
    swift = Path(os.path.realpath(shutil.which("swiftc") or "swiftc")).parent
    for folder in (swift.parent / "lib", swift):
        for name in ("libIndexStore.so", "libIndexStore.dylib"):
            if (folder / name).exists():
                return ctypes.CDLL(str(folder / name))
    raise SystemExit("The toolchain has no libIndexStore.")


VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class IndexStore:
    def __init__(self, build):
        """Opens the index of a debug build in the folder `build`."""
        self.store = build / "index" / "store"
        self.library = library()
        pointer, text = ctypes.c_void_p, Text
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_reader_get_main_file", text, [pointer]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, VISIT]),
            ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
            ("unit_dependency_get_name", text, [pointer]),
            ("unit_dependency_get_filepath", text, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, VISIT]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_line_col", None, [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
            ("symbol_get_name", text, [pointer]),
            ("symbol_get_usr", text, [pointer]),
        ]:
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.handle = self.store_create(str(self.store).encode(), None)
        if not self.handle:
            raise SystemExit(f"There is no index in {self.store}: build with 'swift build' first.")

    def mentions(self, sources):
        """Returns all references to symbols in the Swift files under `sources`, in no particular order."""
        for file, record in self._records(sources).items():
            yield from self._mentions(file, record)

    def definitions(self, sources):
        """Returns the files under `sources` by the symbols that they define."""
        found = {}
        for file, record in self._records(sources).items():
            for mention in self._mentions(file, record, DEFINITION):
                found[mention.identifier] = file
        return found

    def files(self, sources):
        """Returns the Swift files under `sources` that the index contains."""
        return self._records(sources).keys()

    def _records(self, sources):
        """Returns the newest record of each file that still exists."""
        found = {}
        units = sorted((self.store / "v5" / "units").iterdir(), key=lambda unit: unit.stat().st_mtime)
        for unit in units:
            reader = self.unit_reader_create(self.handle, unit.name.encode(), None)
            if not reader:
                continue
            file = Path(str(self.unit_reader_get_main_file(reader)))
            if sources in file.parents and file.exists():
                def visit(_, dependency, file=file):
                    if self.unit_dependency_get_kind(dependency) == RECORD:
                        if str(self.unit_dependency_get_filepath(dependency)) == str(file):
                            found[file] = str(self.unit_dependency_get_name(dependency))
                    return True

                self.unit_reader_dependencies_apply_f(reader, None, VISIT(visit))
            self.unit_reader_dispose(reader)
        return found

    def _mentions(self, file, record, roles=REFERENCE):
        reader = self.record_reader_create(self.handle, record.encode(), None)
        found = []

        def visit(_, occurrence):
            if self.occurrence_get_roles(occurrence) & roles:
                line, column = ctypes.c_uint(), ctypes.c_uint()
                self.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
                symbol = self.occurrence_get_symbol(occurrence)
                found.append(Mention(file, line.value, str(self.symbol_get_name(symbol)), str(self.symbol_get_usr(symbol))))
            return True

        self.record_reader_occurrences_apply_f(reader, None, VISIT(visit))
        self.record_reader_dispose(reader)
        return found
