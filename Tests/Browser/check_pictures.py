"""Checks that a browser shows each exhibit of the gallery as `gallery --image` paints it.

    python3 check_pictures.py -- gallery --port 0

The variants are light, dark, right to left, twice the text size, two pixels per point, a wide window, and Persian. If
the environment variable PICTURES names a folder, the pictures and screenshots stay there. Requires the standard library
and Chromium only.
"""

import base64
import json
import os
import subprocess
import tempfile

from checks import Checks, equal, holds, settled

PHONE, WIDE = (390, 844), (1000, 700)
DAY, LOCALE = "2026-10-21", "en-US"
# Name: size, pixels per point, arguments for the picture, and query for the page.
VARIANTS = {
    "light": (PHONE, 1, [], ""),
    "dark": (PHONE, 1, ["--appearance", "dark"], "&appearance=dark"),
    "right_to_left": (PHONE, 1, ["--right-to-left"], "&direction=rtl"),
    "large_text": (PHONE, 1, ["--text-scale", "2"], "&scale=2"),
    "sharp": (PHONE, 2, [], ""),
    "wide": (WIDE, 1, [], ""),
    "persian": (PHONE, 1, ["--locale", "fa-IR", "--right-to-left"], "&locale=fa-IR"),
}
# The exhibits with Latin text after Persian digits.
PERSIAN = {"wheel-picker"}
# Slightly more than the difference from blending glyphs and edges differently.
MEAN, MOST, SQUARE = 0.05, 6, 4
# For text that is scaled down, such as on side pages and wheels. The browser positions its glyphs at fractions of a
# pixel, and the painter at whole pixels.
SQUARE_OF_SCALED_WORDS = {"looping-carousel": 24, "week-pager": 6, "wheel-picker": 12}
# A page realizes more months than a picture does. The estimated length of the months before them therefore differs by
# fractions of a point, and the position of a month after rounding by up to one pixel.
LONG, MOST_OF_LONG, SQUARE_OF_LONG = {"calendar", "month-calendar"}, 8, 12
SIDE = 8

check = Checks()


class Comparison:
    """The difference between a picture and a screenshot. See difference.js."""

    def __init__(self, painted, shown, browser, disturbance=None):
        with open(os.path.join(os.path.dirname(__file__), "difference.js")) as file:
            script = file.read()
        page = browser.open("about:blank")
        arguments = ", ".join(map(json.dumps, (self._data(painted), self._data(shown), disturbance, SIDE)))
        result = page.evaluate(f"({script})({arguments})")
        page.close()
        equal(result.get("sizes"), None, "the sizes of what was painted and shown")
        self.mean, self.most, self.square, self.place = (result[name] for name in ("mean", "most", "square", "place"))

    @staticmethod
    def _data(path):
        with open(path, "rb") as file:
            return base64.b64encode(file.read()).decode()

    def agrees(self, square=SQUARE, most=MOST):
        return self.mean <= MEAN and self.most <= most and self.square <= square

    def __str__(self):
        return (
            f"{self.mean:.3f} of 255 on average, over {self.most} in one pixel of a thousand, "
            f"{self.square:.1f} in the square at {tuple(self.place)}")


# Exhibits that show what happens as they run, and so are never the same twice.
LIVE = {"impressions"}


def paint(program, exhibit, variant, path):
    (width, height), scale, arguments, _ = VARIANTS[variant]
    subprocess.run(
        [
            program, "--image", exhibit, path, "--size", f"{width}x{height}", "--scale", str(scale), "--locale", LOCALE,
            *arguments,
        ],
        check=True)


def show(host, browser, exhibit, variant, path):
    (width, height), scale, _, query = VARIANTS[variant]
    address = f"{host.url}&exhibit={exhibit}&alone=1&today={DAY}&locale={LOCALE}{query}"
    page = browser.open(address, width=width, height=height, scale=scale, media={"prefers-color-scheme": "light"})
    settled(page)
    page.screenshot(path)
    equal(page.console, [], "the console")
    page.close()


def compare(program, exhibit, variant):
    def function(host, browser):
        with tempfile.TemporaryDirectory() as folder:
            folder = os.environ.get("PICTURES") or folder
            painted, shown = (os.path.join(folder, f"{exhibit}-{variant}-{how}.png") for how in ("painted", "shown"))
            paint(program, exhibit, variant, painted)
            show(host, browser, exhibit, variant, shown)
            found = Comparison(painted, shown, browser)
            limits = (SQUARE_OF_LONG, MOST_OF_LONG) if exhibit in LONG else (SQUARE_OF_SCALED_WORDS.get(exhibit, SQUARE),)
            holds(found.agrees(*limits), f"the pictures differ by {found}")
    return function


