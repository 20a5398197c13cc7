import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RowOpenButton } from './row-open-button.tsx';
import { betColumns, sampleBets, useSortedBets } from './sample-bets.tsx';
import type { SampleBet } from './sample-bets.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table.tsx';

afterEach(cleanup);

const base = { label: 'Bets', columns: betColumns, rowKey: (bet: SampleBet) => bet.id, loadingLabel: 'Loading', totalLabel: 'Total', empty: <p>No bets yet</p> };

function Bets({ count = 6, width = 1000, mode, ...props }: Partial<TableProps<SampleBet>> & { readonly count?: number; readonly width?: number; readonly mode?: 'single' | 'multiple' }) {
  const [bets] = useState(() => sampleBets(count));
  const { rows, sorting } = useSortedBets(bets);
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const selection = mode === undefined ? {} : { selection: { mode, selected, onSelect, rowLabel: (bet: SampleBet) => `Select ${bet.id}`, allLabel: 'Select all' } };
  return (
    <div style={{ inlineSize: width }}>
      <Table {...base} rows={rows} sorting={sorting} {...selection} {...props} />
      <output>{[...selected].join(' ')}</output>
    </div>
  );
}

const table = () => screen.getByRole('table', { name: 'Bets' });
const firstCells = () => within(table()).getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => within(table()).getByRole('columnheader', { name });
const region = () => screen.getByRole('group', { name: 'Bets' });

/** Numbers of the bets that are visible in whole below the header. */
function visibleBets(): readonly number[] {
  const header = table().dataset['layout'] === 'table' ? (table().querySelector('thead')?.offsetHeight ?? 0) : 0;
  const { top, bottom } = region().getBoundingClientRect();
  const rows = [...table().querySelectorAll<HTMLElement>('tbody > [data-index]')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= top + header - 2 && box.bottom <= bottom + 2;
  });
  return rows.map((row) => Number(row.dataset['index']) + 1);
}

/** Scrolls to an offset, and waits until rows from `least` on are rendered and measured there. */
async function scrolledTo(top: number, least: number): Promise<void> {
  region().scrollTo({ top });
  await waitFor(() => expect(visibleBets()[0]).toBeGreaterThan(least));
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
}

