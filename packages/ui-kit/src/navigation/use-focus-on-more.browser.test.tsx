import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusOnMore } from './use-focus-on-more.ts';

afterEach(cleanup);

interface ListProps {
  readonly entries: readonly string[];
  readonly more: boolean;
  readonly pressable?: boolean;
}

function List({ entries, more, pressable = false }: ListProps) {
  const { list, asking } = useFocusOnMore<HTMLUListElement>();
  return (
    <>
      <ul ref={list}>
        {entries.map((entry) => (
          <li key={entry}>{pressable ? <button>{entry}</button> : entry}</li>
        ))}
      </ul>
      {more ? <button onClick={asking}>More</button> : null}
      <button>Elsewhere</button>
    </>
  );
}

function setUp(props: ListProps) {
  const { rerender } = render(<List {...props} />);
  const press = () =>
    act(() => {
      screen.getByRole('button', { name: 'More' }).focus();
      screen.getByRole('button', { name: 'More' }).click();
    });
  return { press, become: (next: ListProps) => rerender(<List {...next} />) };
}
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

describe('useFocusOnMore', () => {
  it.each([
    ['an entry', false],
    ['an entry, not what can be pressed in the one before', true],
  ])('moves the focus to the first new one of them: %s', (_what, pressable) => {
    const { press, become } = setUp({ entries: ['1', '2'], more: true, pressable });
    press();
    become({ entries: ['1', '2', '3', '4'], more: false, pressable });
    expect(focused()).toEqual(['LI', '3']);
  });

  it('leaves it on the button while there is more', () => {
    const { press, become } = setUp({ entries: ['1'], more: true });
    press();
    become({ entries: ['1', '2'], more: true });
    expect(focused()).toEqual(['BUTTON', 'More']);
  });

  it('leaves it where it has gone meanwhile', () => {
    const { press, become } = setUp({ entries: ['1'], more: true });
    press();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    become({ entries: ['1', '2'], more: false });
    expect(focused()).toEqual(['BUTTON', 'Elsewhere']);
  });

  it('moves it to the last entry where the button went and none came', () => {
    const { press, become } = setUp({ entries: ['1', '2'], more: true });
    press();
    become({ entries: ['1', '2'], more: false });
    expect(focused()).toEqual(['LI', '2']);
  });

  it('takes none that nobody asked for', () => {
    const { become } = setUp({ entries: ['1'], more: true });
    screen.getByRole('button', { name: 'More' }).focus();
    become({ entries: ['1', '2'], more: false });
    expect(document.activeElement).toBe(document.body);
  });
});