def add_exhibits(program):
    listed = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        exhibit = line.split()[0]
        if exhibit in LIVE:
            continue
        for variant in VARIANTS:
            if variant == "persian" and exhibit not in PERSIAN:
                continue
            check.named(f"{exhibit}_{variant}", compare(program, exhibit, variant))


@check
def visible_differences_are_found(host, browser):
    """Checks the measure: each disturbance must fail it, and a picture must agree with itself."""
    program = host.process.args[0]
    with tempfile.TemporaryDirectory() as folder:
        def painted(name, exhibit, *arguments):
            path = os.path.join(folder, f"{name}.png")
            subprocess.run([program, "--image", exhibit, path, "--scale", "1", *arguments], check=True)
            return path

        weeks = painted("weeks", "weeks")
        disturbances = {
            "nothing": None,
            "two pixels to the right": {"kind": "shift", "x": 2, "y": 0},
            "two pixels down": {"kind": "shift", "x": 0, "y": 2},
            "a word that is missing": {"kind": "fill", "color": "rgb(255 254 253)", "place": [150, 528, 90, 20]},
            "a speck of 6 by 6": {"kind": "fill", "color": "rgb(200 200 200)", "place": [40, 700, 6, 6]},
            "a hairline": {"kind": "fill", "color": "rgb(200 200 200)", "place": [20, 500, 350, 1]},
            "a part in another color": {"kind": "fill", "color": "rgb(235 232 228)", "place": [0, 0, 390, 150]},
        }
        for what, disturbance in disturbances.items():
            found = Comparison(weeks, weeks, browser, disturbance)
            equal(found.agrees(), what == "nothing", f"{what}, {found}")
        # The limits of long lists are wider, and find the same.
        calendar = painted("calendar", "calendar")
        disturbances["a word that is missing"]["place"] = [60, 528, 30, 20]
        for what in ("two pixels down", "a word that is missing", "a speck of 6 by 6"):
            found = Comparison(calendar, calendar, browser, disturbances[what])
            holds(not found.agrees(SQUARE_OF_LONG, MOST_OF_LONG), f"{what} in the calendar was not seen: {found}")
        others = {
            "another size of text": painted("larger", "weeks", "--text-scale", "1.1"),
            "another direction": painted("mirrored", "weeks", "--right-to-left"),
            "another appearance": painted("dark", "weeks", "--appearance", "dark"),
        }
        for what, other in others.items():
            found = Comparison(weeks, other, browser)
            holds(not found.agrees(), f"{what} was not seen: {found}")


