import { Money } from './money.tsx';

export interface SignedMoneyProps {
  /** Exact decimal amount: `-12.50` or `12.50`. */
  readonly amount: string;
  /** Formats the absolute amount. */
  readonly format: (amount: string) => string;
}

const ZERO = /^-?0+(?:\.0+)?$/;

/** An amount with sign and colour; zero has neither. */
export function SignedMoney({ amount, format }: SignedMoneyProps) {
  const loss = amount.startsWith('-');
  const tone = ZERO.test(amount) ? 'neutral' : loss ? 'loss' : 'gain';
  return <Money tone={tone}>{format(loss ? amount.slice(1) : amount)}</Money>;
}
