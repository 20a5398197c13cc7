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
  it('opens by Enter and closes by Space, one at a time', async () => {
    show(false);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(expanded()).toEqual(['true', 'false', 'false']);
    expect(screen.getByText('First answer').checkVisibility()).toBe(true);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(expanded()).toEqual(['false', 'true', 'false']);
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual(['false', 'false', 'false']);
  });

  it('keeps several open where it may', async () => {
    show(true);
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
    expect(expanded()).toEqual(['true', 'true', 'false']);
  });

  it('keeps what is closed out of the order of focus, and lets what is open in', async () => {
    show(false);
    await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab}');
    expect(document.activeElement?.textContent).toBe('Inside');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Tab}');
    expect(document.activeElement).toBe(document.body);
  });

  it('ties each title to the panel that it opens', async () => {
    show(false);
    await userEvent.keyboard('{Tab}{Enter}');
    const title = screen.getByRole('button', { name: 'First' });
    expect(document.getElementById(title.getAttribute('aria-controls') ?? '')?.textContent).toBe('First answer');
  });
});
