// Programs use rules, records, and receipts with a recorder.
@_exported import ImpressionLedger
