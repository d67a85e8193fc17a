import unittest

from availability import guarded_lines

SOURCE = '''
func plain() {
    old()
    if #available(iOS 18, macOS 15, *) {
        new { inner() }
    } else {
        old()
    }
    let text = "} if #available(iOS 26, *) {"  // { @available(iOS 26, *)
    guard #available(iOS 17.4, *) else {
        return old()
    }
    newer()
}

@available(iOS 18, macOS 15, *)
struct New {
    var body = new()
}

struct Old {
    @available(*, deprecated)
    var body: Int { old() }
}
'''


class AvailabilityTests(unittest.TestCase):
    def setUp(self):
        self.guarded = guarded_lines(SOURCE)

    def certain(self, text):
        line = next(number for number, line in enumerate(SOURCE.splitlines(), 1) if text in line)
        return self.guarded.get(line, {})

    def test_block_of_if(self):
        self.assertEqual(self.certain("new { inner"), {"iOS": 18, "macOS": 15})

    def test_else_and_what_follows(self):
        lines = [number for number, line in enumerate(SOURCE.splitlines(), 1) if line.strip() == "old()"]
        self.assertEqual([self.guarded.get(line, {}) for line in lines], [{}, {}])

    def test_rest_of_a_scope_after_guard(self):
        self.assertEqual(self.certain("newer()"), {"iOS": 17.4})
        self.assertEqual(self.certain("return old()"), {})

    def test_declaration(self):
        self.assertEqual(self.certain("var body = new()"), {"iOS": 18, "macOS": 15})

    def test_strings_and_comments_say_nothing(self):
        self.assertEqual(self.certain("let text"), {})

    def test_deprecation_is_not_a_release(self):
        self.assertEqual(self.certain("var body: Int"), {})


if __name__ == "__main__":
    unittest.main()
