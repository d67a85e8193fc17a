// PangoText
