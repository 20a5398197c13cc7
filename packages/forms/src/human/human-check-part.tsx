import { useEffect, useRef } from 'react';
import { CaptchaPart } from './captcha-part.tsx';
import { HumanWidget } from './human-widget.tsx';
import type { HumanCheckState } from './use-human-check.ts';
import { WorkPart } from './work-part.tsx';

export interface HumanCheckPartProps {
  /** Of `useHumanCheck`: which question is asked, and its answer. */
  readonly check: HumanCheckState;
  /** Name of the field; `captcha` without it. */
  readonly name?: string;
  /** True without it. */
  readonly required?: boolean;
  /** Why the answer was refused, or that there is none. */
  readonly error?: string | undefined;
}

/**
 * A form's question whether a person fills it in: the captcha or the work in its place, or the outside provider's widget.
 */
export function HumanCheckPart({ check: { captcha, widget, work }, name = 'captcha', required = true, error }: HumanCheckPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(work.chosen);
  useEffect(() => {
    if (before.current === work.chosen) return;
    before.current = work.chosen;
    // The button that was pressed is gone.
    place.current?.querySelector<HTMLElement>('input, [data-field]')?.focus();
  }, [work.chosen]);
  if (widget !== undefined) return <HumanWidget name={name} widget={widget} required={required} error={error} />;
  return (
    <div ref={place}>
      {work.chosen ? <WorkPart name={name} work={work} required={required} error={error} /> : <CaptchaPart name={name} captcha={captcha} onNoPicture={work.choose} required={required} error={error} />}
    </div>
  );
}
