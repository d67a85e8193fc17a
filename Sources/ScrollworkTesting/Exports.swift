// Types that tests pass or receive, and that programs don't use.
@_exported import struct LayerTree.FeedbackEvent
@_exported import enum LayerTree.HostRequest
@_exported import struct LayerTree.KeyEvent
@_exported import struct LayerTree.KeyModifiers
@_exported import enum LayerTree.SemanticsAction
@_exported import struct LayerTree.SemanticsNode
@_exported import struct LayerTree.SemanticsNotification
@_exported import enum LayerTree.SemanticsRole
@_exported import struct LayerTree.SemanticsRotor
@_exported import struct LayerTree.SemanticsTraits
@_exported import enum LayerTree.SharedItem
@_exported import struct LayerTree.WheelEvent
