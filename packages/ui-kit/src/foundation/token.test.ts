import { baseTokens, cssVariableName, fixedTokens, schemeTokens } from '@livery/brand-kit';
import { expect, test } from 'vitest';
import { token } from './token.ts';

function leaves(branch: object, path: readonly string[] = []): [path: readonly string[], value: unknown][] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name], value] as [readonly string[], unknown]] : leaves(value as object, [...path, name]),
  );
}

test('names a token by its CSS variable, camel case by dashes', () => {
  expect(token.color.bg.canvas).toBe('var(--color-bg-canvas)');
  expect(token.color.fg.onAccent).toBe('var(--color-fg-on-accent)');
  expect(token.space[4]).toBe('var(--space-4)');
});

test('has a reference for every leaf of the canonical tree, and nothing else', () => {
  const expected = [...leaves(schemeTokens), ...leaves(baseTokens), ...leaves(fixedTokens)].map(([path]) => `var(${cssVariableName(path)})`);
  expect(leaves(token).map(([, value]) => value)).toEqual(expected);
  expect(new Set(expected).size).toBe(expected.length);
});
