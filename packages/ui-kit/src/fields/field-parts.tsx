import { useId } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconError } from '../icons/header.ts';

export interface FieldParts {
  /** Names the control, above it. */
  readonly label: ReactNode;
  /** Hides the label visually; it stays accessible. */
  readonly labelHidden?: boolean;
  /** Help text below the control. */
  readonly hint?: ReactNode;
  /** Error message; its presence marks the field as invalid. */
  readonly error?: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  readonly required?: boolean | undefined;
}

/** Ids and ARIA attributes that connect a control with its label, hint and error. */
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

/** Connects a control with its label, hint and error. `describedBy` adds ids of further descriptions. */
export function useField({ hint, error, required }: Pick<FieldParts, 'hint' | 'error' | 'required'>, id?: string, describedBy?: string): FieldWiring {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [hasContent(error) ? errorId : '', hasContent(hint) && hint !== error ? hintId : '', describedBy ?? ''].filter(Boolean);
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

/** Returns `aria-describedby` only when it is set, for props that do not accept undefined. */
export function describedBy(wiring: FieldWiring): { readonly 'aria-describedby'?: string } {
  const ids = wiring.aria['aria-describedby'];
  return ids === undefined ? {} : { 'aria-describedby': ids };
}

/** Whether a node renders anything. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

export const FieldRoot = styled.div`
  display: grid;
  gap: ${token.space[1]};
  min-inline-size: 0;
  text-align: start;
`;

export const fieldLabelStyle = css`
  display: block;
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.line.height.snug};

  &[data-required]::after {
    content: '*';
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
  margin: 0;
  text-wrap: pretty;
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

  /* No higher than the line of text beside it. */
  svg { margin-block: 0.08em -0.3em; }

  &:empty { display: none; }

  /* In a form whose gaps have room for it, one line lies in the gap below the field: nothing moves when it appears. */
  [data-error-lines] & {
    display: flex;
    margin-block-end: calc(-1em * ${token.line.height.snug});
    min-block-size: calc(1em * ${token.line.height.snug});
  }
  /* In place of the hint it takes the hint's room, and that of the empty line below it. */
  [data-error-lines] &[data-for-hint] { margin-block-end: ${token.space[1]}; }
`;

export interface FieldErrorProps {
  /** Referenced by the control's `aria-describedby`. */
  readonly id: string;
  /** The message; nothing shows without one. */
  readonly children: ReactNode;
}

/** Error message of a field. Its live region is always present, so that a new message is announced. */
export function FieldError(properties: FieldErrorProps) {
  return <ErrorLine {...properties} />;
}

/** @param forHint whether the message stands in place of the hint, which says the same */
function ErrorLine({ id, forHint = false, children }: FieldErrorProps & { readonly forHint?: boolean }) {
  return (
    <ErrorText id={id} aria-live="polite" data-part="error" data-for-hint={forHint ? '' : undefined}>
      {hasContent(children) ? (
        <>
          <Icon glyph={iconError} />
          <span>{children}</span>
        </>
      ) : null}
    </ErrorText>
  );
}

/** Hint and error below a control. The hint stays beside the error, unless that says the same: it says what would be right. */
export function FieldFooter({ wiring, hint, error }: { readonly wiring: FieldWiring; readonly hint: ReactNode; readonly error: ReactNode }) {
  const same = hasContent(hint) && hint === error;
  return (
    <>
      {hasContent(hint) && !same ? <Hint id={wiring.hintId}>{hint}</Hint> : null}
      <ErrorLine id={wiring.errorId} forHint={same}>
        {error}
      </ErrorLine>
    </>
  );
}
