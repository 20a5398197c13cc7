import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { FilterChip } from '../fields/filter-chip.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { Switch } from '../fields/switch.tsx';
import { TimeRangeChips } from '../fields/time-range-chips.tsx';
import { iconHeart } from '../icons/games.ts';
import { Pagination } from '../navigation/pagination.tsx';
import { Tabs } from '../navigation/tabs.tsx';

interface Session {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

const force = (value: string) => (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(async () => {
  await force('active');
});
afterEach(async () => {
  cleanup();
  await force('none');
});

const nothing = () => {};
const backgroundOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;
/** The system colour as the browser resolves it. */
function highlight(): string {
  const probe = document.createElement('i');
  probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
  document.body.append(probe);
  const colour = backgroundOf(probe);
  probe.remove();
  return colour;
}

const labelled = (on: boolean) => (on ? 'on' : 'off');
const controls: readonly [name: string, control: (on: boolean) => ReactNode, found: (on: boolean) => Element][] = [
  ['Checkbox', (on) => <Checkbox checked={on} onChange={nothing}>{labelled(on)}</Checkbox>, (on) => screen.getByRole('checkbox', { name: labelled(on) })],
  ['Switch', (on) => <Switch checked={on} onChange={nothing}>{labelled(on)}</Switch>, (on) => screen.getByRole('switch', { name: labelled(on) })],
  ['FilterChip', (on) => <FilterChip selected={on}>{labelled(on)}</FilterChip>, (on) => screen.getByRole('button', { name: labelled(on) })],
  ['IconButton', (on) => <IconButton glyph={iconHeart} label={labelled(on)} aria-pressed={on} />, (on) => screen.getByRole('button', { name: labelled(on) })],
];

describe('forced colours', () => {
  it.each(controls)('show that a %s is on', (_, control, found) => {
    render(
      <>
        {control(true)}
        {control(false)}
      </>,
    );
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(backgroundOf(found(true))).toBe(highlight());
    expect(backgroundOf(found(false))).not.toBe(highlight());
  });

  it('show which radio button, range, page and tab is chosen', () => {
    const both = ['a', 'b'] as const;
    render(
      <>
        <RadioGroup label="Radio" value="a" onChange={nothing} choices={both.map((value) => ({ value, label: `Radio ${value}` }))} />
        <TimeRangeChips label="Range" value="a" onChange={nothing} ranges={both.map((value) => ({ value, label: `Range ${value}` }))} />
        <Pagination page={1} pages={2} onPage={nothing} labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }} />
        <Tabs look="pills" label="Pills" selected="a" onSelect={nothing} tabs={both.map((id) => ({ id, label: `Pill ${id}`, content: id }))} />
        <Tabs label="Lines" selected="a" onSelect={nothing} tabs={both.map((id) => ({ id, label: `Line ${id}`, content: id }))} />
      </>,
    );
    const chosen = [
      screen.getByRole('radio', { name: 'Radio a' }),
      screen.getByRole<HTMLInputElement>('radio', { name: 'Range a' }).labels?.[0],
      screen.getByRole('button', { name: 'Page 1' }),
      screen.getByRole('tab', { name: 'Pill a' }),
    ];
    const others = [
      screen.getByRole('radio', { name: 'Radio b' }),
      screen.getByRole<HTMLInputElement>('radio', { name: 'Range b' }).labels?.[0],
      screen.getByRole('button', { name: 'Page 2' }),
      screen.getByRole('tab', { name: 'Pill b' }),
    ];
    expect(chosen.map((element) => element && backgroundOf(element))).toEqual(chosen.map(highlight));
    expect(others.filter((element) => element && backgroundOf(element) === highlight())).toEqual([]);
    expect(backgroundOf(screen.getByRole('tab', { name: 'Line a' }), '::after')).toBe(highlight());
  });
});
