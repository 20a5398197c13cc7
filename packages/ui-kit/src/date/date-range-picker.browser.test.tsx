import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { englishAriaStrings, englishCalendarTexts } from '../test-support/english-aria-strings.ts';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRangePickerProps } from './date-range-picker.tsx';
import type { DateRange } from './date-values.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

function show(over: Partial<DateRangePickerProps> = {}) {
  const onChange = vi.fn<(range: DateRange) => void>();
  function Field() {
    const [value, setValue] = useState(over.value ?? { start: '2026-03-03', end: '2026-03-09' });
    return (
      <UiLocaleProvider value={{ locale: 'en', direction: 'ltr', aria: englishAriaStrings }}>
        <DateRangePicker
          label="Period"
          timeZone="Asia/Manila"
          presetsLabel="Quick choices"
          closeLabel="Close"
          calendarTexts={englishCalendarTexts}
          messages={{ tooEarly: (first) => `From ${first}.`, tooLate: (last) => `Until ${last}.`, unavailable: 'Not on this day.', incomplete: 'Fill in the whole date.', reversed: 'The end lies before the start.' }}
          {...over}
          value={value}
          onChange={(range) => {
            onChange(range);
            setValue(range);
          }}
        />
        <button type="button">Elsewhere</button>
      </UiLocaleProvider>
    );
  }
  render(<Field />);
  return onChange;
}

const opener = () => screen.getByRole('button', { name: /Calendar/ });

describe('DateRangePicker', () => {
  it('emits both dates once both are typed', async () => {
    const onChange = show({ value: { start: '', end: '' } });
    await userEvent.keyboard('{Tab}0301202603092026');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-09' });
  });

  it('emits no range while a segment is empty, shows an error after the field is left, and emits the range again', async () => {
    const onChange = show();
    await userEvent.keyboard('{Tab}{ArrowRight}{Backspace}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([[{ start: '', end: '' }]]));
    expect(screen.getAllByRole('spinbutton').map((segment) => segment.textContent)).toEqual(['3', 'dd', '2026', '3', '9', '2026']);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await screen.findByText('Fill in the whole date.');
    await userEvent.click(screen.getAllByRole('spinbutton')[1] as HTMLElement);
    await userEvent.keyboard('3');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-03', end: '2026-03-09' }));
    expect(screen.queryByText('Fill in the whole date.')).toBeNull();
  });

  it('emits no range while a year is being typed', async () => {
    const onChange = show({ value: { start: '', end: '' } });
    await userEvent.keyboard('{Tab}0301202603092026');
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-01', end: '2026-03-09' }]]);
  });

  it('selects a range by keyboard with Enter on the first and on the last day', async () => {
    const onChange = show();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/March 3, 2026/));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    // After selecting the first day, focus is on the next one.
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-10', end: '2026-03-12' }]]);
    await waitFor(() => expect(screen.queryAllByRole('grid')).toEqual([]));
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('shows an error for a reversed range', () => {
    show({ value: { start: '2026-03-09', end: '2026-03-03' } });
    expect(screen.getByText('The end lies before the start.')).not.toBeNull();
    expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows two months on desktop and one month in the sheet on phones', async () => {
    show();
    await userEvent.click(opener());
    await screen.findAllByRole('grid');
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryAllByRole('grid')).toEqual([]));
    await page.viewport(390, 800);
    await userEvent.click(opener());
    expect(await screen.findAllByRole('grid')).toHaveLength(1);
  });

  it('selects a preset, and clears the range with an empty one', async () => {
    const presets = [
      { id: 'week', label: 'Last week', value: { start: '2026-02-23', end: '2026-03-01' } },
      { id: 'any', label: 'Any time', value: { start: '', end: '' } },
    ];
    const onChange = show({ presets });
    await userEvent.click(opener());
    await userEvent.click(within(await screen.findByRole('group', { name: 'Quick choices' })).getByRole('button', { name: 'Last week' }));
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-02-23', end: '2026-03-01' });
    await waitFor(() => expect(screen.queryAllByRole('grid')).toEqual([]));
    await userEvent.click(opener());
    const group = within(await screen.findByRole('group', { name: 'Quick choices' }));
    expect(group.getByRole('button', { pressed: true }).textContent).toBe('Last week');
    await userEvent.click(group.getByRole('button', { name: 'Any time' }));
    expect(onChange).toHaveBeenLastCalledWith({ start: '', end: '' });
    await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]?.textContent).toBe('mm'));
  });
});
