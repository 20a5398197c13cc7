import { cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../../foundation/locale.ts';
import { TagGroup } from './tag-group.tsx';
import type { TagGroupProps } from './tag-group.tsx';

const tags = ['Slots', 'Live casino', 'Fishing', 'Sports'].map((label) => ({ id: label.toLowerCase(), label }));

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

const tag = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

function Removable({ onRemove }: { readonly onRemove: (ids: readonly string[]) => void }) {
  const [left, setLeft] = useState(tags);
  return (
    <TagGroup
      label="Filters"
      tags={left}
      emptyLabel="No filters"
      removeLabel={(name) => `Remove ${name}`}
      onRemove={(ids) => {
        onRemove(ids);
        setLeft((present) => present.filter(({ id }) => !ids.includes(id)));
      }}
    />
  );
}

function Selectable(props: Pick<TagGroupProps, 'selection'>) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return <TagGroup label="Types" tags={tags} emptyLabel="None" {...props} selected={selected} onSelect={setSelected} />;
}

describe('TagGroup', () => {
  it.each(['ltr', 'rtl'] as const)('has one tab stop, within which arrow keys move: %s', async (direction) => {
    document.documentElement.dir = direction;
    render(
      <UiLocaleProvider value={{ locale: direction === 'rtl' ? 'ar' : 'en', direction }}>
        <Selectable selection="several" />
        <button type="button">after</button>
      </UiLocaleProvider>,
    );
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(tag('Slots'));
    await userEvent.keyboard(direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    expect(document.activeElement).toBe(tag('Live casino'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(tag('Sports'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'after' }));
  });

  it('selects several tags with Space and by click', async () => {
    render(<Selectable selection="several" />);
    await userEvent.keyboard('{Tab} {ArrowRight} ');
    await userEvent.click(tag('Sports'));
    expect(screen.getAllByRole('row', { selected: true }).map(({ textContent }) => textContent)).toEqual(['Slots', 'Live casino', 'Sports']);
  });

  it('selects one tag at a time with selection "one"', async () => {
    render(<Selectable selection="one" />);
    await userEvent.click(tag('Slots'));
    await userEvent.click(tag('Sports'));
    expect(screen.getAllByRole('row', { selected: true }).map(({ textContent }) => textContent)).toEqual(['Sports']);
  });

  it('removes the focused tag with Delete and moves the focus', async () => {
    const onRemove = vi.fn();
    render(<Removable onRemove={onRemove} />);
    await userEvent.keyboard('{Tab}{ArrowRight}{Delete}');
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(['live casino']);
    expect(screen.queryByRole('row', { name: /Live casino/ })).toBeNull();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('row');
  });

  it('removes tags by their named buttons until the empty text shows', async () => {
    const onRemove = vi.fn();
    render(<Removable onRemove={onRemove} />);
    for (const { id, label } of tags) {
      await userEvent.click(within(tag(label)).getByRole('button', { name: new RegExp(`^Remove ${label}`) }));
      expect(onRemove).toHaveBeenLastCalledWith([id]);
    }
    expect(screen.getByText('No filters')).not.toBeNull();
  });

  it('is described by its hint or its error', () => {
    const described = () => {
      const id = screen.getByRole('grid', { name: 'Types' }).getAttribute('aria-describedby') ?? '';
      return id.split(' ').map((part) => document.getElementById(part)?.textContent ?? '').join('');
    };
    const { rerender } = render(<TagGroup label="Types" tags={tags} emptyLabel="None" hint="As many as you like" />);
    expect(described()).toBe('As many as you like');
    rerender(<TagGroup label="Types" tags={tags} emptyLabel="None" hint="As many as you like" error="Choose one" />);
    expect(described()).toBe('Choose one');
  });

  it('neither selects nor removes a disabled tag', async () => {
    const [onRemove, onSelect] = [vi.fn(), vi.fn()];
    render(
      <TagGroup
        label="Types"
        tags={[{ id: 'a', label: 'Slots', disabled: true }]}
        emptyLabel="None"
        selection="several"
        onSelect={onSelect}
        onRemove={onRemove}
        removeLabel={(name) => `Remove ${name}`}
      />,
    );
    await userEvent.click(tag('Slots'), { force: true });
    await userEvent.click(screen.getByRole('button', { name: /Remove/ }), { force: true });
    expect([onRemove.mock.calls, onSelect.mock.calls]).toEqual([[], []]);
  });
});
