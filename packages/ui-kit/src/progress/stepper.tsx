import type { ReactNode } from 'react';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconClose } from '../icons/navigation.ts';
import { iconCheck } from '../icons/actions.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Marker, StepItem, StepList, Words } from './stepper-style.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface Step {
  readonly id: string;
  readonly label: ReactNode;
  /** A second line: when it was done, why it failed. */
  readonly description?: ReactNode;
  readonly state: StepState;
}

export interface StepperProps {
  /** Accessible name of the list: "Your withdrawal". */
  readonly label: string;
  /** First to last, each with its state. */
  readonly steps: readonly Step[];
  /** Text of each state: "Done", "In progress". */
  readonly stateLabels: Readonly<Record<StepState, string>>;
  /** `auto` is horizontal from tablet width and vertical on phones. */
  readonly orientation?: 'auto' | 'vertical';
}

const glyphs = { done: iconCheck, failed: iconClose } as const;

/** Steps of a process, each with its state shown by colour, icon and text. */
export function Stepper({ label, steps, stateLabels, orientation = 'auto' }: StepperProps) {
  // A failed step is the current one unless another is in progress.
  const at = steps.find(({ state }) => state === 'current') ?? steps.findLast(({ state }) => state === 'failed');
  return (
    <StepList aria-label={label} data-orientation={orientation}>
      {steps.map((step, index) => (
        <StepItem key={step.id} data-state={step.state} aria-current={step === at ? 'step' : undefined}>
          <Marker aria-hidden="true">{step.state === 'done' || step.state === 'failed' ? <Icon glyph={glyphs[step.state]} style={{ inlineSize: token.size.icon.sm }} /> : index + 1}</Marker>
          <Words data-part="words">
            <span data-part="label">{step.label}</span>
            <VisuallyHidden> {stateLabels[step.state]} </VisuallyHidden>
            {step.description === undefined ? null : <span data-part="description">{step.description}</span>}
          </Words>
        </StepItem>
      ))}
    </StepList>
  );
}
