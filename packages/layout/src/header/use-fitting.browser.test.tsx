import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFitting } from './use-fitting.ts';

afterEach(cleanup);

interface LineProps {
  readonly room: number;
  readonly names: readonly string[];
  readonly shown?: boolean;
}

/** A line of entries of 100 px with gaps of 10 px: one that stays, the loose ones, and "more" of 50 px. */
function Line({ room, names, shown = true }: LineProps) {
  const { list, fitting } = useFitting(names.join());
  return (
    <div style={{ inlineSize: room, display: shown ? 'block' : 'none' }}>
      <ul ref={list} data-testid="line" data-fitting={fitting} style={{ display: 'flex', columnGap: 10, margin: 0, padding: 0, overflow: 'hidden' }}>
        <li style={{ flex: 'none', inlineSize: 100 }}>Home</li>
        {names.map((name) => (
          <li key={name} data-loose="" style={{ flex: 'none', inlineSize: 100 }}>
            {name}
          </li>
        ))}
        <li data-more="" style={{ flex: 'none', inlineSize: 50 }}>
          More
        </li>
      </ul>
    </div>
  );
}

const fitting = () => Number(screen.getByTestId('line').dataset['fitting']);
const measured = () => act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const three = ['Slots', 'Fishing', 'Bingo'];

describe('useFitting', () => {
  it.each([
    [430, 3],
    [429, 2],
    [380, 2],
    [379, 1],
    [160, 0],
  ])('counts before the first paint, with the gaps: in %i pixels %i of three', (room, count) => {
    render(<Line room={room} names={three} />);
    expect(fitting()).toBe(count);
  });

  it('counts again when the room changes', async () => {
    const { rerender } = render(<Line room={430} names={three} />);
    rerender(<Line room={270} names={three} />);
    await measured();
    expect(fitting()).toBe(1);
    rerender(<Line room={430} names={three} />);
    await measured();
    expect(fitting()).toBe(3);
  });

  it('counts again when the entries change', () => {
    const { rerender } = render(<Line room={380} names={three} />);
    rerender(<Line room={380} names={['Slots', 'Fishing']} />);
    expect(fitting()).toBe(2);
    rerender(<Line room={380} names={[...three, 'Sports']} />);
    expect(fitting()).toBe(2);
  });

  it('keeps its count while the line is not shown', async () => {
    const { rerender } = render(<Line room={270} names={three} />);
    rerender(<Line room={270} names={three} shown={false} />);
    await measured();
    expect(fitting()).toBe(1);
  });

  it('counts again when a font has arrived', () => {
    render(<Line room={430} names={three} />);
    screen.getByText('Bingo').style.inlineSize = '160px';
    act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));
    expect(fitting()).toBe(2);
  });
});
