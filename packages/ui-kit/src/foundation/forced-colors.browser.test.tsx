import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/choice/checkbox.tsx';
import { FilterChip } from '../fields/chips/filter-chip.tsx';
import { RadioGroup } from '../fields/choice/radio-group.tsx';
import { Switch } from '../fields/choice/switch.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { TimeRangeChips } from '../fields/chips/time-range-chips.tsx';
import { iconHeart } from '../icons/games.ts';
import { Carousel } from '../media/carousel.tsx';
import { VendorCard } from '../media/vendor-card.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Meter } from '../progress/meter.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Stepper } from '../progress/stepper.tsx';
import { Slider } from '../slider/slider.tsx';
import { backgroundOf, force, systemColour, withForcedColours } from '../test-support/forced-colors.ts';
import { GlobalStyle } from './global-style.ts';

withForcedColours();
afterEach(cleanup);

const nothing = () => {};
const labelled = (on: boolean) => (on ? 'on' : 'off');
const controls: readonly [name: string, control: (on: boolean) => ReactNode, found: (on: boolean) => Element][] = [
  ['Checkbox', (on) => <Checkbox checked={on} onChange={nothing}>{labelled(on)}</Checkbox>, (on) => screen.getByRole('checkbox', { name: labelled(on) })],
  ['Switch', (on) => <Switch checked={on} onChange={nothing}>{labelled(on)}</Switch>, (on) => screen.getByRole('switch', { name: labelled(on) })],
  ['FilterChip', (on) => <FilterChip selected={on}>{labelled(on)}</FilterChip>, (on) => screen.getByRole('button', { name: labelled(on) })],
  ['IconButton', (on) => <IconButton glyph={iconHeart} label={labelled(on)} aria-pressed={on} />, (on) => screen.getByRole('button', { name: labelled(on) })],
];

