import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

const names = ['Betting record', 'Account record', 'Cashback', 'Rewards', 'Messages'];

function Pages({ first, width }: { readonly first: string; readonly width: number }) {
  const [selected, setSelected] = useState(first);
  return (
    <div style={{ inlineSize: width }}>
      <Tabs label="Pages" selected={selected} onSelect={setSelected} tabs={names.map((name) => ({ id: name, label: name, content: name }))} />
    </div>
  );
}

const strip = () => screen.getByRole('tablist');
const tab = (name: string) => screen.getByRole('tab', { name });
const more = () => (['data-before', 'data-after'] as const).filter((side) => strip().hasAttribute(side));
const isWhole = (name: string) => {
  const [outer, inner] = [strip().getBoundingClientRect(), tab(name).getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
};

describe('Tabs', () => {
  it.each(['ltr', 'rtl'] as const)('marks the sides that overflow and scrolls to the tab selected by keyboard: %s', async (direction) => {
    document.documentElement.dir = direction;
    const forward = direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    render(
      <UiLocaleProvider value={{ locale: direction === 'rtl' ? 'ar' : 'en', direction }}>
        <Pages first="Betting record" width={240} />
      </UiLocaleProvider>,
    );
    await waitFor(() => expect(more()).toEqual(['data-after']));
    expect(getComputedStyle(strip()).maskImage).toContain('gradient');
    tab('Betting record').focus();
    await userEvent.keyboard(`${forward}${forward}`);
    await waitFor(() => expect([isWhole('Cashback'), more()]).toEqual([true, ['data-before', 'data-after']]));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect([isWhole('Messages'), more()]).toEqual([true, ['data-before']]));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect([isWhole('Betting record'), more()]).toEqual([true, ['data-after']]));
  });

  it('initially scrolls to the selected tab', async () => {
    render(<Pages first="Messages" width={240} />);
    await waitFor(() => expect([isWhole('Messages'), more()]).toEqual([true, ['data-before']]));
    expect(document.documentElement.scrollLeft).toBe(0);
  });

  it('keeps the selected tab visible when the window becomes narrower', async () => {
    const { rerender } = render(<Pages first="Cashback" width={900} />);
    await waitFor(() => expect(isWhole('Cashback')).toBe(true));
    rerender(<Pages first="Cashback" width={200} />);
    await waitFor(() => expect([isWhole('Cashback'), more()]).toEqual([true, ['data-before', 'data-after']]));
  });

  it('marks no side when all tabs fit', async () => {
    render(<Pages first="Betting record" width={900} />);
    await screen.findByRole('tablist');
    await expect.poll(() => more()).toEqual([]);
    expect(getComputedStyle(strip()).maskImage).toBe('none');
  });
});