describe('Table', () => {
  it('sorts by keyboard and sets aria-sort', async () => {
    render(<Bets count={3} />);
    within(header('Stake')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(header('Stake').getAttribute('aria-sort')).toBe('ascending');
    expect(header('Game').getAttribute('aria-sort')).toBe('none');
    expect(header('Vendor').hasAttribute('aria-sort')).toBe(false);
    expect(firstCells().slice(0, 3)).toEqual(['Moonlit Reels 1', 'Pearl Diver 2', 'Golden Koi 3']);
    await userEvent.keyboard(' ');
    expect(header('Stake').getAttribute('aria-sort')).toBe('descending');
    expect(firstCells().slice(0, 3)).toEqual(['Golden Koi 3', 'Pearl Diver 2', 'Moonlit Reels 1']);
  });

  it('selects single rows and all rows by keyboard', async () => {
    render(<Bets count={3} mode="multiple" />);
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    screen.getByRole('checkbox', { name: 'Select bet-2' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('bet-2');
    expect(all().indeterminate).toBe(true);
    all().focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('bet-2 bet-1 bet-3');
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    await userEvent.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('moves a single selection with the arrow keys', async () => {
    render(<Bets count={3} mode="single" />);
    screen.getByRole('radio', { name: 'Select bet-1' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status').textContent).toBe('bet-2');
  });

  it('shows the totals of all rows in the last row', () => {
    render(<Bets count={3} />);
    const last = within(table()).getAllByRole('row').at(-1) as HTMLElement;
    expect(within(last).getByRole('rowheader').textContent).toBe('Total');
    expect(last.textContent).toContain('₱41.10');
  });

  it('keeps header, totals and first column visible while scrolling in both directions', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { unmount } = render(
        <div dir={dir}>
          <Bets count={40} width={420} layout="table" height="300px" />
        </div>,
      );
      const start = (element: Element) => (dir === 'ltr' ? element.getBoundingClientRect().left : element.getBoundingClientRect().right);
      const edge = start(region());
      region().scrollTo({ top: 400, left: dir === 'ltr' ? 200 : -200 });
      await waitFor(() => expect(region().hasAttribute('data-scrolled')).toBe(true));
      expect(Math.abs(start(header('Game')) - edge)).toBeLessThan(2);
      expect(Math.abs(header('Game').getBoundingClientRect().top - region().getBoundingClientRect().top)).toBeLessThan(2);
      const total = within(table()).getByRole('rowheader', { name: 'Total' });
      expect(Math.abs(total.getBoundingClientRect().bottom - region().getBoundingClientRect().top - region().clientHeight)).toBeLessThan(2);
      unmount();
    }
  });

  it('has no sticky cells in its rows when all columns fit', async () => {
    const position = () => getComputedStyle(within(table()).getAllByRole('rowheader')[0] as HTMLElement).position;
    const { rerender } = render(<Bets count={40} width={1000} height="300px" />);
    expect(position()).not.toBe('sticky');
    rerender(<Bets count={40} width={420} layout="table" height="300px" />);
    await waitFor(() => expect(position()).toBe('sticky'));
  });

  it('changes the rows of a virtual table once in several rows of scrolling', async () => {
    render(<Bets count={1000} width={1000} height="400px" />);
    const indexes = () => within(table()).getAllByRole('row').map((row) => row.getAttribute('aria-rowindex')).join(' ');
    const seen = new Set<string>();
    for (let top = 0; top <= 45 * 16; top += 45) {
      region().scrollTo({ top });
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      seen.add(indexes());
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(seen.size).toBeLessThanOrEqual(4);
  });

  it('breaks its headers before a column lies beside what shows', () => {
    const columns = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, header: 'Stakes of the team', cell: () => '12.00' }));
    render(<Bets count={2} width={640} columns={columns} layout="table" />);
    const frame = table().parentElement;
    expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  });

  it('marks that it is scrolled sideways only while it overflows', async () => {
    const { rerender } = render(<Bets count={40} width={420} layout="table" height="300px" />);
    region().scrollTo({ left: 200 });
    await waitFor(() => expect(region().hasAttribute('data-scrolled')).toBe(true));
    rerender(<Bets count={40} width={1200} layout="table" height="300px" />);
    await waitFor(() => expect(region().hasAttribute('data-scrolled')).toBe(false));
  });

  it('measures its overflow again once an error is gone', async () => {
    const { rerender } = render(<Bets count={40} width={420} layout="table" height="300px" error={<p>Failed</p>} />);
    expect(screen.getByText('Failed')).not.toBeNull();
    rerender(<Bets count={40} width={420} layout="table" height="300px" />);
    await waitFor(() => expect(region().tabIndex).toBe(0));
    expect(table().hasAttribute('data-sticky')).toBe(true);
    rerender(<Bets count={40} width={1200} layout="table" height="300px" />);
    await waitFor(() => expect(table().hasAttribute('data-sticky')).toBe(false));
  });

  it('scrolls a virtual table after an error is gone', async () => {
    const { rerender } = render(<Bets count={1000} />);
    rerender(<Bets count={1000} error={<p>Failed</p>} />);
    rerender(<Bets count={1000} />);
    region().scrollTo({ top: 20_000 });
    await waitFor(() => expect(within(table()).queryByRole('rowheader', { name: 'Nine Lanterns 450' })).not.toBeNull());
  });

  it('keeps its height and position when it falls below the number of rows that made it virtual', async () => {
    const bets = sampleBets(201);
    const { rerender } = render(<Bets rows={bets} />);
    const { clientHeight } = region();
    expect(clientHeight).toBeLessThan(600);
    await scrolledTo(4000, 80);
    const before = visibleBets();
    rerender(<Bets rows={bets.slice(0, 200)} />);
    expect(region().clientHeight).toBe(clientHeight);
    expect(visibleBets()[0]).toBe(before[0]);
    expect(table().getAttribute('aria-rowcount')).toBe('202');
  });

  it('keeps the visible rows and the focus when it changes between table and cards', async () => {
    const { rerender } = render(<Bets count={2000} width={900} mode="multiple" />);
    await scrolledTo(45_000, 900);
    const [first = 0, second = 0] = visibleBets();
    const changedTo = async (width: number, layout: string) => {
      rerender(<Bets count={2000} width={width} mode="multiple" />);
      await waitFor(() => expect(table().dataset['layout']).toBe(layout));
    };
    await changedTo(380, 'cards');
    await waitFor(() => expect(visibleBets()[0]).toBe(first));
    await changedTo(900, 'table');
    await waitFor(() => expect(visibleBets()[0]).toBe(first));
    const control = screen.getByRole('checkbox', { name: `Select bet-${second}` });
    control.focus();
    await changedTo(380, 'cards');
    expect(document.activeElement).toBe(control);
    await waitFor(() => expect(visibleBets()).toContain(second));
    await changedTo(900, 'table');
    expect(document.activeElement).toBe(control);
    await waitFor(() => expect(visibleBets()).toContain(second));
  });

  it('is focusable only when it scrolls', () => {
    const { unmount } = render(<Table {...base} rows={sampleBets(3)} />);
    expect(screen.queryByRole('group')).toBeNull();
    unmount();
    render(<Bets count={40} height="300px" />);
    expect(region().tabIndex).toBe(0);
  });

  it('calls onOpen for a click on a row and on its button, but not on its controls', async () => {
    const onOpen = vi.fn();
    const columns = betColumns.map((column, index) => (index === 0 ? { ...column, cell: (bet: SampleBet) => <RowOpenButton>{bet.game}</RowOpenButton> } : column));
    render(<Bets count={3} columns={columns} onOpen={onOpen} mode="multiple" />);
    screen.getByRole('button', { name: 'Pearl Diver 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(table()).getAllByRole('cell', { name: 'Nova Play' })[0] as HTMLElement);
    expect(onOpen.mock.calls.map(([bet]) => (bet as SampleBet).id)).toEqual(['bet-2', 'bet-2']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select bet-1' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('shows cards with column names on narrow screens, with sorting and selection above', async () => {
    render(<Bets count={3} width={380} mode="multiple" />);
    await screen.findByRole('combobox', { name: 'Sort by' });
    const card = within(table()).getAllByRole('row')[1] as HTMLElement;
    expect([...card.querySelectorAll('[data-part=label]')].map((label) => label.textContent)).toEqual(['Vendor', 'Time', 'State', 'Stake', 'Prize']);
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(7);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'stake');
    await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
    expect(firstCells().slice(0, 3)).toEqual(['Golden Koi 3', 'Pearl Diver 2', 'Moonlit Reels 1']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('status').textContent).toBe('bet-3 bet-2 bet-1');
  });

  it('shows the cells of a card in two aligned columns, with wide cells last and the odd one on its own line', () => {
    const wide: typeof betColumns = betColumns.map((column) => (column.key === 'vendor' ? { ...column, wide: true } : column));
    const { rerender } = render(<Bets count={1} width={380} columns={wide} />);
    const places = () => {
      const card = within(table()).getAllByRole('row')[1] as HTMLElement;
      const { left, right } = card.getBoundingClientRect();
      return Object.fromEntries(
        [...card.querySelectorAll('td')].map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const [box, name] = [text.getBoundingClientRect(), cell.querySelector('[data-part=label]')?.textContent ?? ''];
          const [start, end] = [box.left - left < 30, right - box.right < 30];
          return [name, start && end ? 'line' : start ? 'start' : end ? 'end' : 'middle'];
        }),
      );
    };
    // Four cells in pairs; the wide one between them does not count.
    expect(places()).toMatchObject({ Time: 'start', State: 'end', Stake: 'start', Prize: 'end' });
    rerender(<Bets count={1} width={380} columns={betColumns} />);
    expect(places()).toEqual({ Vendor: 'start', Time: 'end', State: 'start', Stake: 'end', Prize: 'line' });
  });

  it('shows placeholders, the empty slot or the error slot in place of rows', () => {
    const { rerender } = render(<Table {...base} rows={[]} loading />);
    expect(screen.getByText('Loading').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('No bets yet')).toBeNull();
    rerender(<Table {...base} rows={[]} />);
    expect(screen.getByText('No bets yet')).not.toBeNull();
    rerender(<Table {...base} rows={sampleBets(2)} error={<p role="alert">Failed</p>} />);
    expect([screen.getByRole('alert').textContent, screen.queryByRole('table')]).toEqual(['Failed', null]);
    rerender(<Table {...base} rows={sampleBets(2)} loading />);
    expect(table().getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['table', 1000],
    ['cards', 380],
  ])('renders at most 60 of 10,000 rows, each with its index among all, as %s', async (_, width) => {
    render(<Bets count={10_000} width={width} />);
    const rows = () => within(table()).getAllByRole('row');
    expect(table().getAttribute('aria-rowcount')).toBe('10002');
    expect([rows()[0], rows().at(-1)].map((row) => row?.getAttribute('aria-rowindex'))).toEqual(['1', '10002']);
    const seen: number[] = [];
    for (const top of [0, 4000, 40_000, 1e9]) {
      region().scrollTo({ top });
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      seen.push(rows().length);
    }
    expect(Math.max(...seen)).toBeLessThanOrEqual(60);
    await waitFor(() => expect(rows().at(-2)?.getAttribute('aria-rowindex')).toBe('10001'));
    expect(within(rows().at(-2) as HTMLElement).getByRole('rowheader').textContent).toBe('Nine Lanterns 10000');
  });

  it.each([
    ['table', 1000],
    ['cards', 380],
  ])('keeps the focused control and the rows beside it while it is scrolled away, as %s', async (_, width) => {
    render(<Bets count={10_000} width={width} mode="multiple" />);
    const control = (bet: number) => screen.queryByRole('checkbox', { name: `Select bet-${bet}` });
    const scrolledUntil = async (top: number, visible: number) => {
      region().scrollTo({ top });
      await waitFor(() => expect(control(visible)).not.toBeNull());
    };
    await waitFor(() => expect(control(2)).not.toBeNull());
    control(2)?.focus();
    await scrolledUntil(1e9, 9999);
    const focused = control(2);
    expect(document.activeElement).toBe(focused);
    expect([control(1), control(3)].includes(null)).toBe(false);
    expect(control(40)).toBeNull();
    expect(focused?.closest('tr')?.getAttribute('aria-rowindex')).toBe('3');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(control(3));
    await waitFor(() => expect(control(5)).not.toBeNull());
    (document.activeElement as HTMLElement).blur();
    await scrolledUntil(1e9, 9999);
    expect(control(3)).toBeNull();
  });
});
