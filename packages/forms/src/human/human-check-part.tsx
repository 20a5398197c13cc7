import { CaptchaPart } from './captcha-part.tsx';
import { HumanWidget } from './human-widget.tsx';
import type { HumanCheckState } from './use-human-check.ts';

/** Properties of {@link HumanCheckPart}. */
export interface HumanCheckPartProps {
  readonly check: HumanCheckState;
  readonly error?: string | undefined;
}

/** A form's question whether a person fills it in: the captcha, or the outside provider's widget. Its field is called `captcha`. */
export function HumanCheckPart({ check, error }: HumanCheckPartProps) {
  return check.widget === undefined ? <CaptchaPart captcha={check.captcha} error={error} /> : <HumanWidget widget={check.widget} error={error} />;
}
