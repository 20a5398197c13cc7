import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { BarChart } from './bar-chart.tsx';
import type { ChartProps } from './chart-types.ts';
import { LineChart } from './line-chart.tsx';
import { chartLabels, days, sampleChart, seriesOf, wave } from './sample-charts.ts';
import { StackedBarChart } from './stacked-bar-chart.tsx';

const charts = { LineChart, BarChart, StackedBarChart };
const kinds = Object.keys(charts) as (keyof typeof charts)[];

const threeDays: ChartProps = {
  ...sampleChart,
  points: days(3),
  series: seriesOf({ Bets: [100, 250, 50], Wins: [80, undefined, -20] }),
  formatPoint: (day) => `day ${day.slice(-2)}`,
  formatValue: (value) => `P${value}`,
};

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

function show(kind: keyof typeof charts, props: ChartProps, direction: 'ltr' | 'rtl' = 'ltr') {
  document.documentElement.dir = direction;
  const Chart = charts[kind];
  return render(
    <UiLocaleProvider value={{ locale: 'en', direction }}>
      <div style={{ inlineSize: 400 }}>
        <Chart {...props} />
      </div>
    </UiLocaleProvider>,
  );
}

const plot = () => screen.getByRole('application', { name: sampleChart.caption });
const spoken = () => within(plot()).getByRole('status').textContent;
const drawing = () => plot().querySelector('svg')!;
const bars = () => [...plot().querySelectorAll('rect[data-part="bar"]')];
/** Labels of the horizontal axis, from the left. */
const pointLabels = () =>
  [...drawing().querySelectorAll('text')]
    .filter(({ textContent }) => /Mar/.test(textContent))
    .map((text) => ({ text: text.textContent, left: text.getBoundingClientRect().left }))
    .toSorted((one, other) => one.left - other.left)
    .map(({ text }) => text);

