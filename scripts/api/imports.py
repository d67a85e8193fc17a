"""The modules that a Swift file imports."""

import re

_KINDS = "class|enum|func|let|protocol|struct|typealias|var"
_IMPORT = re.compile(
    rf"^\s*(?:@\w+(?:\([^)]*\))? |public |package |internal )*import (?:(?:{_KINDS}) )?(\w+)", re.MULTILINE)


def imports(path):
    return _IMPORT.findall(path.read_text())
