// ImageHost