describe.each(kinds)('%s', (kind) => {
  it('shows values that are no finite numbers as unknown, and none without a point', async () => {
    show(kind, { ...threeDays, series: seriesOf({ Bets: [100, Number.NaN, 50, 400, 400], Wins: [Number.POSITIVE_INFINITY, 20, 30] }) });
    expect(drawing().outerHTML).not.toMatch(/NaN|Infinity/);
    const shapes = [...drawing().querySelectorAll('[data-part="marker"], [data-part="bar"]')];
    expect(shapes).toHaveLength(4);
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    expect(spoken()).toBe('day 01, Bets P100, Wins no data');
    await userEvent.keyboard('{ArrowRight}');
    expect(spoken()).toBe('day 02, Bets no data, Wins P20');
  });

  it('announces the values of the points selected by arrow keys, Home and End', async () => {
    show(kind, threeDays);
    await userEvent.keyboard('{Tab}{Tab}');
    expect([document.activeElement, spoken()]).toEqual([plot(), '']);
    await userEvent.keyboard('{ArrowRight}');
    expect(spoken()).toBe('day 01, Bets P100, Wins P80');
    await userEvent.keyboard('{ArrowRight}');
    expect(spoken()).toBe('day 02, Bets P250, Wins no data');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(spoken()).toBe('day 03, Bets P50, Wins P-20');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(spoken()).toBe('day 01, Bets P100, Wins P80');
    await userEvent.keyboard('{Escape}');
    expect(spoken()).toBe('');
  });

  it('reverses the points and the arrow keys in right-to-left pages', async () => {
    show(kind, { ...threeDays, formatPointTick: (day) => `${Number(day.slice(-2))} Mar` }, 'rtl');
    await waitFor(() => expect(pointLabels()).toEqual(['3 Mar', '2 Mar', '1 Mar']));
    await userEvent.keyboard('{Tab}{Tab}{ArrowLeft}{ArrowLeft}');
    expect(spoken()).toContain('day 02');
    await userEvent.keyboard('{ArrowRight}');
    expect(spoken()).toContain('day 01');
  });

  it('shows but does not announce the values of the point nearest to the pointer', async () => {
    show(kind, threeDays);
    const box = plot().getBoundingClientRect();
    fireEvent.pointerMove(plot(), { clientX: box.right - 10, clientY: box.top + 50 });
    expect([within(plot()).getByText('day 03').checkVisibility(), spoken()]).toEqual([true, '']);
    fireEvent.pointerLeave(plot(), { pointerType: 'mouse' });
    expect(within(plot()).queryByText('day 03')).toBeNull();
  });

  it('shows a table with caption and headings in place of the chart on request', async () => {
    show(kind, threeDays);
    await userEvent.click(screen.getByRole('button', { name: chartLabels.showTable }));
    const table = screen.getByRole('table', { name: sampleChart.caption });
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Bets', 'Wins']);
    expect(within(table).getAllByRole('row').slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['day 01', 'P100', 'P80'],
      ['day 02', 'P250', 'no data'],
      ['day 03', 'P50', 'P-20'],
    ]);
    expect(screen.queryByRole('application')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: chartLabels.showChart }));
    expect(plot()).not.toBeNull();
  });

  it('says the texts of values in place of the numbers that it draws', async () => {
    const [bets] = seriesOf({ Bets: [1e17, 250, undefined] });
    show(kind, { ...threeDays, series: [{ ...(bets as ChartProps['series'][number]), texts: ['P100000000000000000.07', 'P250.00', 'P0.00'] }] });
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    expect(spoken()).toBe('day 01, Bets P100000000000000000.07');
    await userEvent.click(screen.getByRole('button', { name: chartLabels.showTable }));
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['P100000000000000000.07', 'P250.00', 'no data']);
  });

  it('follows the width of its container', async () => {
    const { container } = show(kind, threeDays);
    await waitFor(() => expect(drawing().getAttribute('width')).toBe('400'));
    (container.firstElementChild as HTMLElement).style.inlineSize = '280px';
    await waitFor(() => expect(drawing().getAttribute('width')).toBe('280'));
  });

  it('shows the empty text and no table without points or known values', () => {
    show(kind, { ...threeDays, points: [], series: [] });
    show(kind, { ...threeDays, series: seriesOf({ Bets: [undefined, undefined, undefined] }) });
    expect(screen.getAllByText(chartLabels.empty)).toHaveLength(2);
    expect([screen.queryByRole('application'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('shows the loading text while loading', () => {
    show(kind, { ...threeDays, state: 'loading' });
    expect([screen.getByRole('status').textContent, screen.getByRole('figure').getAttribute('aria-busy')]).toEqual([chartLabels.loading, 'true']);
  });

  it('shows the error and calls onRetry on request', async () => {
    const onRetry = vi.fn();
    show(kind, { ...threeDays, state: 'error', onRetry });
    expect(screen.getByRole('alert').textContent).toContain(chartLabels.error);
    await userEvent.click(screen.getByRole('button', { name: chartLabels.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('labels only zero on the axis when all values are zero', () => {
    show(kind, { ...threeDays, series: seriesOf({ Bets: [0, 0, 0] }), formatTick: (value) => `tick ${value}` });
    expect([...drawing().querySelectorAll('text')].map(({ textContent }) => textContent).filter((text) => text.startsWith('tick'))).toEqual(['tick 0']);
  });

  it('draws 400 points within its bounds, with labels that do not overlap', () => {
    show(kind, { ...sampleChart, points: days(400), series: seriesOf({ Bets: wave(400, 100) }) });
    const box = plot().getBoundingClientRect();
    for (const shape of drawing().querySelectorAll('rect[data-part="bar"], path[data-part="line"]')) {
      const { left, right } = shape.getBoundingClientRect();
      expect([left >= box.left, right <= box.right + 1]).toEqual([true, true]);
    }
    const labels = [...drawing().querySelectorAll(':scope > g > text')].map((text) => text.getBoundingClientRect()).toSorted((one, other) => one.left - other.left);
    expect(labels.length).toBeGreaterThan(2);
    for (const [at, label] of labels.slice(1).entries()) expect(label.left).toBeGreaterThan(labels[at]!.right);
  });

  it('draws a single point in the middle', () => {
    show(kind, { ...threeDays, points: days(1), series: seriesOf({ Bets: [5] }), formatTick: () => '' });
    const shape = drawing().querySelector('[data-part="marker"], [data-part="bar"]')!.getBoundingClientRect();
    const box = plot().getBoundingClientRect();
    expect(Math.abs((shape.left + shape.right) / 2 - (box.left + box.right) / 2)).toBeLessThan(10);
  });
});

describe('ChartLegend', () => {
  it('distinguishes lines by marker and dashes', () => {
    show('LineChart', threeDays);
    const entries = screen.getAllByRole('listitem').map((item) => item.querySelector('[transform]')?.getAttribute('d'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bets', 'Wins']);
    expect(new Set(entries).size).toBe(2);
    expect([...plot().querySelectorAll('path[data-part="line"]')].map((line) => line.getAttribute('stroke-dasharray'))).toEqual([null, '7 4']);
  });

  it('distinguishes bars by pattern', () => {
    show('BarChart', threeDays);
    expect(new Set(bars().map((bar) => bar.getAttribute('fill'))).size).toBe(2);
    const pattern = bars().map((bar) => bar.getAttribute('fill') ?? '').find((fill) => fill.startsWith('url'));
    expect(document.getElementById(pattern?.slice(5, -1) ?? '')?.tagName).toBe('pattern');
  });
});

describe('BarChart', () => {
  it('draws negative values below zero', () => {
    show('BarChart', { ...threeDays, series: seriesOf({ Profit: [100, -50, 0] }) });
    const zero = drawing().querySelector('[data-part="zero"]')!.getBoundingClientRect().top;
    const [gain, loss, ...others] = bars().map((bar) => bar.getBoundingClientRect());
    expect(Math.abs(gain!.bottom - zero)).toBeLessThan(2);
    expect(Math.abs(loss!.top - zero)).toBeLessThan(2);
    expect(others).toEqual([]);
  });
});

describe('StackedBarChart', () => {
  it('stacks values, and negative ones below zero', () => {
    show('StackedBarChart', { ...threeDays, points: days(1), series: seriesOf({ Bets: [100], Bonuses: [50], Fees: [-30] }) });
    const [bets, bonuses, fees] = bars().map((bar) => bar.getBoundingClientRect());
    expect(Math.abs(bonuses!.bottom - bets!.top)).toBeLessThan(2);
    expect(Math.abs(fees!.top - bets!.bottom)).toBeLessThan(2);
    expect(Math.abs(bets!.height / bonuses!.height - 2)).toBeLessThan(0.1);
  });
});
