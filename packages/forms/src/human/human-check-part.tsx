import { CaptchaPart } from './captcha-part.tsx';
import { HumanWidget } from './human-widget.tsx';
import type { HumanCheckState } from './use-human-check.ts';

export interface HumanCheckPartProps {
  readonly check: HumanCheckState;
  /** True without it. */
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** A form's question whether a person fills it in: the captcha, or the outside provider's widget. Its field is called `captcha`. */
export function HumanCheckPart({ check, required = true, error }: HumanCheckPartProps) {
  return check.widget === undefined ? <CaptchaPart captcha={check.captcha} required={required} error={error} /> : <HumanWidget widget={check.widget} required={required} error={error} />;
}
