// The platform's mathematics library provides exp, log, sin, and cos. Without a C library, as in Embedded Swift for a
// bare WebAssembly module, `PortableMathematics` computes them, so the module links against nothing.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc) || canImport(ucrt)
@usableFromInline func exponential(_ x: Double) -> Double { exp(x) }
@usableFromInline func naturalLogarithm(_ x: Double) -> Double { log(x) }
@usableFromInline func sine(_ x: Double) -> Double { sin(x) }
@usableFromInline func cosine(_ x: Double) -> Double { cos(x) }
#else
@usableFromInline func exponential(_ x: Double) -> Double { PortableMathematics.exponential(x) }
@usableFromInline func naturalLogarithm(_ x: Double) -> Double { PortableMathematics.naturalLogarithm(x) }
@usableFromInline func sine(_ x: Double) -> Double { PortableMathematics.sine(x) }
@usableFromInline func cosine(_ x: Double) -> Double { PortableMathematics.cosine(x) }
#endif
