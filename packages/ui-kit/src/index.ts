export { token } from './foundation/token.ts';
export type { TokenReference } from './foundation/token.ts';
export { GlobalStyle } from './foundation/global-style.ts';
export { breakpoint, media } from './foundation/breakpoints.ts';
export { focusRing, raisedSurface, touchTarget, truncate, visuallyHidden } from './foundation/styles.ts';
export { UiLocaleProvider, useUiLocale } from './foundation/locale.ts';
export type { UiLocale } from './foundation/locale.ts';
export { UiLinkProvider, useLinkElement } from './foundation/link.ts';

export { Icon } from './icons/icon.tsx';
export type { Glyph, IconProps } from './icons/icon.tsx';
export * from './icons/account.ts';
export * from './icons/actions.ts';
export * from './icons/games.ts';
export * from './icons/navigation.ts';

export { Button } from './actions/button.tsx';
export type { ButtonProps } from './actions/button.tsx';
export type { ButtonSize, ButtonVariant } from './actions/button-style.ts';
export { IconButton } from './actions/icon-button.tsx';
export type { IconButtonProps } from './actions/icon-button.tsx';
export { LinkButton } from './actions/link-button.tsx';
export type { LinkButtonProps } from './actions/link-button.tsx';
export { usePending } from './actions/use-pending.ts';

export { TextField } from './fields/text-field.tsx';
export type { TextFieldProps } from './fields/text-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export type { PasswordFieldProps } from './fields/password-field.tsx';
export { AmountField, toDecimalString } from './fields/amount-field.tsx';
export type { AmountFieldProps } from './fields/amount-field.tsx';
export { TextArea } from './fields/text-area.tsx';
export type { TextAreaProps } from './fields/text-area.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export type { CheckboxProps } from './fields/checkbox.tsx';
export { RadioGroup } from './fields/radio-group.tsx';
export type { Choice, RadioGroupProps } from './fields/radio-group.tsx';
export { Switch } from './fields/switch.tsx';
export type { SwitchProps } from './fields/switch.tsx';
export { FieldError } from './fields/field-parts.tsx';
export type { FieldErrorProps, FieldParts } from './fields/field-parts.tsx';

export { VisuallyHidden } from './layout/visually-hidden.tsx';

export { Modal } from './overlays/modal.tsx';
export type { ModalProps } from './overlays/modal.tsx';
export type { ModalLifecycle, OpenState } from './overlays/use-modal-lifecycle.ts';
