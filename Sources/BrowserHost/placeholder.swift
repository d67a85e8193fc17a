// BrowserHost