# A page of black and white stripes under a bar that blurs them, as frames of the host: alone, in groups with a shadow
# 80 points below the bar, and in perspective. The second frame moves the stripes, which are then half as dense. The
# third changes only something in front of the shadow.
STRIPED = """
(async () => {
  const shadow = { shadows: [['0000ffff', 0, 0, 80]] };
  const arrangements = {
    alone: [{ i: 3, p: [0, 0], e: { backdrop: 16 } }],
    group: [{ i: 3, p: [0, 0], k: [5], e: shadow }, { i: 5, p: [0, 0], e: { backdrop: 16 } }],
    itself: [{ i: 3, p: [0, 0], e: { backdrop: 16, ...shadow } }],
    groups: [
      { i: 3, p: [0, -10], k: [4], e: { group: 1 }, o: 0.999 }, { i: 4, p: [0, 10], k: [5], e: shadow },
      { i: 5, p: [0, 0], e: { backdrop: 16 } },
    ],
    perspective: [
      { i: 3, p: [0, 0], k: [5], m: [1, 0, 0.000001, 0, 1, 0, 0, 0, 1] }, { i: 5, p: [0, 0], e: { backdrop: 16 } },
    ],
  };
  const shown = {};
  for (const [name, bars] of Object.entries(arrangements)) shown[name] = await paint(bars);
  return shown;

  async function paint(bars) {
    const [{ Layers }, { Painter }] = await Promise.all([import('/page/TOKEN/layers.js'), import('/page/TOKEN/painter.js')]);
    const canvas = document.createElement('canvas');
    const layers = new Layers();
    const painter = new Painter(canvas, layers, () => {});
    painter.resize(400, 300, 400, 300);
    const stripes = [['f', ['R', -400, 0, 1200, 300], 'ffffffff', 0]];
    for (let x = 0; x < 400; x += 8) stripes.push(['f', ['R', x, 0, 4, 300], '000000ff', 0]);
    for (let x = -400; x < 0; x += 16) stripes.push(['f', ['R', x, 0, 4, 300], '000000ff', 0]);
    const bar = ['f', ['R', 0, 0, 400, 60], 'f7f7f766', 0];
    layers.apply({ full: 1, root: 1, bg: 'ffffffff', l: [
      { i: 1, p: [0, 0], k: [2, 3, 6] }, { i: 2, p: [0, 0], d: stripes }, { i: 6, p: [0, 280], d: [] },
      ...bars.slice(0, -1), { ...bars.at(-1), d: [bar] },
    ] });
    const read = (y) => {
      painter.draw();
      const { data } = canvas.getContext('2d').getImageData(40, y, 320, 1);
      const reds = Array.from({ length: 320 }, (_, index) => data[4 * index]);
      return [Math.min(...reds), Math.max(...reds)];
    };
    const frames = [[30, 110, 200].map(read)];
    layers.apply({ l: [{ i: 2, p: [400, 0] }] });
    frames.push([30, 110, 200].map(read));
    layers.apply({ l: [{ i: 6, p: [0, 100], d: [['f', ['R', 0, 0, 10, 10], '00ff00ff', 0]] }] });
    frames.push([30, 110, 200].map(read));
    return frames;
  }
})()
"""


@check
def a_bar_blurs_the_stripes_under_it(host, browser):
    page = browser.open(host.url)
    settled(page)
    arrangements = page.evaluate(STRIPED.replace("TOKEN", host.token))
    page.close()
    for arrangement, frames in arrangements.items():
        for number, (bar, shadow, stripes) in enumerate(frames):
            what = f"{arrangement}, frame {number}"
            equal(stripes, [0, 255], f"{what}: the stripes")
            has_shadow = arrangement not in ("alone", "perspective")
            equal(shadow, [0, 0] if has_shadow else [0, 255], f"{what}: the red in the shadow")
            low, high = bar
            holds(high - low <= 6, f"{what}: the bar has stripes of {low} to {high}")
            # The bar's own color covers two fifths of what is behind it.
            expected = 0.4 * 247 + 0.6 * 255 * (1 / 2 if number == 0 else 3 / 4)
            holds(abs((low + high) / 2 - expected) < 6, f"{what}: {low} to {high} instead of {expected:.0f}")


def projections_are_exact(host, browser):
    """Content that is half a pixel from its place differs by half of the contrast of the stripes, which is 160 of 255."""
    with open(os.path.join(os.path.dirname(__file__), "projections.js")) as file:
        script = file.read()
    page = browser.open(host.url)
    settled(page)
    differences = page.evaluate(f"({script})({json.dumps(host.token)})")
    page.close()
    for mean, most in differences:
        holds(mean < 0.5 and most < 80, f"the differences {differences}")


check(projections_are_exact)


# A picture of a gradient and a half transparent circle on nothing, once without and once with each of the effects, as an
# array of channels for each.
EFFECTS = """
(async () => {
  const [{ Layers }, { Painter }] = await Promise.all([import('/page/TOKEN/layers.js'), import('/page/TOKEN/painter.js')]);
  const commands = [
    ['f', ['R', 20, 20, 80, 60], ['L', [0, 'ff2000ff', 0.5, '10c060ff', 1, '2040ffff'], 20, 20, 100, 80], 0],
    ['f', ['E', 60, 40, 50, 50], 'ffe00080', 0],
  ];
  const effects = {
    none: {}, saturation: { saturation: 0.3 }, vivid: { saturation: 2.5 }, brightness: { brightness: 0.25 },
    darkness: { brightness: -0.4 }, contrast: { contrast: 1.8 }, grayscale: { grayscale: 0.7 }, hue: { hue: 2 },
    inversion: { matrix: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0] },
    threshold: { threshold: [0.3, 0.8, '8040c0ff'] }, slight: { blur: 1.6 }, blur: { blur: 4 }, wide: { blur: 12 },
    all: { saturation: 1.5, brightness: 0.1, contrast: 1.2, grayscale: 0.2, hue: -1, blur: 3 }, backdrop: { backdrop: 9 },
  };
  const pictures = {};
  for (const [name, effect] of Object.entries(effects)) {
    const canvas = document.createElement('canvas');
    const layers = new Layers();
    const painter = new Painter(canvas, layers, () => {});
    painter.resize(120, 100, 120, 100);
    const cover = effect.backdrop ? [{ i: 3, p: [0, 0], d: [['f', ['R', 40, 0, 80, 100], '00000020', 0]], e: effect }] : [];
    layers.apply({ full: 1, root: 1, bg: 'ffffffff', l: [
      { i: 1, p: [0, 0], k: [2, ...cover.map(({ i }) => i)] },
      { i: 2, p: [0, 0], d: commands, e: effect.backdrop ? {} : effect }, ...cover,
    ] });
    painter.draw();
    pictures[name] = Array.from(canvas.getContext('2d').getImageData(0, 0, 120, 100).data);
  }
  return pictures;
})()
"""
# The canvas of Safari has no filters.
WITHOUT_FILTERS = "delete CanvasRenderingContext2D.prototype.filter;"


