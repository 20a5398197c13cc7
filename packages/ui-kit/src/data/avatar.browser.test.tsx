import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { RankBadge } from './rank-badge.tsx';

const tokens = { '--color-bg-canvas': 'rgb(250 250 250)', '--color-accent-soft': 'rgb(120 60 240 / 0.5)', '--color-secondary-soft': 'rgb(60 160 240 / 0.5)' };
const root = document.documentElement.style;
beforeEach(() => Object.entries(tokens).forEach(([name, colour]) => root.setProperty(name, colour)));
afterEach(() => {
  Object.keys(tokens).forEach((name) => root.removeProperty(name));
  cleanup();
});

describe('Avatar', () => {
  const missing = 'data:image/png;base64,AAAA';
  const mark = () => screen.getByRole('img', { name: 'Demo Member' });

  it('shows the initials when its picture fails twice, and another picture after that', async () => {
    const { rerender } = render(<Avatar name="Demo Member" image={missing} labelled />);
    await waitFor(() => expect(mark().querySelector('img')).toBeNull());
    expect(mark().dataset['initials']).toBe('DM');
    rerender(<Avatar name="Demo Member" image={`${missing}=`} labelled />);
    expect(mark().querySelector('img')).not.toBeNull();
  });

  it('shows the initials until its picture has come, and below none that has', async () => {
    render(<Avatar name="Demo Member" image="https://pictures.invalid/slow.png" labelled />);
    const image = mark().querySelector('img')!;
    expect([mark().dataset['initials'], getComputedStyle(image).position]).toEqual(['DM', 'absolute']);
    fireEvent.load(image);
    expect(mark().dataset['initials']).toBeUndefined();
  });

  it('fetches a failed picture once more', () => {
    render(<Avatar name="Demo Member" image="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" labelled />);
    const first = mark().querySelector('img')!;
    fireEvent.error(first);
    const second = mark().querySelector('img')!;
    expect([second === first, second.src === first.src]).toEqual([false, true]);
    fireEvent.error(second);
    expect(mark().querySelector('img')).toBeNull();
  });
});

describe('Avatar and RankBadge', () => {
  it('have an opaque background when the soft colours are translucent', () => {
    render(
      <>
        <Avatar name="Demo Member" labelled />
        <RankBadge level={1}>Gold</RankBadge>
      </>,
    );
    for (const mark of [screen.getByRole('img', { name: 'Demo Member' }), screen.getByText('Gold')]) {
      expect(getComputedStyle(mark).backgroundColor).toBe('rgb(250, 250, 250)');
    }
  });
});
