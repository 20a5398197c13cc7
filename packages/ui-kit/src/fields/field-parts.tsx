import { useId } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconError } from '../icons/actions.ts';

/** What every field has around its control. */
export interface FieldParts {
  readonly label: ReactNode;
  /** Hides the label from sight where the design says it otherwise; it is still spoken. */
  readonly labelHidden?: boolean;
  /** Help that stands under the control all the time. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the field as invalid. */
  readonly error?: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  readonly required?: boolean | undefined;
}

/** Ids and ARIA attributes that tie a control to its label, help and error. */
export interface FieldWiring {
  readonly controlId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

/** Wires a control to the parts around it. `describedBy` adds ids of further descriptions. */
export function useField({ hint, error, required }: Pick<FieldParts, 'hint' | 'error' | 'required'>, id?: string, describedBy?: string): FieldWiring {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [hasContent(error) ? errorId : '', hasContent(hint) ? hintId : '', describedBy ?? ''].filter(Boolean);
  return {
    controlId,
    hintId,
    errorId,
    aria: {
      'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
      'aria-invalid': hasContent(error) ? true : undefined,
      'aria-required': required === true ? true : undefined,
    },
  };
}

/** The description attribute alone, for controls that want it absent rather than undefined. */
export function describedBy(wiring: FieldWiring): { readonly 'aria-describedby'?: string } {
  const ids = wiring.aria['aria-describedby'];
  return ids === undefined ? {} : { 'aria-describedby': ids };
}

/** Whether a node would show anything. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

export const FieldRoot = styled.div`
  display: grid;
  gap: ${token.space[1]};
  min-inline-size: 0;
  text-align: start;
`;

/** How labels are set. */
export const fieldLabelStyle = css`
  display: block;
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.line.height.snug};

  &[data-required]::after {
    content: '*' / '';
    margin-inline-start: 0.25em;
    color: ${token.color.status.danger.fg};
  }

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const FieldLabel = styled.label`
  ${fieldLabelStyle}
`;

const Hint = styled.p`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  line-height: ${token.line.height.snug};
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${token.space[1]};
  color: ${token.color.status.danger.fg};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.line.height.snug};

  svg { margin-block-start: 0.08em; }

  &:empty { display: none; }
`;

export interface FieldErrorProps {
  /** The id that the control's `aria-describedby` names. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The message of a field that is wrong. The live region stands from the start, so that a new message is spoken. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorText id={id} aria-live="polite">
      {hasContent(children) ? (
        <>
          <Icon glyph={iconError} />
          <span>{children}</span>
        </>
      ) : null}
    </ErrorText>
  );
}

/** Help and error under a control. */
export function FieldFooter({ wiring, hint, error }: { readonly wiring: FieldWiring; readonly hint: ReactNode; readonly error: ReactNode }) {
  return (
    <>
      <FieldError id={wiring.errorId}>{error}</FieldError>
      {hasContent(hint) ? <Hint id={wiring.hintId}>{hint}</Hint> : null}
    </>
  );
}
