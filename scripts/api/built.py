"""What other compilations need to know of the package's modules that were built."""

import re
import subprocess
from pathlib import Path


class Built:
    def __init__(self, root):
        shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=root, stdout=subprocess.PIPE, text=True)
        self.folder = Path(shown.stdout.strip())
        plan = root / ".build" / "debug.yaml"
        if not (self.folder / "Modules" / "ScrollworkTesting.swiftmodule").exists() or not plan.exists():
            raise SystemExit("Build first: this is checked against the modules of the package")
        self.plan = plan.read_text()

    @property
    def imports(self):
        """Where the modules are, and those in C."""
        maps = sorted(set(re.findall(r'-fmodule-map-file=([^"]+)', self.plan)))
        headers = sorted(set(re.findall(r'"(-I/usr/[^"]+)"', self.plan)))
        return ["-I", str(self.folder / "Modules"), *(part for option in headers for part in ("-Xcc", option)),
                *(part for file in maps for part in ("-Xcc", f"-fmodule-map-file={file}"))]

    @property
    def package_name(self):
        """The name under which the modules know each other's `package` declarations."""
        return re.search(r'"-module-name","ViewRuntime".*?"-package-name","(\w+)"', self.plan)[1]
