import Foundation
import LayerTree

// Draw commands in the format for the page:
//   ["f",path,paint,evenOdd]
//   ["s",path,paint,[width,cap,join,miter,[dash…],phase]]
//   ["t",x,y,paint,width,height,[[baseline,[run…]]…]]
//   ["i",picture,x,y,w,h,tint|0,smooth]
//   run [text,x,width,font,size,weight,flags,tracking,offset,color|0]; flags: 1 underline, 2 strikethrough,
//       4 italic, 8 small capitals, 16 right to left

/// The fonts and images that a command refers to, which aren't part of the message.
@MainActor
protocol ResourceBook: AnyObject {
    /// Returns the number of a font on the page.
    func font(of run: TextRun) -> Int
    func image(_ image: EncodedImage) -> UInt64
}

extension JSONBytes {
    @MainActor
    mutating func command(_ command: DrawCommand, _ book: any ResourceBook) {
        array { json in
            switch command {
            case .fill(let path, let paint, let evenOdd):
                json.string("f")
                json.path(path)
                json.paint(paint)
                json.bool(evenOdd)
            case .stroke(let path, let paint, let style):
                json.string("s")
                json.path(path)
                json.paint(paint)
                json.stroke(style)
            case .text(let layout, let point, let paint):
                json.string("t")
                json.point(point)
                json.paint(paint)
                json.number(layout.size.width)
                json.number(layout.size.height)
                json.lines(layout.lines, book)
            case .image(let image, let rect, let tint, let smooth):
                json.string("i")
                json.id(book.image(image))
                json.rect(rect)
                if let tint { json.color(tint) } else { json.integer(0) }
                json.bool(smooth)
            }
        }
    }

    private mutating func stroke(_ style: StrokeStyle) {
        array { json in
            json.number(style.lineWidth)
            json.integer(Int(style.lineCap.rawValue))
            json.integer(Int(style.lineJoin.rawValue))
            json.number(style.miterLimit)
            json.array { json in for length in style.dash { json.number(length) } }
            json.number(style.dashPhase)
        }
    }

    @MainActor
    private mutating func lines(_ lines: [TextLine], _ book: any ResourceBook) {
        array { json in
            for line in lines {
                json.array { json in
                    json.number(line.baseline)
                    json.array { json in for run in line.runs where run.attachment == nil { json.run(run, book) } }
                }
            }
        }
    }

    @MainActor
    private mutating func run(_ run: TextRun, _ book: any ResourceBook) {
        let flags =
            (run.hasUnderline ? 1 : 0) | (run.hasStrikethrough ? 2 : 0) | (run.font.isItalic ? 4 : 0)
            | (run.font.isSmallCaps ? 8 : 0) | (run.isRightToLeft ? 16 : 0)
        array { json in
            json.string(run.text)
            json.number(run.x)
            json.number(run.width)
            json.integer(book.font(of: run))
            json.number(run.font.size)
            json.integer(run.font.weight)
            json.integer(flags)
            json.number(run.tracking)
            json.number(run.baselineOffset)
            if let color = run.color { json.color(color) } else { json.integer(0) }
        }
    }
}
