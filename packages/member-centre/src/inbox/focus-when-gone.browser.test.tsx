import { useFocusWhenGone } from '@livery/centre-kit';
import { CentreHeadingProvider } from '@livery/ui-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

function List({ items }: { readonly items: readonly string[] }) {
  const removing = useFocusWhenGone((key) => items.includes(key));
  return items.map((item) => <button key={item} type="button" onClick={() => removing(item)}>{item}</button>);
}

/** A list, or none, below the heading of a page with a field. */
function Page({ items }: { readonly items?: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <CentreHeadingProvider value={heading}>
      <h2 ref={heading} tabIndex={-1}>Heading</h2>
      <input aria-label="Search" />
      {items === undefined ? null : <List items={items} />}
    </CentreHeadingProvider>
  );
}

function begin() {
  const { rerender } = render(<Page items={['a', 'b']} />);
  const button = screen.getByRole('button', { name: 'a' });
  act(() => {
    button.focus();
    button.click();
  });
  return { rerender };
}

describe('useFocusWhenGone', () => {
  it.each([[['b']], [undefined]])('focuses the heading when what had the focus is gone (%s is left)', (items) => {
    const { rerender } = begin();
    rerender(<Page {...(items === undefined ? {} : { items })} />);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('focuses what is named in place of the heading', () => {
    function Named({ items }: { readonly items: readonly string[] }) {
      const note = useRef<HTMLParagraphElement>(null);
      const removing = useFocusWhenGone((key) => items.includes(key), note);
      return (
        <>
          <p ref={note} tabIndex={-1}>Note</p>
          {items.map((item) => <button key={item} type="button" onClick={() => removing(item)}>{item}</button>)}
        </>
      );
    }
    const { rerender } = render(<Named items={['a']} />);
    const button = screen.getByRole('button', { name: 'a' });
    act(() => {
      button.focus();
      button.click();
    });
    rerender(<Named items={[]} />);
    expect(document.activeElement).toBe(screen.getByText('Note'));
  });

  it.each([[['b']], [undefined]])('leaves the focus where the person has moved it (%s is left)', (items) => {
    const { rerender } = begin();
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    rerender(<Page {...(items === undefined ? {} : { items })} />);
    expect(document.activeElement).toBe(field);
  });
});
