/// The outlines of symbols as UTF-8 text, one a line and ordered by name: the name, a tab, and the drawing.
///
/// A drawing is an equals sign and the name of an identical symbol, or it consists of areas for the winding rule. Lines
/// follow a tilde, and cut-out areas follow a percent sign. Coordinates are hundredths of a unit in a square of 16
/// units. They are absolute after `M`, and relative to the end of the previous element after `l` and `c`.
///
/// `scripts/symbols` writes the text, outlines.txt. All drawings except those in scripts/symbols.txt are outlines of
/// Bootstrap Icons 1.10, https://icons.getbootstrap.com, copyright 2019-2022 The Bootstrap Authors, under the MIT
/// license. Documentation/licenses/bootstrap-icons.txt has its text.
extern const unsigned char *const symbol_outlines;

/// The length of the text, in bytes.
extern const long symbol_outlines_length;
