import { baseTokens, cssVariableName, fixedTokens, schemeTokens } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { token } from './token.ts';

function leaves(branch: object, path: readonly string[] = []): [path: readonly string[], value: unknown][] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name], value] as [readonly string[], unknown]] : leaves(value as object, [...path, name]),
  );
}

describe('token', () => {
  it('returns the CSS variable of a token, with camel case as dashes', () => {
    expect(token.color.bg.canvas).toBe('var(--color-bg-canvas)');
    expect(token.color.fg.onAccent).toBe('var(--color-fg-on-accent)');
    expect(token.space[4]).toBe('var(--space-4)');
  });

  it('contains a reference for each leaf of the token tree and nothing else', () => {
    const expected = [...leaves(schemeTokens), ...leaves(baseTokens), ...leaves(fixedTokens)].map(([path]) => `var(${cssVariableName(path)})`);
    expect(leaves(token).map(([, value]) => value)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });
});
