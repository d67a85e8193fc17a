/// The declarations of the system's types. The order of the filename extensions of a type is the order of preference.
extension TypeDeclaration {
    static let system: [TypeDeclaration] = [
        TypeDeclaration("public.item"),
        TypeDeclaration("public.content"),
        TypeDeclaration("public.composite-content", parents: ["public.content"]),
        TypeDeclaration("public.data", parents: ["public.item"]),
        TypeDeclaration("public.directory", parents: ["public.item"]),
        TypeDeclaration("public.folder", parents: ["public.directory"]),
        TypeDeclaration("com.apple.package", parents: ["public.directory"]),
        TypeDeclaration("com.apple.bundle", parents: ["public.directory"]),
        TypeDeclaration("com.apple.resolvable"),
        TypeDeclaration("public.symlink", parents: ["public.item", "com.apple.resolvable"]),
        TypeDeclaration("com.apple.alias-file", parents: ["public.data", "com.apple.resolvable"]),
        TypeDeclaration("public.executable", parents: ["public.item"]),
        TypeDeclaration("com.apple.application", parents: ["public.executable"]),
        TypeDeclaration("public.disk-image", parents: ["public.archive"]),
        TypeDeclaration("public.archive", parents: ["public.item"]),
        TypeDeclaration(
            "public.zip-archive", parents: ["public.data", "public.archive"], extensions: ["zip"],
            mimeTypes: ["application/zip"]),
        TypeDeclaration(
            "org.gnu.gnu-zip-archive", parents: ["public.data", "public.archive"], extensions: ["gz", "gzip"],
            mimeTypes: ["application/gzip"]),
        TypeDeclaration(
            "public.bzip2-archive", parents: ["public.data", "public.archive"], extensions: ["bz2", "bzip2"],
            mimeTypes: ["application/x-bzip2"]),
        TypeDeclaration("public.text", parents: ["public.data", "public.content"]),
        TypeDeclaration(
            "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
        TypeDeclaration("public.utf8-plain-text", parents: ["public.plain-text"]),
        TypeDeclaration("public.utf16-plain-text", parents: ["public.plain-text"]),
        TypeDeclaration("public.delimited-values-text", parents: ["public.text"]),
        TypeDeclaration(
            "public.comma-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["csv"],
            mimeTypes: ["text/csv"]),
        TypeDeclaration(
            "public.tab-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["tsv"],
            mimeTypes: ["text/tab-separated-values"]),
        TypeDeclaration("public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf"]),
        TypeDeclaration(
            "com.apple.rtfd", parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"]),
        TypeDeclaration("com.apple.flat-rtfd", parents: ["public.data", "public.composite-content"]),
        TypeDeclaration(
            "public.html", parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
        TypeDeclaration("public.xml", parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml"]),
        TypeDeclaration(
            "public.yaml", parents: ["public.text"], extensions: ["yaml", "yml"], mimeTypes: ["application/yaml"]),
        TypeDeclaration("public.css", parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
        TypeDeclaration("public.json", parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
        TypeDeclaration(
            "public.geojson", parents: ["public.json"], extensions: ["geojson"], mimeTypes: ["application/geo+json"]),
        TypeDeclaration("com.apple.property-list", parents: ["public.data"], extensions: ["plist"]),
        TypeDeclaration("com.apple.xml-property-list", parents: ["com.apple.property-list", "public.xml"]),
        TypeDeclaration("com.apple.binary-property-list", parents: ["com.apple.property-list"]),
        TypeDeclaration("com.apple.log", parents: ["public.plain-text"], extensions: ["log"]),
        TypeDeclaration("public.source-code", parents: ["public.plain-text"]),
        TypeDeclaration("public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
        TypeDeclaration("public.c-source", parents: ["public.source-code"], extensions: ["c"]),
        TypeDeclaration("public.c-header", parents: ["public.source-code"], extensions: ["h"]),
        TypeDeclaration(
            "public.c-plus-plus-source", parents: ["public.source-code"], extensions: ["cpp", "cc", "cxx"]),
        TypeDeclaration("public.c-plus-plus-header", parents: ["public.source-code"], extensions: ["hpp", "hh"]),
        TypeDeclaration("public.objective-c-source", parents: ["public.source-code"], extensions: ["m"]),
        TypeDeclaration("public.script", parents: ["public.source-code"]),
        TypeDeclaration(
            "com.netscape.javascript-source", parents: ["public.source-code", "public.executable"], extensions: ["js"],
            mimeTypes: ["text/javascript"]),
        TypeDeclaration("public.shell-script", parents: ["public.script"], extensions: ["sh"]),
        TypeDeclaration("public.python-script", parents: ["public.shell-script"], extensions: ["py"]),
        TypeDeclaration("public.ruby-script", parents: ["public.shell-script"], extensions: ["rb"]),
        TypeDeclaration("public.perl-script", parents: ["public.shell-script"], extensions: ["pl"]),
        TypeDeclaration("public.php-script", parents: ["public.shell-script"], extensions: ["php"]),
        TypeDeclaration("public.make-source", parents: ["public.script"]),
        TypeDeclaration(
            "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
            mimeTypes: ["application/pdf"]),
        TypeDeclaration(
            "org.idpf.epub-container", parents: ["public.data", "public.composite-content"], extensions: ["epub"],
            mimeTypes: ["application/epub+zip"]),
        TypeDeclaration("public.image", parents: ["public.data", "public.content"]),
        TypeDeclaration("public.png", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
        TypeDeclaration(
            "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"]),
        TypeDeclaration("com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
        TypeDeclaration(
            "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
        TypeDeclaration("com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
        TypeDeclaration(
            "com.microsoft.ico", parents: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"]
        ),
        TypeDeclaration("com.apple.icns", parents: ["public.image"], extensions: ["icns"]),
        TypeDeclaration("public.camera-raw-image", parents: ["public.image"]),
        TypeDeclaration(
            "public.svg-image", parents: ["public.image"], extensions: ["svg"], mimeTypes: ["image/svg+xml"]),
        TypeDeclaration(
            "public.heif", parents: ["public.heif-standard"], extensions: ["heif"], mimeTypes: ["image/heif"]),
        TypeDeclaration(
            "public.heic", parents: ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"]),
        TypeDeclaration(
            "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
        TypeDeclaration("com.apple.live-photo"),
        TypeDeclaration("public.3d-content", parents: ["public.content"]),
        TypeDeclaration(
            "com.pixar.universal-scene-description-mobile", parents: ["public.3d-content", "public.data"],
            extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"]),
        TypeDeclaration("public.audiovisual-content", parents: ["public.data", "public.content"]),
        TypeDeclaration("public.movie", parents: ["public.audiovisual-content"]),
        TypeDeclaration("public.video", parents: ["public.movie"]),
        TypeDeclaration("public.audio", parents: ["public.audiovisual-content"]),
        TypeDeclaration(
            "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"],
            mimeTypes: ["video/quicktime"]),
        TypeDeclaration(
            "public.mpeg", parents: ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"]),
        TypeDeclaration("public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
        TypeDeclaration("public.avi", parents: ["public.movie"], extensions: ["avi"], mimeTypes: ["video/x-msvideo"]),
        TypeDeclaration("public.mp3", parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
        TypeDeclaration(
            "public.mpeg-4-audio", parents: ["public.audio", "public.mpeg-4"], extensions: ["m4a"],
            mimeTypes: ["audio/mp4"]),
        TypeDeclaration(
            "public.aiff-audio", parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
        TypeDeclaration(
            "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav"],
            mimeTypes: ["audio/vnd.wave"]),
        TypeDeclaration(
            "public.midi-audio", parents: ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi"]),
        TypeDeclaration("public.playlist"),
        TypeDeclaration(
            "public.m3u-playlist", parents: ["public.text", "public.playlist"], extensions: ["m3u"],
            mimeTypes: ["audio/mpegurl"]),
        TypeDeclaration("public.url", parents: ["public.data"]),
        TypeDeclaration("public.file-url", parents: ["public.url"]),
        TypeDeclaration("com.apple.internet-location", parents: ["public.data"]),
        TypeDeclaration("public.bookmark"),
        TypeDeclaration("public.contact"),
        TypeDeclaration(
            "public.vcard", parents: ["public.text", "public.contact"], extensions: ["vcf"], mimeTypes: ["text/vcard"]),
        TypeDeclaration("public.message"),
        TypeDeclaration("public.email-message", parents: ["public.message"]),
        TypeDeclaration("public.calendar-event"),
        TypeDeclaration("public.to-do-item"),
        TypeDeclaration("public.font"),
        TypeDeclaration("public.database"),
        TypeDeclaration("public.spreadsheet", parents: ["public.content"]),
        TypeDeclaration("public.presentation", parents: ["public.composite-content"]),
        TypeDeclaration("public.heif-standard", parents: ["public.image"]),
    ]
}
