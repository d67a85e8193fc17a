// Programs pass rules to a carousel.
@_exported import ImpressionLedger
