import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.ts';

/** Folders of the projects that a project refers to. */
function referencesOf(file: string): string[] {
  const { references } = JSON.parse(readFileSync(file, 'utf8')) as { references: readonly { readonly path: string }[] };
  return references.map(({ path }) => resolve(dirname(file), path));
}

describe('tsconfig.root.json', () => {
  it('refers to whatever the brands refer to, which "npm run types:root" does not build otherwise', () => {
    expect(referencesOf(inRoot('tsconfig.root.json'))).toEqual(expect.arrayContaining(referencesOf(inRoot('brands/tsconfig.json'))));
  });
});
