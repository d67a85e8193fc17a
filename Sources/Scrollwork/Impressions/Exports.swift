// Rules are part of what a program says to a carousel.
@_exported import ImpressionLedger
