import type { ReactNode } from 'react';
import { token } from '../foundation/token.ts';
import { iconCheck } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { iconClose } from '../icons/navigation.ts';
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
  /** Names the list: "Your withdrawal". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** What is said of each state besides its look: "Done", "In progress". */
  readonly stateLabels: Readonly<Record<StepState, string>>;
  /** Side by side from a tablet's width on and below each other on a phone; `vertical` is below each other everywhere. */
  readonly orientation?: 'auto' | 'vertical';
}

const glyphs = { done: iconCheck, failed: iconClose } as const;

/** How far something has come: steps in their order, each with its state in colour, form and words. */
export function Stepper({ label, steps, stateLabels, orientation = 'auto' }: StepperProps) {
  // A step that failed is where things stand, unless another one is being done.
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
