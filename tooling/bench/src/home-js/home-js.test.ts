import { describe, expect, test } from 'vitest';
import { followImports, staticImports } from './follow-imports.ts';
import { pageScripts } from './page-scripts.ts';

const page = `<head>
<script type="importmap" nonce="N">{"imports":{"brand":"/brands/a/brand.js"},"integrity":{"/shell/lazy.js":"x"}}</script>
<link rel="preload" as="image" href="/hero.svg"><link rel="icon" href="/icon.svg">
<link rel="modulepreload" href="/shell/vendor.js" integrity="x" fetchpriority="low">
<script type="module" src="/shell/entry.js" nonce="N"></script>
</head><body><script nonce="N">import('/shell/entry.js')</script></body>`;

describe('pageScripts', () => {
  test('returns module scripts and module preloads', () => {
    expect(pageScripts(page)).toEqual({ loaded: ['/shell/entry.js', '/shell/vendor.js'], imports: { brand: '/brands/a/brand.js' } });
  });

  test('rejects a page without scripts', () => {
    expect(() => pageScripts('<script type="module" src="/a.js"></script>')).toThrow('import map');
    expect(() => pageScripts('<script type="importmap">{}</script>')).toThrow('no module');
  });
});

describe('followImports', () => {
  const files: Readonly<Record<string, string>> = {
    '/shell/entry.js': `import b from"brand";import"./near.js";export*from"/shell/star.js";import("./lazy.js");const s='from"./text.js"'`,
    '/shell/vendor.js': 'export const v=1',
    '/shell/near.js': `export{v}from"../shell/vendor.js";import"./entry.js"`,
    '/shell/star.js': 'export const s=1',
    '/brands/a/brand.js': 'export default {}',
  };
  const read = (address: string): string => {
    const file = files[address];
    if (file === undefined) throw new Error(`${address} was read`);
    return file;
  };

  test('returns imported and re-exported scripts, through the import map, each once', () => {
    expect(followImports(pageScripts(page), read)).toEqual(Object.keys(files).toSorted());
  });

  test('excludes dynamic imports, and text that only looks like an import', () => {
    expect(staticImports('/shell/entry.js', read('/shell/entry.js')).toSorted()).toEqual(['./near.js', '/shell/star.js', 'brand']);
  });

  test('rejects an unresolvable specifier by name', () => {
    const lost = { loaded: ['/x.js'], imports: {} };
    expect(() => followImports(lost, () => 'import"react"')).toThrow('/x.js imports "react", which the import map does not know.');
  });
});
