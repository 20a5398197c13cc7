import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { englishAriaStrings, englishCalendarTexts } from '../test-support/english-aria-strings.ts';
import { DatePicker } from './date-picker.tsx';
import type { DatePickerProps } from './date-picker.tsx';

const desktop = { width: 1280, height: 800 };

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await page.viewport(desktop.width, desktop.height);
});

const common = {
  label: 'Date',
  timeZone: 'Asia/Manila',
  presetsLabel: 'Quick choices',
  closeLabel: 'Close',
  calendarTexts: englishCalendarTexts,
  messages: { tooEarly: (first: string) => `From ${first}.`, tooLate: (last: string) => `Until ${last}.`, unavailable: 'Not on this day.', incomplete: 'Fill in the whole date.' },
} as const;

function show(over: Partial<DatePickerProps> = {}, locale = 'en', direction: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(date: string) => void>();
  function Field() {
    const [value, setValue] = useState(over.value ?? '2026-03-03');
    return (
      <UiLocaleProvider value={{ locale, direction, aria: englishAriaStrings }}>
        <DatePicker
          {...common}
          {...over}
          value={value}
          onChange={(date) => {
            onChange(date);
            setValue(date);
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
const day = (name: RegExp) => screen.getByRole('button', { name });
const segments = () => screen.getAllByRole('spinbutton').map((segment) => segment.textContent);
const calendarGone = () => waitFor(() => expect(screen.queryByRole('grid')).toBeNull());

describe('DatePicker', () => {
  it('emits the typed date as an ISO string', async () => {
    const onChange = show({ value: '' });
    await userEvent.keyboard('{Tab}12252026');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-25');
  });

  it('changes a date segment with the arrow keys', async () => {
    const onChange = show();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-04');
  });

  it('emits no date while its year is being typed', async () => {
    const onChange = show({ value: '' });
    await userEvent.keyboard('{Tab}12252026');
    expect(onChange.mock.calls).toEqual([['2026-12-25']]);
  });

  it('emits an empty string while a segment is empty, keeps the others, and emits the date again', async () => {
    const onChange = show({ name: 'day' });
    const sent = () => document.querySelector<HTMLInputElement>('input[name="day"]')?.value;
    expect(sent()).toBe('2026-03-03');
    await userEvent.keyboard('{Tab}{ArrowRight}{Backspace}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['']]));
    expect([segments(), sent(), screen.queryByText('Fill in the whole date.')]).toEqual([['3', 'dd', '2026'], '', null]);
    await userEvent.keyboard('3');
    await waitFor(() => expect(onChange.mock.calls).toEqual([[''], ['2026-03-03']]));
    expect(sent()).toBe('2026-03-03');
  });

  it('emits the typed date when the browser refuses to set HTML, as it does under the content policy of a site', async () => {
    const refused = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
      throw new TypeError('This assignment requires a TrustedHTML');
    });
    try {
      const onChange = show({ value: '' });
      await userEvent.keyboard('{Tab}12252026{ArrowUp}');
      expect(onChange.mock.calls).toEqual([['2026-12-25'], ['2027-12-25']]);
      expect(refused).not.toHaveBeenCalled();
    } finally {
      refused.mockRestore();
    }
  });

  it('emits the date that a browser fills in by what it is', () => {
    const onChange = show({ value: '', autoComplete: 'bday' });
    const hidden = document.querySelector<HTMLInputElement>('input[autocomplete=bday]');
    if (hidden !== null) fireEvent.change(hidden, { target: { value: '1990-12-31' } });
    expect([hidden?.type, onChange.mock.calls, segments()]).toEqual(['date', [['1990-12-31']], ['12', '31', '1990']]);
  });

  it('tells when something is filled in that is no whole date', async () => {
    const onIncomplete = vi.fn<(incomplete: boolean) => void>();
    show({ value: '', onIncomplete, name: 'day' });
    await userEvent.keyboard('{Tab}1225');
    expect(onIncomplete.mock.calls).toEqual([[false], [true]]);
    await userEvent.keyboard('2026');
    await waitFor(() => expect(onIncomplete).toHaveBeenLastCalledWith(false));
    expect(screen.getAllByRole('spinbutton').map(({ dataset }) => dataset['field'])).toEqual(['day', undefined, undefined]);
  });

  it.each([
    ['a segment is empty', '{Tab}{ArrowRight}{Backspace}'],
    ['the year has two digits', '{Tab}{ArrowRight}{ArrowRight}26'],
  ])('shows an error after the field is left when %s', async (_, keys) => {
    const onChange = show();
    await userEvent.keyboard(keys);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await screen.findByText('Fill in the whole date.');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['ar', '٢٥١٢٢٠٢٦'],
    ['fa', '۲۰۲۶۱۲۲۵'],
    ['hi', '२५१२२०२६'],
    ['te', '౨౫౧౨౨౦౨౬'],
    ['th', '๒๕๑๒๒๐๒๖'],
  ])('takes the digits of the language: %s', async (locale, typed) => {
    const onChange = show({ value: '' }, locale);
    await userEvent.keyboard(`{Tab}${typed}`);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-12-25'));
  });

  it('opens on the selected day, moves by arrow keys, selects with Enter and returns the focus', async () => {
    const onChange = show();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/March 3, 2026/));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-11');
    await calendarGone();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('closes with Escape without a change and returns the focus', async () => {
    const onChange = show();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await calendarGone();
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('shows which limit a typed date breaks and marks the field as invalid', async () => {
    show({ value: '2026-03-31', min: '2026-03-02', max: '2026-03-30' });
    expect(screen.getByText('Until Mar 30, 2026.')).not.toBeNull();
    expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('spinbutton')[0]).toHaveProperty('ariaDescribedByElements.length', expect.any(Number));
  });

  it('shows the error prop instead of its own message', () => {
    show({ value: '2026-03-31', max: '2026-03-30', error: 'Ask the support.' });
    expect(screen.getByText('Ask the support.')).not.toBeNull();
    expect(screen.queryByText(/Until/)).toBeNull();
  });

  it('disables days outside the limits and unavailable days', async () => {
    const onChange = show({ min: '2026-03-02', isUnavailable: (date) => date === '2026-03-05' });
    await userEvent.click(opener());
    expect((await screen.findByRole('button', { name: /March 1, 2026/ })).getAttribute('aria-disabled')).toBe('true');
    expect(day(/March 5, 2026/).getAttribute('aria-disabled')).toBe('true');
    day(/March 5, 2026/).click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('selects a preset with one click and marks the selected one', async () => {
    const presets = [
      { id: 'a', label: 'First day', value: '2026-03-01' },
      { id: 'b', label: 'Third day', value: '2026-03-03' },
      { id: 'c', label: 'Too early', value: '2025-01-01' },
    ];
    const onChange = show({ presets, min: '2026-01-01' });
    await userEvent.click(opener());
    const group = within(await screen.findByRole('group', { name: 'Quick choices' }));
    expect(group.getByRole('button', { pressed: true }).textContent).toBe('Third day');
    expect(group.getByRole<HTMLButtonElement>('button', { name: 'Too early' }).disabled).toBe(true);
    await userEvent.click(group.getByRole('button', { name: 'First day' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-03-01');
    await calendarGone();
  });

  it("marks today in the merchant's time zone", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-03T12:00:00Z') });
    show({ value: '', timeZone: 'Pacific/Kiritimati' });
    await userEvent.click(opener());
    const today = await screen.findByRole('button', { name: /^Today/ });
    expect([today.getAttribute('aria-label'), today.hasAttribute('data-today')]).toEqual([expect.stringContaining('March 4, 2026'), true]);
    expect(document.querySelectorAll('[data-today]')).toHaveLength(1);
  });

  it('changes month and year by selects', async () => {
    const onChange = show();
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'July');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /year/i }), '2024');
    await userEvent.click(day(/July 9, 2024/));
    expect(onChange).toHaveBeenLastCalledWith('2024-07-09');
  });

  it("uses the Gregorian calendar, Latin digits and the locale's first weekday in Arabic", async () => {
    show({}, 'ar', 'rtl');
    expect(segments().toSorted()).toEqual(['2026', '3', '3']);
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    await screen.findByRole('grid');
    expect(document.querySelector('thead th')?.textContent).toBe('س');
  });

  it('shows a date in a right-to-left page as its texts do, and its arrow keys go where they point', async () => {
    document.documentElement.dir = 'rtl';
    try {
      show({}, 'ar', 'rtl');
      const byPlace = screen.getAllByRole('spinbutton').toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
      expect(byPlace.map(({ dataset }) => dataset['type'])).toEqual(['day', 'month', 'year']);
      byPlace[0]?.focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(byPlace[1]);
    } finally {
      document.documentElement.dir = '';
    }
  });

  it('opens as a full-width sheet with a close button on phones', async () => {
    await page.viewport(390, 800);
    show({ presets: Array.from({ length: 8 }, (_, index) => ({ id: String(index), label: `Preset number ${index}`, value: `2026-03-0${index + 1}` })) });
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.parentElement?.getBoundingClientRect().width).toBe(390));
    await waitFor(() => expect(Math.round(dialog.parentElement?.getBoundingClientRect().bottom ?? 0)).toBe(800));
    expect((await screen.findByRole('grid')).getBoundingClientRect().right).toBeLessThanOrEqual(390);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await calendarGone();
  });

  it('does not open when disabled', () => {
    show({ disabled: true });
    expect(opener().hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-disabled')).toBe('true');
  });
});
