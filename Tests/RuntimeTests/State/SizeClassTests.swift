import Foundation
import Testing

@testable import ViewRuntime

@Suite struct SizeClassTests {
    @Test(
        arguments: [
            (699, 500, .compact, .regular), (700, 500, .regular, .regular), (899, 499, .compact, .compact),
            (900, 499, .regular, .compact), (390, 844, .compact, .regular),
        ] as [(CGFloat, CGFloat, UserInterfaceSizeClass, UserInterfaceSizeClass)])
    func theSizeOfAWindowDeterminesItsClasses(
        width: CGFloat, height: CGFloat, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
    ) {
        let classes = SizeClasses(windowSize: CGSize(width: width, height: height))
        #expect(classes.horizontal == horizontal && classes.vertical == vertical)
    }
}
