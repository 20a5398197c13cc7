import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../../foundation/locale.ts';
import { DiallingCodePicker } from './dialling-code-picker.tsx';
import type { DiallingCodePickerProps } from './dialling-code-picker.tsx';
import { CLOSE_DELAY } from '../list/delayed-close-input.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.documentElement.dir = '';
});

const countries = [
  { countryCode: 'CA', countryDialingCode: '+1', name: 'Canada' },
  { countryCode: 'IN', countryDialingCode: '+91', name: 'India' },
  { countryCode: 'PH', countryDialingCode: '+63', name: 'Philippines' },
  { countryCode: 'US', countryDialingCode: '+1', name: 'United States' },
];
const flag = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

function show(over: Partial<DiallingCodePickerProps> = {}, onEscape?: () => void, direction: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(code: string) => void>();
  function Field() {
    const [value, setValue] = useState(over.value ?? '+63');
    const change = (code: string) => {
      onChange(code);
      setValue(code);
    };
    return (
      <UiLocaleProvider value={{ locale: direction === 'rtl' ? 'ar' : 'en', direction }}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around */}
        <div onKeyDown={({ key }) => (key === 'Escape' ? onEscape?.() : undefined)}>
          <DiallingCodePicker countries={countries} current="PH" flagUrl={() => flag} label="Country code" emptyLabel="No country matches." {...over} value={value} onChange={change} />
          <button type="button">next</button>
        </div>
      </UiLocaleProvider>
    );
  }
  render(<Field />);
  return onChange;
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
const list = () => screen.queryByRole('listbox');
const option = (name: string) => screen.getByRole('option', { name });

describe('DiallingCodePicker', () => {
  it.each([
    ['the given code', '+91', 'PH', '+91'],
    ['the code of the current country for an unlisted code', '+999', 'PH', '+63'],
    ['nothing without a known country', '', null, ''],
  ])('initially shows %s', (_, value, current, shown) => {
    show({ value, current });
    expect(input().value).toBe(shown);
    expect(list()).toBeNull();
  });

  it('shows the plus before the digits in right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    show({}, undefined, 'rtl');
    await userEvent.click(input());
    const code = option('India +91').querySelector('[data-part="code"]')?.firstChild;
    const [plus, digits] = [0, 1].map((at) => {
      const range = document.createRange();
      range.setStart(code as Node, at);
      range.setEnd(code as Node, at + 1);
      return range.getBoundingClientRect().left;
    });
    expect(plus).toBeLessThan(digits as number);
  });

  it('marks the current country among those that share a code', async () => {
    show({ value: '+1', current: 'US' });
    await userEvent.click(input());
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('United States');
  });

  it('opens on focus with all countries, and filters by name, country code or digits', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(input());
    expect(screen.getAllByRole('option')).toHaveLength(4);
    for (const [typed, found] of [['phil', 'Philippines'], ['us', 'United States'], ['+91', 'India']] as const) {
      await userEvent.fill(input(), typed);
      await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toContain(found));
    }
    await userEvent.fill(input(), 'atlantis');
    await screen.findByText('No country matches.');
  });

  it('handles every key of fast typing', async () => {
    const many = Array.from({ length: 240 }, (_, index) => ({ countryCode: `Q${index}`, countryDialingCode: `+8${index}`, name: `Country ${index}` }));
    show({ countries: [...countries, ...many] });
    await userEvent.keyboard('{Tab}philip');
    expect(input().value).toBe('philip');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('lists the selected country and the visitor’s own first, and adds others on scrolling', async () => {
    const many = Array.from({ length: 240 }, (_, index) => ({ countryCode: `Q${index}`, countryDialingCode: `+8${index}`, name: `Country ${index}` }));
    show({ countries: [...many, ...countries], value: '+91', current: 'PH' });
    await userEvent.keyboard('{Tab}');
    const options = () => screen.getAllByRole('option').map((each) => each.querySelector('[data-part=words]')?.textContent);
    expect(options().slice(0, 3)).toEqual(['India', 'Philippines', 'Country 0']);
    const before = options().length;
    expect(before).toBeLessThan(40);
    list()?.scrollTo({ top: 100_000 });
    await waitFor(() => expect(options().length).toBeGreaterThan(before));
  });

  it('emits the dialling code selected by keyboard and closes', async () => {
    const onChange = show();
    await userEvent.keyboard('{Tab}ind{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['+91']]);
    await waitFor(() => expect(list()).toBeNull());
    expect(input().value).toBe('+91');
    expect(document.activeElement).toBe(input());
  });

  it('reopens on typing after a selection with Enter, and replaces the code', async () => {
    const onChange = show();
    await userEvent.keyboard('{Tab}ind{ArrowDown}{Enter}');
    await waitFor(() => expect(list()).toBeNull());
    await userEvent.keyboard('u');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toContain('United States'));
    expect(input().value).toBe('u');
    await userEvent.keyboard('s{ArrowDown}{Enter}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['+91'], ['+1']]));
  });

  it('emits the code of a clicked country, and distinguishes countries with the same code', async () => {
    const onChange = show({ value: '+1', current: 'US' });
    await userEvent.click(input());
    await userEvent.click(option('Canada +1'));
    await waitFor(() => expect(list()).toBeNull());
    expect(onChange.mock.calls).toEqual([['+1']]);
    await userEvent.click(input());
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Canada');
  });

  it('closes with Escape, reverts the typed text and leaves surrounding dialogs open', async () => {
    const onEscape = vi.fn<() => void>();
    const onChange = show({}, onEscape);
    await userEvent.keyboard('{Tab}ind{Escape}');
    await waitFor(() => expect(list()).toBeNull());
    expect([input().value, onChange.mock.calls.length, onEscape.mock.calls.length]).toEqual(['+63', 0, 0]);
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(list()).not.toBeNull();
  });

  it('closes 200 ms after losing focus, by Tab or otherwise, and reverts the typed text', async () => {
    const onChange = show();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('ind');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByText('next').focus());
    act(() => void vi.advanceTimersByTime(CLOSE_DELAY - 1));
    expect(list()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(list()).toBeNull());
    expect(CLOSE_DELAY).toBe(200);
    expect([input().value, onChange.mock.calls.length]).toEqual(['+63', 0]);
  });

  it('stays open when the focus returns within 200 ms', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => input().blur());
    act(() => void vi.advanceTimersByTime(CLOSE_DELAY - 1));
    act(() => input().focus());
    act(() => void vi.advanceTimersByTime(CLOSE_DELAY * 2));
    expect(list()).not.toBeNull();
  });

  it('moves to the next field with Tab, which is immediately accessible', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    expect(list()).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'next' }));
    await waitFor(() => expect(list()).toBeNull());
  });

  it('shows the country code when the flag fails to load', async () => {
    show({ flagUrl: () => 'data:,' });
    expect(await screen.findByText('PH')).not.toBeNull();
  });
});
