@_exported import Foundation
@_exported import class ViewRuntime.NSItemProvider
@_exported import protocol ViewRuntime.TransferRepresentation
@_exported import protocol ViewRuntime.Transferable
@_exported import struct ViewRuntime.CodableRepresentation
@_exported import struct ViewRuntime.DataRepresentation
@_exported import struct ViewRuntime.FileRepresentation
@_exported import struct ViewRuntime.ProxyRepresentation
@_exported import struct ViewRuntime.ReceivedTransferredFile
@_exported import struct ViewRuntime.SentTransferredFile
@_exported import struct ViewRuntime.TransferRepresentationBuilder
@_exported import struct ViewRuntime.TransferRepresentationVisibility
@_exported import struct ViewRuntime.TupleTransferRepresentation
