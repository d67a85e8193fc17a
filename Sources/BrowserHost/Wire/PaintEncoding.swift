import Foundation
import LayerTree

// Paths and paints in the format for the page:
//   path   ["R",x,y,w,h] | ["E",x,y,w,h] | ["Q",x,y,w,h,rx,ry] | ["P",…steps] | []
//   steps  0,x,y move · 1,x,y line · 2,cx,cy,x,y quad · 3,c1x,c1y,c2x,c2y,x,y cubic · 4 close
//   color "rrggbbaa"
//   paint  color | ["L",stops,x0,y0,x1,y1] | ["R",stops,cx,cy,r0,r1] | ["A",stops,cx,cy,a0,a1]
//   stops  [location,color,location,color,…]

extension JSONBytes {
    mutating func path(_ path: Path) {
        array { json in
            switch path.storage {
            case .empty: break
            case .rect(let rect):
                json.string("R")
                json.rect(rect)
            case .ellipse(let rect):
                json.string("E")
                json.rect(rect)
            case .roundedRect(let rect, let corner):
                json.string("Q")
                json.rect(rect)
                json.number(corner.width)
                json.number(corner.height)
            case .elements(let elements):
                json.string("P")
                for element in elements { json.step(element) }
            }
        }
    }

    mutating func paint(_ paint: Paint) {
        switch paint {
        case .color(let color):
            self.color(color)
        case .linearGradient(let stops, let from, let to):
            gradient("L", stops) { json in
                json.point(from)
                json.point(to)
            }
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            gradient("R", stops) { json in
                json.point(center)
                json.number(startRadius)
                json.number(endRadius)
            }
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            gradient("A", stops) { json in
                json.point(center)
                json.number(startAngle, decimals: 6)
                json.number(endAngle, decimals: 6)
            }
        }
    }

    mutating func color(_ color: RGBA) {
        func byte(_ component: Float) -> Int {
            // In this form, NaN is treated as 0.
            component > 0 ? Int((min(component, 1) * 255).rounded()) : 0
        }
        let value = byte(color.red) << 24 | byte(color.green) << 16 | byte(color.blue) << 8 | byte(color.alpha)
        let digits = String(value, radix: 16)
        string(String(repeating: "0", count: 8 - digits.count) + digits)
    }

    mutating func point(_ point: CGPoint) {
        number(point.x)
        number(point.y)
    }

    mutating func rect(_ rect: CGRect) {
        point(rect.origin)
        number(rect.width)
        number(rect.height)
    }

    private mutating func gradient(_ kind: String, _ stops: [GradientStop], _ geometry: (inout JSONBytes) -> Void) {
        array { json in
            json.string(kind)
            json.array { json in
                for stop in stops {
                    json.number(min(max(stop.location, 0), 1), decimals: 5)
                    json.color(stop.color)
                }
            }
            geometry(&json)
        }
    }

    private mutating func step(_ element: Path.Element) {
        switch element {
        case .move(let to):
            integer(0)
            point(to)
        case .line(let to):
            integer(1)
            point(to)
        case .quadCurve(let to, let control):
            integer(2)
            point(control)
            point(to)
        case .curve(let to, let control1, let control2):
            integer(3)
            point(control1)
            point(control2)
            point(to)
        case .closeSubpath:
            integer(4)
        }
    }
}
