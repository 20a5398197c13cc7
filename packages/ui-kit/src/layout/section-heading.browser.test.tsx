import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SectionHeading } from './section-heading.tsx';

const sizes = { '--font-size-h1': '40px', '--font-size-h2': '30px', '--font-size-h3': '20px' };
const root = document.documentElement.style;
beforeEach(() => Object.entries(sizes).forEach(([name, size]) => root.setProperty(name, size)));
afterEach(() => {
  Object.keys(sizes).forEach((name) => root.removeProperty(name));
  cleanup();
});

it.each([
  [1, '40px'],
  [2, '30px'],
  [3, '20px'],
] as const)('a heading of level %i is as large as its level', (level, size) => {
  render(<SectionHeading level={level}>Lottery</SectionHeading>);
  expect(getComputedStyle(screen.getByRole('heading', { level })).fontSize).toBe(size);
});
