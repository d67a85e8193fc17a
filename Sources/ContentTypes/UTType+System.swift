extension UTType {
    /// Anything: a file, a directory, or data.
    public static var item: UTType { UTType(known: "public.item") }
    /// Anything that contains data a person reads or edits.
    public static var content: UTType { UTType(known: "public.content") }
    /// Content of several kinds, such as a document with text and images.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Any sequence of bytes.
    public static var data: UTType { UTType(known: "public.data") }
    /// A directory.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// A directory that a person sees.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// A directory that a person sees as one document.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// A directory with the structure of a bundle.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// A reference to something else, such as a symbolic link.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// A symbolic link.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// An alias to a file.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// Something that a system executes.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// An application.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// An image of a disk.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// An archive of files and directories.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// A zip archive.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// A gzip archive.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// A bzip2 archive.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// Any text, including markup and source code.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text without markup, in an unspecified encoding.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Text without markup in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Text without markup in UTF-16.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Text in which delimiters separate values.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Comma-separated values.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Tab-separated values.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Text in the rich text format.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// Rich text with attachments, in a package.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// Rich text with attachments, in one file.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// HTML.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// A style sheet.
    public static var css: UTType { UTType(known: "public.css") }
    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }
    /// GeoJSON.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    /// A property list.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// A property list in XML.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// A binary property list.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// A log.
    public static var log: UTType { UTType(known: "com.apple.log") }
    /// Source code in any language.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Source code in Swift.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// Source code in C.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// A header in C.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// Source code in C++.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// A header in C++.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// Source code in Objective-C.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// Source code of a script.
    public static var script: UTType { UTType(known: "public.script") }
    /// JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// A shell script.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// A Python script.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// A Ruby script.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// A Perl script.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// A PHP script.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// A makefile.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// A PDF document.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// An electronic book.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// Any image.
    public static var image: UTType { UTType(known: "public.image") }
    /// A PNG image.
    public static var png: UTType { UTType(known: "public.png") }
    /// A JPEG image.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// A GIF image.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// A TIFF image.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// A BMP image.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// A Windows icon.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// An Apple icon.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// Raw image data of a camera.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// An SVG image.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// A HEIF image.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// A HEIC image.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// A WebP image.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// A live photo.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// A three-dimensional model.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// A USDZ model.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// Audio or video.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Video that may contain audio.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video without audio.
    public static var video: UTType { UTType(known: "public.video") }
    /// Audio without video.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// An MPEG movie.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// An MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// An AVI movie.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// MP3 audio.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// AIFF audio.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// WAV audio.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// MIDI audio.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// A list of media.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// An M3U playlist.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// A URL.
    public static var url: UTType { UTType(known: "public.url") }
    /// The URL of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// A bookmark of a location on the network.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// A bookmark.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// A contact.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// A contact as a vCard.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// A message.
    public static var message: UTType { UTType(known: "public.message") }
    /// An email message.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// An event of a calendar.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// A reminder.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// A font.
    public static var font: UTType { UTType(known: "public.font") }
    /// A database.
    public static var database: UTType { UTType(known: "public.database") }
    /// A spreadsheet.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// A presentation.
    public static var presentation: UTType { UTType(known: "public.presentation") }
}
