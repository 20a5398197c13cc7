import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Avatar, RankBadge } from './marks.tsx';

const tokens = { '--color-bg-canvas': 'rgb(250 250 250)', '--color-accent-soft': 'rgb(120 60 240 / 0.5)', '--color-secondary-soft': 'rgb(60 160 240 / 0.5)' };
const root = document.documentElement.style;
beforeEach(() => Object.entries(tokens).forEach(([name, colour]) => root.setProperty(name, colour)));
afterEach(() => {
  Object.keys(tokens).forEach((name) => root.removeProperty(name));
  cleanup();
});

it('a picture of initials and a rank let nothing through of what they lie on', () => {
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
