import { Money } from '@livery/ui-kit';

const NOTHING = /^-?0+(?:\.0+)?$/;

/** An exact amount, `-12.50` or `12.50`, whose direction shows by sign and colour. `format` is given the amount without its sign. */
export function SignedMoney({ amount, format }: { readonly amount: string; readonly format: (amount: string) => string }) {
  const loss = amount.startsWith('-');
  const tone = NOTHING.test(amount) ? 'neutral' : loss ? 'loss' : 'gain';
  return <Money tone={tone}>{format(loss ? amount.slice(1) : amount)}</Money>;
}