describe('forced colours', () => {
  it.each(controls)('show that %s is selected', (_, control, found) => {
    render(
      <>
        {control(true)}
        {control(false)}
      </>,
    );
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(backgroundOf(found(true))).toBe(systemColour('Highlight'));
    expect(backgroundOf(found(false))).not.toBe(systemColour('Highlight'));
  });

  it('show the selected radio button, time range, page and tab', () => {
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
    expect(chosen.map((element) => element && backgroundOf(element))).toEqual(chosen.map(() => systemColour('Highlight')));
    expect(others.filter((element) => element && backgroundOf(element) === systemColour('Highlight'))).toEqual([]);
    expect(backgroundOf(screen.getByRole('tab', { name: 'Line a' }), '::after')).toBe(systemColour('Highlight'));
  });

  it('show the current slide of Carousel and the current VendorCard', () => {
    const labels = { carousel: 'Offers', roleDescription: 'carousel', slideRoleDescription: 'slide', slide: String, goTo: (number: number) => `Slide ${number}`, previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
    render(
      <>
        <Carousel labels={labels}>
          <p>One</p>
          <p>Two</p>
        </Carousel>
        <VendorCard name="Card" href="#card" current />
        <VendorCard name="Plain card" href="#plain" plain current />
        <VendorCard name="Other card" href="#other" />
      </>,
    );
    const [first, second] = [1, 2].map((number) => backgroundOf(screen.getByRole('button', { name: `Slide ${number}` }), '::before'));
    expect(first).toBe(systemColour('Highlight'));
    expect([systemColour('Highlight'), 'rgba(0, 0, 0, 0)']).not.toContain(second);
    expect(['Card', 'Plain card', 'Other card'].map((name) => backgroundOf(screen.getByRole('link', { name })) === systemColour('Highlight'))).toEqual([true, true, false]);
  });

  it('show the filled part of ProgressBar and Meter on a bordered track', () => {
    render(
      <>
        <ProgressBar label="Upload" value={40} />
        <Meter label="Limit" value={40} ranges={[{ upTo: 100, tone: 'success', label: 'Low' }]} />
      </>,
    );
    for (const bar of [screen.getByRole('progressbar', { name: 'Upload' }), screen.getByRole('meter', { name: 'Limit' })]) {
      const [track, fill] = [bar.lastElementChild, bar.lastElementChild?.firstElementChild];
      if (!track || !fill) throw new Error('A bar has a track and a filled part.');
      expect(backgroundOf(fill)).toBe(systemColour('Highlight'));
      expect(backgroundOf(track)).not.toBe(systemColour('Highlight'));
      expect(getComputedStyle(track).borderTopWidth).toBe('1px');
    }
  });

  it('show the filled part and the thumb of Slider', () => {
    render(<Slider label="Stake" min={0} max={100} value={40} onChange={nothing} />);
    const thumb = screen.getByRole('slider', { name: 'Stake' }).closest('[data-rac]');
    const [track, fill] = [thumb?.parentElement, thumb?.previousElementSibling];
    if (!thumb || !track || !fill) throw new Error('A slider has a track, a filled part and a thumb.');
    expect(backgroundOf(fill, '::before')).toBe(systemColour('Highlight'));
    expect(backgroundOf(track, '::before')).not.toBe(systemColour('Highlight'));
    expect(getComputedStyle(thumb).borderTopColor).not.toBe(backgroundOf(thumb));
  });

  it('show which steps of Stepper are done and which is current', () => {
    const states = ['done', 'current', 'upcoming'] as const;
    render(<Stepper label="Withdrawal" stateLabels={{ done: 'Done', current: 'In progress', upcoming: 'To do', failed: 'Failed' }} steps={states.map((state) => ({ id: state, label: state, state }))} />);
    const markers = screen.getAllByRole('listitem').map((step) => step.firstElementChild ?? step);
    expect(markers.map((marker) => backgroundOf(marker) === systemColour('Highlight'))).toEqual([true, false, false]);
    expect(markers.map((marker) => getComputedStyle(marker).outlineStyle)).toEqual(['none', 'solid', 'none']);
  });
});

const focusable: readonly [name: string, control: ReactNode, ringOf: (focused: Element) => Element | null][] = [
  ['Button', <Button key="button">Save</Button>, (focused) => focused],
  ['Checkbox', <Checkbox key="checkbox" checked onChange={nothing}>Checkbox</Checkbox>, (focused) => focused],
  ['Switch', <Switch key="switch" checked onChange={nothing}>Switch</Switch>, (focused) => focused],
  ['FilterChip', <FilterChip key="chip" selected>Chip</FilterChip>, (focused) => focused],
  ['TextField', <TextField key="field" label="Name" value="" onChange={nothing} />, (focused) => focused.parentElement],
  ['Slider', <Slider key="slider" label="Stake" min={0} max={100} value={40} onChange={nothing} />, (focused) => focused.closest('[data-rac]')],
  ['Tabs', <Tabs key="tabs" label="Tabs" selected="a" onSelect={nothing} tabs={[{ id: 'a', label: 'A', content: 'A' }]} />, (focused) => focused],
];

describe('focus ring', () => {
  it.each(focusable.flatMap((row) => (['active', 'none'] as const).map((forced) => [row[0], forced, row[1], row[2]] as const)))('of %s is drawn for keyboard focus, forced colours %s', async (_, forced, control, ringOf) => {
    await force(forced);
    render(
      <>
        <GlobalStyle />
        <div style={{ '--stroke-focus': '2px', '--color-border-focus': 'rgb(0 0 255)' } as CSSProperties}>{control}</div>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    const ring = document.activeElement && ringOf(document.activeElement);
    if (!ring) throw new Error('Nothing has the focus.');
    // A ring may come by a transition.
    await waitFor(() => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(ring);
      const outlined = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && outlineColor !== getComputedStyle(document.body).backgroundColor;
      // Text fields draw a shadow, which forced colours remove.
      expect(outlined || (forced === 'none' && boxShadow !== 'none'), `the ring of ${ring.outerHTML}`).toBe(true);
    });
  });
});
