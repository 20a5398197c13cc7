import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../../foundation/locale.ts';
import { AmountField } from './amount-field.tsx';

afterEach(cleanup);

let amount = '';

function show({ locale = 'en', exponent = 2, initial = '', takes = () => true, error }: { locale?: string; exponent?: number; initial?: string; takes?: (value: string) => boolean; error?: string } = {}) {
  amount = initial;
  function Field() {
    const [value, setValue] = useState(initial);
    const change = (next: string) => {
      if (!takes(next)) return;
      amount = next;
      setValue(next);
    };
    return (
      <UiLocaleProvider value={{ locale, direction: 'ltr' }}>
        <AmountField label="Amount" currency="₱" exponent={exponent} unclear={(example) => `Write the amount like ${example}.`} value={value} onChange={change} error={error} />
        <button type="button">Next</button>
        <button type="button" onClick={() => setValue('25')}>
          Quick amount
        </button>
      </UiLocaleProvider>
    );
  }
  render(<Field />);
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const problem = () => screen.queryByText(/^Write the amount like/)?.textContent;
const typeAndLeave = async (text: string) => {
  await userEvent.click(input());
  await userEvent.keyboard(text);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
};

async function paste(text: string) {
  await userEvent.click(input());
  document.execCommand('insertText', false, text);
}

describe('AmountField', () => {
  it.each([
    ['en', 2, '1,500.00', '1500.00', '1,500.00'],
    ['en', 2, '1,500', '1500', '1,500'],
    ['en', 2, '1,500,000', '1500000', '1,500,000'],
    ['en', 2, '1.500,00', '1500.00', '1,500.00'],
    ['en', 2, '0125.5', '125.5', '125.50'],
    ['de', 2, '1.500,5', '1500.5', '1.500,50'],
    ['de', 2, '1.500', '1500', '1.500'],
    ['en', 0, '50.000', '50000', '50,000'],
    ['ar', 2, '١٥٠٠٫٢٥', '1500.25', '1,500.25'],
  ])('reports in %s with %i decimals, typed key by key, %s as %s and then shows %s', async (locale, exponent, typed, expected, shown) => {
    show({ locale, exponent });
    await typeAndLeave(typed);
    expect([amount, input().value, problem()]).toEqual([expected, shown, undefined]);
  });

  it('keeps the text as typed while it has the focus', async () => {
    show();
    await userEvent.click(input());
    await userEvent.keyboard('01,500.0');
    expect(input().value).toBe('01,500.0');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(input().value).toBe('01,50');
  });

  it.each([
    ['1.500', 'pasted where the point is the decimal mark'],
    ['12.345', 'with too many decimals'],
    ['1.5k', 'with letters'],
    ['-5', 'below zero'],
  ])('reports no amount and shows an error for %s, %s', async (text) => {
    show();
    await paste(text);
    expect([amount, input().value, problem(), input().getAttribute('aria-invalid')]).toEqual(['', text, 'Write the amount like 1,234.50.', 'true']);
    await userEvent.clear(input());
    expect(problem()).toBeUndefined();
  });

  it('says that a text is not clear, not what the form says of a missing amount', async () => {
    show({ error: 'Please enter an amount.' });
    expect(screen.getByText('Please enter an amount.')).not.toBeNull();
    await userEvent.click(input());
    await userEvent.keyboard('1,500,0');
    expect([problem(), screen.queryByText('Please enter an amount.')]).toEqual(['Write the amount like 1,234.50.', null]);
  });

  it('shows no error for a group being typed, but for one left incomplete', async () => {
    show();
    await userEvent.click(input());
    await userEvent.keyboard('1,500,0');
    expect([amount, problem()]).toEqual(['', undefined]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect([amount, input().value, problem()]).toEqual(['', '1,500,0', 'Write the amount like 1,234.50.']);
  });

  it('writes the amount without groups for editing, selected after the Tab key', async () => {
    show({ initial: '1500' });
    expect(input().value).toBe('1,500');
    await userEvent.keyboard('{Tab}');
    expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['1500', 0, 4]);
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect([amount, input().value]).toEqual(['150', '150']);
  });

  it('keeps the amount that the parent has when it refuses another', async () => {
    show({ initial: '12', takes: (value) => value.length <= 3 });
    await userEvent.click(input());
    await userEvent.keyboard('{End}34');
    expect([amount, input().value]).toEqual(['123', '123']);
  });

  it('shows an amount set elsewhere in place of the typed text', async () => {
    show();
    await typeAndLeave('7.5.5');
    await userEvent.click(screen.getByRole('button', { name: 'Quick amount' }));
    expect([input().value, problem()]).toEqual(['25', undefined]);
  });
});
