"""Alternates the programs, and prints medians, spreads, and ratios. scripts/bench starts it."""
import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile

# Work, count, variant, and label of the row.
CASES = [
    ("list", 100, "default", "list of 100"),
    ("list", 10_000, "default", "list of 10,000"),
    ("list", 1_000_000, "default", "list of 1,000,000"),
    ("calendar", 1_212, "default", "calendar of 1,212 months"),
    ("calendar", 121_200, "default", "calendar of 121,200 months"),
    ("ruler", 101, "default", "ruler of 101 ticks"),
    ("ruler", 10_001, "default", "ruler of 10,001 ticks"),
    ("ruler", 101, "eager", "ruler of 101 ticks in an HStack"),
    ("ruler", 10_001, "eager", "ruler of 10,001 ticks in an HStack"),
    ("carousel", 10, "default", "carousel of 10 pages"),
    ("carousel", 1_000, "default", "carousel of 1,000 pages"),
]
# Pairs of rows with equal costs, compared within one run.
SCALES = [(0, 1), (2, 1), (4, 3), (6, 5), (8, 7), (10, 9)]
# Measurements that must not depend on the number of items: a small and a large case, more arguments, and the label of
# the row. Numbers have equally many digits in both cases. A step of 100,003 points is a jump in every frame.
SAME = [
    ("calendar", 1_212, 12_120, [], "calendar, 1,212 and 12,120 months"),
    ("list", 10_000, 10_000_000, ["--variant", "padded"], "list, 10,000 and 10,000,000 rows"),
    ("list", 10_000, 10_000_000, ["--variant", "padded", "--step", "100003"], "list, 10,000 and 10,000,000 rows, jumping"),
    ("ruler", 10_001, 10_000_001, [], "ruler, 10,001 and 10,000,001 ticks"),
    ("carousel", 10, 10_000, [], "carousel, 10 and 10,000 pages"),
]
# The maximum ratio of the large case to the small case.
TOLERANCE = 1.1
# The rows that other toolkits also have, and their variants, of which the best counts.
SHARED = {1: ["default"], 2: ["default"], 3: ["default", "weeks"], 6: ["default"], 9: ["default"]}
MODES = {"own": ["full", "record"], "qt": ["full", "nodraw"], "gtk": ["full", "snapshot"]}


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench")
    parser.add_argument("--launch", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--allocations", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--results", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--program", action="append", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=7, help="of every case; the default is 7")
    parser.add_argument("--only", default="", help="a part of the names of the cases to run")
    parser.add_argument("--same", action="store_true", help="check only that costs do not depend on the number of items")
    parser.add_argument("--quick", action="store_true", help="fewer frames")
    options = parser.parse_args()
    programs = dict(entry.split("=", 1) for entry in options.program)
    if options.same:
        sys.exit(0 if compare_sizes(Runner(options, programs, Display(False).environment)) else 1)
    cases = [index for index, case in enumerate(CASES) if options.only in case[3]]
    with Display(len(programs) > 1) as environment:
        runner = Runner(options, programs, environment)
        jobs = runner.jobs(cases)
        for name, index, variant, mode in jobs:
            runner.warm(name, index, variant, mode)
        for number in range(options.runs):
            random.Random(number).shuffle(jobs)
            for job in jobs:
                runner.measure(*job)
            print(f"run {number + 1} of {options.runs}", file=sys.stderr)
        runner.count_allocations(jobs)
    print_tables(runner.results, runner.allocations, cases)


class Display:
    """A screen in memory, for toolkits that don't start without a screen."""

    def __init__(self, needed):
        self.needed = needed
        self.server = None
        self.environment = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
        self.environment.update(LC_ALL="C.UTF-8", LANG="C.UTF-8", TZ="UTC")

    def __enter__(self):
        environment = self.environment
        if self.needed:
            self.folder = tempfile.TemporaryDirectory()
            read, write = os.pipe()
            self.server = subprocess.Popen(
                ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x900x24", "-nolisten", "tcp"],
                pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            os.close(write)
            with os.fdopen(read) as number:
                environment["DISPLAY"] = ":" + number.readline().strip()
            environment["XDG_RUNTIME_DIR"] = self.folder.name
        return environment

    def __exit__(self, *_):
        if self.server:
            self.server.terminate()
            self.server.wait()
            self.folder.cleanup()


class Runner:
    def __init__(self, options, programs, environment):
        self.options, self.programs, self.environment = options, programs, environment
        self.frames = 300 if options.quick else 1000
        # (program, case, variant, mode) -> the printed lines.
        self.results = {}
        self.allocations = {}
        self.file = open(options.results, "w")

    def jobs(self, cases):
        jobs = []
        for name in self.programs:
            for index in cases:
                variants = [CASES[index][2]] if name == "own" else SHARED.get(index, [])
                for variant in variants:
                    if variant != "weeks" or name == "gtk":
                        jobs += [(name, index, variant, mode) for mode in MODES[name]]
        return jobs

    def run(self, name, index, variant, mode, frames, environment=None):
        work, count = CASES[index][:2]
        return self.launch(
            name, ["--work", work, "--n", str(count), "--mode", mode, "--variant", variant, "--frames", str(frames)],
            environment)

    def launch(self, name, arguments, environment=None):
        command = [self.options.launch, self.programs[name], *arguments]
        done = subprocess.run(
            command, env=environment or self.environment, capture_output=True, text=True, timeout=600)
        if done.returncode != 0 or not done.stdout.strip():
            sys.exit(f"{' '.join(command)} failed: {done.stderr[-500:]}")
        return json.loads(done.stdout.strip().splitlines()[-1])

    def warm(self, *job):
        self.run(*job, 1)

    def measure(self, *job):
        line = self.run(*job, self.frames)
        self.results.setdefault(job, []).append(line)
        name, index, variant, mode = job
        self.file.write(json.dumps(dict(line, program=name, case=CASES[index][3])) + "\n")
        self.file.flush()

    def count_allocations(self, jobs):
        """Counts allocations in a short and a long run. The difference is the cost of the additional frames."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "count")
            environment = dict(
                self.environment, LD_PRELOAD=self.options.allocations, BENCH_ALLOCATIONS=path)
            for job in jobs:
                counts = []
                # The first frames fill caches.
                for frames in (100, 100 + self.frames):
                    self.run(*job, frames, environment)
                    with open(path) as file:
                        counts.append(int(file.read()))
                self.allocations[job] = (counts[1] - counts[0]) / self.frames


def compare_sizes(runner):
    """Alternates small and large cases, so that slow moments affect both. The result is the median of the ratios."""
    keys = [("a frame", "cpu_ms_per_frame"), ("first frame", "first_cpu_ms"), ("peak memory", "hwm_kb")]
    print("Large by small, medians; each may be " + f"{TOLERANCE:.2f} at most.\n")
    print("| Compared | " + " | ".join(f"{name} (CPU)" if "cpu" in key else name for name, key in keys) + " | |")
    print("| --- " * (len(keys) + 2) + "|")
    holds = True
    for work, small, large, more, title in SAME:
        if runner.options.only not in title:
            continue
        ratios = {key: [] for _, key in keys}
        for turn in range(runner.options.runs + 1):
            lines = {}
            # The first program also alternates.
            for count in (small, large) if turn % 2 else (large, small):
                lines[count] = runner.launch(
                    "own", ["--work", work, "--n", str(count), "--mode", "full", "--frames", str(runner.frames), *more])
            # The first turn is a warm-up.
            if turn:
                for _, key in keys:
                    ratios[key].append(lines[large][key] / lines[small][key])
        medians = [statistics.median(ratios[key]) for _, key in keys]
        is_same = all(median <= TOLERANCE for median in medians)
        holds = holds and is_same
        print(f"| {title} | " + " | ".join(f"{median:.2f}" for median in medians) + f" | {'holds' if is_same else 'FAILS'} |")
    return holds


def print_tables(results, allocations, cases):
    def values(job, key):
        return [line[key] for line in results[job]]

    def median(job, key):
        return statistics.median(values(job, key))

    def own(index, mode):
        return "own", index, CASES[index][2], mode

    def spread(job, key, digits):
        numbers = values(job, key)
        return f"{statistics.median(numbers):.{digits}f} ({min(numbers):.{digits}f}–{max(numbers):.{digits}f})"

    def worst(job):
        """Returns the cost of the most expensive frame. Each frame counts with the shortest of its times."""
        return max(map(min, zip(*(line["times"] for line in results[job]))))

    print("\n## CPU milliseconds per frame: median (least–most)\n")
    print("| Work | full | record | worst frame, full | record | allocations per frame |\n| --- | --- | --- | --- | --- | --- |")
    for index in cases:
        full, record = own(index, "full"), own(index, "record")
        print(f"| {CASES[index][3]} | {spread(full, 'cpu_ms_per_frame', 4)} | {spread(record, 'cpu_ms_per_frame', 4)} "
              f"| {worst(full):.3f} | {worst(record):.3f} | {allocations[record]:.1f} |")

    print("\n## Does the number of items matter?\n")
    print("| Compared | full | record | first frame | peak memory |\n| --- | --- | --- | --- | --- |")
    for large, small in SCALES:
        if large in cases and small in cases:
            ratios = [median(own(large, mode), key) / median(own(small, mode), key) for mode, key in (
                ("full", "cpu_ms_per_frame"), ("record", "cpu_ms_per_frame"), ("full", "first_wall_ms"), ("full", "hwm_kb"))]
            print(f"| {CASES[large][3]} / {CASES[small][3]} | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |")

    print("\n## Start and memory\n")
    print("| Work | first frame, ms of wall clock | ms of CPU | peak, MB |\n| --- | --- | --- | --- |")
    for index in cases:
        job = own(index, "full")
        print(f"| {CASES[index][3]} | {spread(job, 'first_wall_ms', 1)} | {median(job, 'first_cpu_ms'):.1f} "
              f"| {median(job, 'hwm_kb') / 1024:.1f} |")

    if any(job[0] != "own" for job in results):
        print_comparison(results, cases, median, own)

    calibration = [line["calib_ms"] for lines in results.values() for line in lines]
    print(f"\nA fixed piece of work after each run took {statistics.median(calibration):.1f} ms "
          f"({min(calibration):.1f}–{max(calibration):.1f}); where it took longer, the machine was busy.")


def print_comparison(results, cases, median, own):
    print("\n## Beside other toolkits\n")
    print("Each cell: ours, the better of the others, the ratio.\n")
    print("| Work | full, ms | nothing drawn, ms | first frame, ms | peak, MB |\n| --- | --- | --- | --- | --- |")
    for index in cases:
        if index not in SHARED:
            continue
        cells = []
        for drawn, key, unit, digits in ((True, "cpu_ms_per_frame", 1, 4), (False, "cpu_ms_per_frame", 1, 4),
                                         (True, "first_wall_ms", 1, 1), (True, "hwm_kb", 1024, 1)):
            others = [(median(job, key) / unit, job[0]) for job in results
                      if job[0] != "own" and job[1] == index and (job[3] == "full") == drawn]
            if not others:
                cells.append("–")
                continue
            best, name = min(others)
            mine = median(own(index, "full" if drawn else "record"), key) / unit
            cells.append(f"{mine:.{digits}f} / {best:.{digits}f} {name} = {mine / best:.2f}")
        print(f"| {CASES[index][3]} | " + " | ".join(cells) + " |")


main()
