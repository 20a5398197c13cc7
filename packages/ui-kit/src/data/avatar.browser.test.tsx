import { cleanup, render, screen } from '@testing-library/react';
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