@check
def effects_look_the_same_on_a_canvas_without_filters(host, browser):
    pictures = []
    for script in None, WITHOUT_FILTERS:
        page = browser.open(host.url, before=script)
        settled(page)
        equal(page.evaluate("'filter' in CanvasRenderingContext2D.prototype"), script is None, "the filters of the canvas")
        pictures.append(page.evaluate(EFFECTS.replace("TOKEN", host.token)))
        page.close()
    filtered, computed = pictures
    for effect, picture in filtered.items():
        holds((picture != filtered["none"]) == (effect != "none"), f"{effect} has no effect")
        differences = sorted(abs(one - other) for one, other in zip(picture, computed[effect]))
        mean, most = sum(differences) / len(differences), differences[-len(differences) // 1000]
        holds(mean < 1 and most <= 8, f"{effect} differs by {mean:.2f} of 255 on average, and over {most} in one of a thousand")


# The colors of a line of a time axis, two points wide and as long as the content, with a shadow, and of a square beside
# it. At a certain length, a browser has no canvas for the line.
LINES = """
(async () => {
  const [{ Layers }, { Painter }] = await Promise.all([import('/page/TOKEN/layers.js'), import('/page/TOKEN/painter.js')]);
  const draw = (length) => {
    const layers = new Layers();
    const canvas = document.createElement('canvas');
    const painter = new Painter(canvas, layers, () => {});
    painter.resize(1440, 900, 2880, 1800);
    layers.apply({ full: 1, root: 1, bg: 'ffffffff', l: [
      { i: 1, p: [0, 0], k: [2, 3], c: ['R', 0, 0, 1440, 900] },
      { i: 2, p: [20, 0], d: [['f', ['R', 0, 0, 2, length], 'ff0000ff', 0]], e: { shadows: [['00000080', 2, 0, 0]] } },
      { i: 3, p: [0, 0], d: [['f', ['R', 100, 100, 50, 50], '0000ffff', 0]] },
    ] });
    painter.draw();
    return [[42, 42], [240, 240]].map(([x, y]) => canvas.getContext('2d').getImageData(x, y, 1, 1).data.join());
  };
  return [1000, 20000, 40000, 200000].map(draw);
})()
"""


def a_group_longer_than_a_canvas_is_drawn(host, browser):
    page = browser.open(host.url)
    settled(page)
    colors = page.evaluate(LINES.replace("TOKEN", host.token))
    equal(colors, [["255,0,0,255", "0,0,255,255"]] * 4, "the colors of the line and of the square")
    page.close()


check(a_group_longer_than_a_canvas_is_drawn)


# The colors of four squares, of which the browser fails to draw the second one: inside a clipped layer of a group. Then,
# the colors after it succeeds.
FAILURE = """
(async () => {
  const [{ Layers }, { Painter }] = await Promise.all([import('/page/TOKEN/layers.js'), import('/page/TOKEN/painter.js')]);
  const layers = new Layers();
  const canvas = document.createElement('canvas');
  const painter = new Painter(canvas, layers, () => {});
  painter.resize(40, 10, 40, 10);
  const square = (i, x) => ({ i, p: [x, 0], d: [['f', ['R', 0, 0, 10, 10], '0000ffff', 0]] });
  layers.apply({ full: 1, root: 1, bg: 'ffffffff', l: [
    { i: 1, p: [0, 0], k: [2, 3, 5, 6] }, square(2, 0),
    { i: 3, p: [10, 0], k: [4], c: ['R', 0, 0, 10, 10], e: { blend: 'multiply' } }, { ...square(4, 0), c: ['R', 0, 0, 10, 10] },
    square(5, 20), square(6, 30),
  ] });
  const colors = () => [5, 15, 25, 35].map((x) => canvas.getContext('2d').getImageData(x, 5, 1, 1).data.join());
  const fill = CanvasRenderingContext2D.prototype.fillRect;
  const { rect } = layers.find(4).commands[0].path;
  CanvasRenderingContext2D.prototype.fillRect = function (...all) {
    if (all.join() === rect.join() && this.canvas !== canvas) throw new Error('no memory');
    fill.apply(this, all);
  };
  for (let count = 0; count < 3; count += 1) {
    layers.damage.addAll();
    painter.draw();
  }
  const failed = colors();
  CanvasRenderingContext2D.prototype.fillRect = fill;
  layers.damage.addAll();
  painter.draw();
  return [failed, colors()];
})()
"""


@check
def a_layer_that_fails_leaves_the_others(host, browser):
    page = browser.open(host.url)
    settled(page)
    blue, white = "0,0,255,255", "255,255,255,255"
    equal(page.evaluate(FAILURE.replace("TOKEN", host.token)), [[blue, white, blue, blue], [blue] * 4], "the colors")
    equal(len([line for line in page.console if "no memory" in line]), 1, f"reports of the failure in {page.console}")
    page.close()


# The number of pixels of all canvases for a blur of hundreds of points, and the differences of its picture from one that
# the canvas blurs in full size.
WIDE = """
(async () => {
  const [{ Layers }, { Painter }] = await Promise.all([import('/page/TOKEN/layers.js'), import('/page/TOKEN/painter.js')]);
  const [width, height] = [300, 200];
  const paint = (sigma) => {
    let pixels = 0;
    const make = document.createElement;
    const canvases = [];
    document.createElement = function (...all) {
      const element = make.apply(this, all);
      canvases.push(element);
      return element;
    };
    const canvas = make.call(document, 'canvas');
    const layers = new Layers();
    const painter = new Painter(canvas, layers, () => {});
    painter.resize(width, height, width, height);
    layers.apply({ full: 1, root: 1, bg: 'ffffffff', l: [
      { i: 1, p: [0, 0], k: [2] },
      { i: 2, p: [0, 0], d: [['f', ['R', -100, 20, 260, 60], 'ff2000ff', 0], ['f', ['R', 160, 20, 300, 150], '2040ffff', 0]], e: { blur: sigma } },
    ] });
    painter.draw();
    document.createElement = make;
    for (const { width, height } of canvases) pixels += width * height;
    return { canvas, pixels };
  };
  const expected = (sigma) => {
    // Wide enough for everything that the blur reaches.
    const [x, y] = [700, 700];
    const [source, target] = [0, 0].map(() => Object.assign(document.createElement('canvas'), { width: width + 2 * x, height: height + 2 * y }).getContext('2d'));
    source.translate(x, y);
    source.fillStyle = '#ff2000';
    source.fillRect(-100, 20, 260, 60);
    source.fillStyle = '#2040ff';
    source.fillRect(160, 20, 300, 150);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    target.filter = `blur(${sigma}px)`;
    target.drawImage(source.canvas, 0, 0);
    context.drawImage(target.canvas, -x, -y);
    return canvas;
  };
  const data = (canvas) => canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const most = (sigma) => {
    const [one, other] = [data(paint(sigma).canvas), data(expected(sigma))];
    return one.reduce((sum, value, i) => Math.max(sum, Math.abs(value - other[i])), 0);
  };
  return { differences: [20, 70, 150].map(most), pixels: paint(1000).pixels };
})()
"""


@check
def a_wide_blur_uses_few_pixels(host, browser):
    page = browser.open(host.url)
    settled(page)
    found = page.evaluate(WIDE.replace("TOKEN", host.token))
    holds(all(most <= 6 for most in found["differences"]), f"the differences {found['differences']}")
    holds(found["pixels"] < 1e6, f"{found['pixels']} pixels for a page of 60,000")
    page.close()


if __name__ == "__main__":
    check.run(__doc__, prepare=add_exhibits)
