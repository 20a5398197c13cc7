import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { RangeSlider, Slider } from './slider.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

function showOne(locale = 'en', direction: 'ltr' | 'rtl' = 'ltr', disabled = false) {
  const onChangeEnd = vi.fn<(value: number) => void>();
  function Field() {
    const [value, setValue] = useState(50);
    return (
      <UiLocaleProvider value={{ locale, direction }}>
        <Slider label="Stake" min={0} max={100} step={5} format={{ style: 'currency', currency: 'USD' }} disabled={disabled} value={value} onChange={setValue} onChangeEnd={onChangeEnd} error="Too much." />
      </UiLocaleProvider>
    );
  }
  render(<Field />);
  return { input: screen.getByRole<HTMLInputElement>('slider', { name: 'Stake' }), onChangeEnd };
}

describe('Slider', () => {
  it('moves by arrow keys, Page Up, Home and End, and formats its value', async () => {
    const { input, onChangeEnd } = showOne();
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect([input.value, input.getAttribute('aria-valuetext')]).toEqual(['55', '$55.00']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(input.value).toBe('45');
    await userEvent.keyboard('{PageUp}');
    expect(Number(input.value)).toBeGreaterThan(50);
    await userEvent.keyboard('{End}');
    expect(input.value).toBe('100');
    await userEvent.keyboard('{Home}');
    expect([input.value, onChangeEnd.mock.lastCall]).toEqual(['0', [0]]);
    expect(screen.getByRole('status').textContent).toBe('$0.00');
  });

  it('reverses the arrow keys in right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    const { input } = showOne('ar', 'rtl');
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(input.value).toBe('55');
    const track = input.closest('[data-rac]')?.parentElement?.getBoundingClientRect();
    const thumb = input.closest('[data-rac]')?.getBoundingClientRect();
    expect((thumb?.left ?? 0) + (thumb?.width ?? 0) / 2).toBeLessThan((track?.left ?? 0) + (track?.width ?? 0) / 2);
  });

  it('is described by its error', () => {
    const { input } = showOne();
    expect(document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe('Too much.');
  });

  it('is not focusable when disabled', () => {
    expect(showOne('en', 'ltr', true).input.disabled).toBe(true);
  });
});

describe('RangeSlider', () => {
  it('names both thumbs and never lets the lower one pass the upper', async () => {
    const onChange = vi.fn<(value: readonly [number, number]) => void>();
    function Field() {
      const [value, setValue] = useState<readonly [number, number]>([40, 50]);
      return (
        <RangeSlider
          label="Prize"
          min={0}
          max={100}
          step={10}
          thumbLabels={['Least', 'Most']}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    }
    render(<Field />);
    expect(screen.getAllByRole('slider').map((input) => (input as HTMLInputElement).value)).toEqual(['40', '50']);
    expect(screen.getByRole('slider', { name: /Least/ })).not.toBeNull();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith([50, 50]);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith([50, 60]);
  });
});
