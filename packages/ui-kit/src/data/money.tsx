import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

export interface MoneyProps {
  /** The amount, formatted for the reader; without a sign when `tone` is set. */
  readonly children: string;
  /** Gain and loss get a sign as well as a colour, so that colour is not the only cue. */
  readonly tone?: 'gain' | 'loss' | 'neutral';
  /** Text size; `lg` and `xl` for the main figure of a part. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
}

const Sum = styled.bdi`
  font-family: ${token.font.family.numeric};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${token.font.weight.semibold};
  white-space: nowrap;

  &[data-tone='gain'] { color: ${token.color.money.gain}; }
  &[data-tone='loss'] { color: ${token.color.money.loss}; }
  &[data-tone='neutral'] { color: ${token.color.money.neutral}; }
  &[data-size='sm'] { font-size: ${token.font.size.sm}; }
  &[data-size='lg'] { font-size: ${token.font.size.xl}; }
  &[data-size='xl'] { font-size: ${token.font.size.h1}; letter-spacing: ${token.tracking.display}; }
`;

const SIGNED = /^[\u200e\u200f\u061c]*[+\-\u2212]/;
const SIGNS = { gain: '+', loss: '\u2212' } as const;

/** An amount with a sign where Intl puts it: after the marks of direction, and left of the digits in every direction. */
export function withSign(amount: string, sign: string): string {
  return amount.replace(/^[\u200e\u200f\u061c]*/, (marks) => `${marks}${marks && '\u200e'}${sign}`);
}

/** An amount of money in tabular digits. */
export function Money({ children, tone, size = 'md' }: MoneyProps) {
  return (
    <Sum data-tone={tone} data-size={size}>
      {(tone !== 'gain' && tone !== 'loss') || SIGNED.test(children) ? children : withSign(children, SIGNS[tone])}
    </Sum>
  );
}
