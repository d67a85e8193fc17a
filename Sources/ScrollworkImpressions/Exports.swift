// Rules, records and receipts are part of what a program says to a recorder.
@_exported import ImpressionLedger
