import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { Meter, meterRange } from './meter.tsx';
import type { MeterRange } from './meter.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Stepper } from './stepper.tsx';
import type { StepState } from './stepper.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const filled = (bar: HTMLElement) => {
  const track = bar.lastElementChild as HTMLElement;
  return Math.round(((track.firstElementChild?.getBoundingClientRect().width ?? 0) / track.getBoundingClientRect().width) * 100);
};

describe('ProgressBar', () => {
  it('has a name and a percentage in Latin digits in Arabic too', () => {
    render(
      <UiLocaleProvider value={{ locale: 'ar-EG', direction: 'rtl' }}>
        <ProgressBar label="Upload" value={1} max={4} />
      </UiLocaleProvider>,
    );
    const bar = screen.getByRole('progressbar', { name: 'Upload' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['1', expect.stringContaining('25')]);
  });

  it('has its value text in place of the percentage', () => {
    render(<ProgressBar label="Upload" value={2} max={3} valueText="2 of 3 files" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 3 files');
    expect(screen.getByText('2 of 3 files')).not.toBeNull();
  });

  it('has no value when indeterminate', () => {
    render(<ProgressBar label="Waiting" />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });

  it.each([
    [Number.NaN, 100],
    [Number.POSITIVE_INFINITY, 100],
    [0, 0],
    [1, Number.NaN],
  ])('is indeterminate for %d of %d', (value, max) => {
    render(<ProgressBar label="Upload" value={value} max={max} />);
    const bar = screen.getByRole('progressbar');
    expect([bar.hasAttribute('aria-valuenow'), bar.textContent, document.body.innerHTML.includes('NaN')]).toEqual([false, 'Upload', false]);
  });

  it('keeps its name when its label is hidden', () => {
    render(<ProgressBar label="Upload" labelHidden value={10} />);
    expect(screen.getByRole('progressbar', { name: 'Upload' })).not.toBeNull();
  });
});

describe('Meter', () => {
  const ranges: readonly [MeterRange, ...MeterRange[]] = [
    { upTo: 10, tone: 'danger', label: 'Low' },
    { upTo: 20, tone: 'success', label: 'Good' },
  ];

  it.each([
    [-5, 'Low'],
    [10, 'Low'],
    [10.5, 'Good'],
    [99, 'Good'],
  ])('rates %d as %s', (value, label) => {
    expect(meterRange(value, ranges).label).toBe(label);
  });

  it('has a name, a value and a range label', () => {
    render(<Meter label="Stock" value={15} min={10} max={20} ranges={ranges} />);
    const meter = screen.getByRole('meter', { name: 'Stock' });
    expect([meter.getAttribute('aria-valuetext'), within(meter).getByText('Good').tagName]).toEqual(['50%, Good', 'STRONG']);
  });

  it('rates no value that is not a number', () => {
    render(<Meter label="Stock" value={Number.NaN} max={20} ranges={ranges} />);
    const meter = screen.getByRole('meter', { name: 'Stock' });
    expect([meter.getAttribute('aria-valuetext'), meter.textContent, filled(meter), meter.outerHTML.includes('NaN')]).toEqual(['–', 'Stock–', 0, false]);
  });

  it('fills at most the whole bar', () => {
    render(<Meter label="Stock" value={50} max={20} ranges={ranges} />);
    expect(filled(screen.getByRole('meter'))).toBe(100);
  });
});

describe('Stepper', () => {
  const steps = (...states: readonly StepState[]) => states.map((state, index) => ({ id: String(index), label: `Step ${index}`, state }));
  const stateLabels = { done: 'Done', current: 'Now', upcoming: 'Later', failed: 'Failed' };
  const current = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'));

  it('has a text for the state of each step', () => {
    render(<Stepper label="Withdrawal" steps={steps('done', 'current', 'upcoming')} stateLabels={stateLabels} />);
    const items = within(screen.getByRole('list', { name: 'Withdrawal' })).getAllByRole('listitem');
    expect(items.map((item) => item.lastElementChild?.textContent.trim())).toEqual(['Step 0 Done', 'Step 1 Now', 'Step 2 Later']);
  });

  it('marks the current step, or else the failed one', () => {
    const { rerender } = render(<Stepper label="A" steps={steps('failed', 'current')} stateLabels={stateLabels} />);
    expect(current()).toEqual([null, 'step']);
    rerender(<Stepper label="A" steps={steps('done', 'failed', 'upcoming')} stateLabels={stateLabels} />);
    expect(current()).toEqual([null, 'step', null]);
    rerender(<Stepper label="A" steps={steps('done', 'done')} stateLabels={stateLabels} />);
    expect(current()).toEqual([null, null]);
  });

  it('is horizontal, and vertical on phones', async () => {
    render(<Stepper label="A" steps={steps('done', 'current')} stateLabels={stateLabels} />);
    const tops = () => screen.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().top));
    expect(tops()[0]).toBe(tops()[1]);
    await page.viewport(390, 800);
    expect(tops()[0]).toBeLessThan(tops()[1] as number);
  });
});
