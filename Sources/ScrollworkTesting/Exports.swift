// What tests hand in or get back, which programs never see.
@_exported import struct LayerTree.FeedbackEvent
@_exported import struct LayerTree.KeyEvent
@_exported import struct LayerTree.KeyModifiers
@_exported import enum LayerTree.SemanticsAction
@_exported import struct LayerTree.SemanticsNode
@_exported import struct LayerTree.SemanticsNotification
@_exported import enum LayerTree.SemanticsRole
@_exported import struct LayerTree.SemanticsRotor
@_exported import struct LayerTree.SemanticsTraits
@_exported import struct LayerTree.WheelEvent
