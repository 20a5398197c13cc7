import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const rule = 'Use 4 to 16 letters.';
const field = (error?: string) => <TextField label="User name" hint={rule} error={error} value="" onChange={() => {}} />;
const described = () => (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('keeps its hint beside an error, and describes its control by both', () => {
    const { rerender } = render(field());
    expect(described()).toEqual([rule]);
    rerender(field('Please fill in this field.'));
    expect(screen.getByText(rule)).not.toBeNull();
    expect(described()).toEqual(['Please fill in this field.', rule]);
  });

  it('shows an error in place of a hint that says the same', () => {
    render(field(rule));
    expect(screen.getAllByText(rule)).toHaveLength(1);
    expect(described()).toEqual([rule]);
  });

  it('takes the same space with an error of one line as without, beside its hint or in place of it, in a form that reserves a line', () => {
    const style = document.documentElement.style;
    // The measures that a brand brings.
    for (const [measure, value] of [['font-size-sm', '0.8125rem'], ['line-height-snug', '1.3'], ['space-1', '0.25rem']] as const) style.setProperty(`--${measure}`, value);
    const heightOf = (hint: string | undefined, error: string | undefined) => {
      const { container, unmount } = render(
        <form data-error-lines="">
          <TextField label="User name" hint={hint} error={error} value="" onChange={() => {}} />
        </form>,
      );
      const { height } = container.getBoundingClientRect();
      unmount();
      return height;
    };
    const missing = 'Please fill in this field.';
    const plain = heightOf(undefined, undefined);
    expect(heightOf(undefined, missing)).toBeCloseTo(plain, 1);
    const hinted = heightOf(rule, undefined);
    expect(heightOf(rule, rule)).toBeCloseTo(hinted, 0);
    expect(heightOf(rule, missing)).toBeCloseTo(hinted, 1);
    // The next field is as far from what is last to be seen: the control, or the hint of one line below it.
    expect(hinted - plain).toBeCloseTo(4 + 13 * 1.3, 1);
    document.documentElement.removeAttribute('style');
  });

  it.each([
    ['beside its icon at the start of the page', undefined, ['rtl', 'ltr', 'right']],
    ['after the prefix that it continues', '+63', ['ltr', 'ltr', 'left']],
  ])('writes a number left to right on a page from right to left, %s', (_, prefix, expected) => {
    render(
      <div dir="rtl">
        <TextField label="Code" leftToRight prefix={prefix} value="123456" onChange={() => {}} />
      </div>,
    );
    const input = screen.getByRole('textbox');
    const { direction, textAlign } = getComputedStyle(input);
    expect([getComputedStyle(input.parentElement!).direction, direction, textAlign]).toEqual(expected);
  });
});
