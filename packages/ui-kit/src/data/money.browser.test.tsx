import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Money } from './money.tsx';
import { SignedMoney } from './signed-money.tsx';

afterEach(cleanup);

/** An amount as `Intl` writes it: with a mark of direction first where the language has one. */
const arabic = (amount: string) => `\u200F${amount}\u00A0€`;
const english = (amount: string) => `€${amount}`;

describe('SignedMoney', () => {
  it.each([
    ['-5.00', english, '−€5.00'],
    ['12.50', english, '+€12.50'],
    ['0.00', english, '€0.00'],
    ['-5.00', arabic, '\u200F\u200E−5.00\u00A0€'],
    ['12.50', arabic, '\u200F\u200E+12.50\u00A0€'],
  ])('writes the sign of %s', (amount, format, expected) => {
    const { container } = render(<SignedMoney amount={amount} format={format} />);
    expect(container.textContent).toBe(expected);
  });

  it.each([english, arabic])('shows the sign left of the digits in every direction', (format) => {
    const { container } = render(
      <div dir="rtl">
        <SignedMoney amount="-5.00" format={format} />
      </div>,
    );
    const text = container.querySelector('bdi')!.firstChild!;
    const leftOf = (sign: string) => {
      const range = document.createRange();
      const at = text.textContent!.indexOf(sign);
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf('−')).toBeLessThan(leftOf('5'));
  });
});

describe('Money', () => {
  it('adds no second sign', () => {
    const { container } = render(<Money tone="loss">−€5.00</Money>);
    expect(container.textContent).toBe('−€5.00');
  });
});
