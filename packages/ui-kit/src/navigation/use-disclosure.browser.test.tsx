import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDisclosure } from './use-disclosure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Entry() {
  const { open, close, rootProps, toggleProps } = useDisclosure<HTMLDivElement>();
  return (
    <>
      <div {...rootProps} data-testid="root">
        <button aria-expanded={open} {...toggleProps}>
          entry
        </button>
        {open ? <button onClick={close}>inside</button> : null}
      </div>
      <button>outside</button>
    </>
  );
}

/** A link before the button, and a list of entries of which one is disabled. */
function Panel() {
  const { open, rootProps, toggleProps } = useDisclosure<HTMLDivElement>();
  return (
    <div {...rootProps}>
      <a href="#before">before</a>
      <button aria-expanded={open} {...toggleProps}>
        more
      </button>
      {open ? (
        <div>
          <button>one</button>
          <a href="#two">two</a>
          <button disabled>three</button>
          <button>four</button>
        </div>
      ) : null}
    </div>
  );
}

const show = () => {
  render(<Entry />);
  return screen.getByRole('button', { name: 'entry' });
};
const isOpen = () => screen.queryByRole('button', { name: 'inside' }) !== null;
const rest = () => {
  fireEvent.pointerEnter(screen.getByTestId('root'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(100));
};

describe('useDisclosure', () => {
  it('keeps open on press what the mouse has just opened, and closes with the next press', () => {
    const button = show();
    rest();
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves it, and on a press outside', () => {
    const button = show();
    for (const leave of [() => screen.getByRole('button', { name: 'outside' }).focus(), () => fireEvent.pointerDown(document.body)]) {
      fireEvent.click(button);
      act(() => screen.getByRole('button', { name: 'inside' }).focus());
      expect(isOpen()).toBe(true);
      act(() => {
        leave();
      });
      expect(isOpen()).toBe(false);
    }
  });

  it('closes on Escape and gives the focus back to its button', () => {
    const button = show();
    fireEvent.click(button);
    const inside = screen.getByRole('button', { name: 'inside' });
    act(() => inside.focus());
    fireEvent.keyDown(inside, { key: 'Escape' });
    expect([isOpen(), document.activeElement]).toEqual([false, button]);
  });

  it('gives the focus back to its button when a choice inside closes it', () => {
    const button = show();
    fireEvent.click(button);
    const inside = screen.getByRole('button', { name: 'inside' });
    act(() => inside.focus());
    fireEvent.click(inside);
    expect([isOpen(), document.activeElement]).toEqual([false, button]);
  });

  it('leaves the focus where it went when a press outside closes it', () => {
    const button = show();
    const outside = screen.getByRole('button', { name: 'outside' });
    fireEvent.click(button);
    act(() => outside.focus());
    expect([isOpen(), document.activeElement]).toEqual([false, outside]);
  });

  it('moves through its entries by arrow keys, Home and End, and lets the page stand', () => {
    render(<Panel />);
    const button = screen.getByRole('button', { name: 'more' });
    const press = (key: string) => {
      const scrolls = fireEvent.keyDown(document.activeElement!, { key });
      return [document.activeElement?.textContent, scrolls];
    };
    act(() => button.focus());
    expect(press('ArrowDown')).toEqual(['more', true]);
    fireEvent.click(button);
    const moves = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab'].map(press);
    expect(moves).toEqual([['one', false], ['two', false], ['four', false], ['one', false], ['four', false], ['one', false], ['four', false], ['four', true]]);
    press('Escape');
    expect(document.activeElement).toBe(button);
  });

  it('begins at its last entry by the key up', () => {
    render(<Panel />);
    const button = screen.getByRole('button', { name: 'more' });
    fireEvent.click(button);
    act(() => button.focus());
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('four');
  });
});
