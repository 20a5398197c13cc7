import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

function show(multiple: boolean) {
  function Page() {
    const [open, setOpen] = useState<readonly string[]>([]);
    return (
      <Accordion
        headingLevel={3}
        multiple={multiple}
        open={open}
        onOpenChange={setOpen}
        items={[
          { id: 'a', title: 'First', content: 'First answer' },
          { id: 'b', title: 'Second', content: <button type="button">Inside</button> },
          { id: 'c', title: 'Third', content: 'Third answer', disabled: true },
        ]}
      />
    );
  }
  render(<Page />);
}

const expanded = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.querySelector('button')?.getAttribute('aria-expanded'));

describe('Accordion', () => {
  it('opens an item with Enter and closes it with Space, one open at a time', async () => {
    show(false);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(expanded()).toEqual(['true', 'false', 'false']);
    expect(screen.getByText('First answer').checkVisibility()).toBe(true);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(expanded()).toEqual(['false', 'true', 'false']);
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual(['false', 'false', 'false']);
  });

  it('keeps several items open when multiple is set', async () => {
    show(true);
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
    expect(expanded()).toEqual(['true', 'true', 'false']);
  });

  it('excludes closed panels from the focus order and includes open ones', async () => {
    show(false);
    await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab}');
    expect(document.activeElement?.textContent).toBe('Inside');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Tab}');
    expect(document.activeElement).toBe(document.body);
  });

  it('connects each title with its panel', async () => {
    show(false);
    await userEvent.keyboard('{Tab}{Enter}');
    const title = screen.getByRole('button', { name: 'First' });
    expect(document.getElementById(title.getAttribute('aria-controls') ?? '')?.textContent).toBe('First answer');
  });
});
