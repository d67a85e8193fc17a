/// The properties that controls inherit from the views around them.
struct ControlValues: EnvironmentGroup {
    static var slot: EnvironmentSlot { .controls }
    static let initial = EnvironmentBox(ControlValues())

    var size = ControlSize.regular
    var hidesLabels = false
    /// Whether labels without a style show only their icons, as in bars.
    var prefersIcons = false
    var repeatBehavior = ButtonRepeatBehavior.automatic
    var springLoading = SpringLoadingBehavior.automatic
    /// The effect of views whose hover effect is automatic.
    var hoverEffect = HoverEffect.highlight
    var disablesHoverEffects = false
    var borderShape = ButtonBorderShape.automatic
    var buttonStyle: StyleChoice<PrimitiveButtonStyleConfiguration>?
    var toggleStyle: StyleChoice<ToggleStyleConfiguration>?
    var labelStyle: StyleChoice<LabelStyleConfiguration>?
    var progressStyle: StyleChoice<ProgressViewStyleConfiguration>?
    var pickerStyle = _PickerLook.Kind.automatic
    var gaugeStyle: StyleChoice<GaugeStyleConfiguration>?
    var datePickerStyle: StyleChoice<DatePickerStyleConfiguration>?
    var menuStyle: StyleChoice<MenuStyleConfiguration>?
    var formStyle: StyleChoice<FormStyleConfiguration>?
    var controlGroupStyle: StyleChoice<ControlGroupStyleConfiguration>?
    var groupBoxStyle: StyleChoice<GroupBoxStyleConfiguration>?
    var labeledContentStyle: StyleChoice<LabeledContentStyleConfiguration>?
    var disclosureStyle: StyleChoice<DisclosureGroupStyleConfiguration>?
}

extension EnvironmentValues {
    var controlValues: ControlValues {
        @inline(__always) _read { yield self[group: ControlValues.self] }
        _modify { yield &self[group: ControlValues.self] }
    }
}

extension View {
    nonisolated func controls(
        _ change: @escaping (inout ControlValues) -> Void
    ) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
        modifier(_EnvironmentTransformModifier { change(&$0.controlValues) })
    }
}
