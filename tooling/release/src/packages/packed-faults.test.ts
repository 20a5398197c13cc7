import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { inRoot, ROOT } from '@livery/run';
import { packedFaults } from './packed-faults.ts';

function repository(manifests: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-packed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, manifest] of Object.entries(manifests)) {
    mkdirSync(join(root, 'packages', name), { recursive: true });
    writeFileSync(join(root, 'packages', name, 'package.json'), JSON.stringify({ name: `@livery/${name}`, version: '1.0.0', ...manifest }));
  }
  return root;
}

const packed = { description: 'A.', license: 'UNLICENSED', files: ['dist'], exports: { '.': './src/index.ts' }, publishConfig: { exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } } } };

describe('packedFaults', () => {
  it('returns none for this repository', () => {
    const { catalog, catalogs } = parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')) as { catalog: Record<string, string>; catalogs: { peers: Record<string, string> } };
    expect(packedFaults(ROOT, catalogs.peers, catalog)).toEqual([]);
  });

  it('passes over a package that is not packed, and an entry of tests', () => {
    const root = repository({ private: { private: true }, a: { ...packed, exports: { ...packed.exports, './test-support': './src/test-support/shared.ts' } } });
    expect(packedFaults(root, {}, {})).toEqual([]);
  });

  it('reports what an installation elsewhere would lack, or have twice', () => {
    const root = repository({
      inner: { private: true },
      a: { ...packed, private: true, dependencies: { '@livery/inner': 'workspace:*', react: 'catalog:' }, peerDependencies: { 'react-dom': 'catalog:' } },
      b: { ...packed, files: [], exports: { '.': './src/index.ts', './more': './src/more.tsx' } },
    });
    writeFileSync(join(root, 'packages/a/README.md'), 'See [why](../../docs/adr/0001-why.md) and [what](#what).');
    expect(packedFaults(root, { react: '^19.0.0' }, { react: '19.1.0' })).toEqual([
      '@livery/a: "private" keeps it out of every registry.',
      '@livery/a: it depends on @livery/inner, which is not packed.',
      expect.stringContaining('@livery/a: react is a dependency; a site has one copy of it'),
      expect.stringContaining('@livery/a: the peer react-dom is not "catalog:peers"'),
      '@livery/a: its README links to ../../docs/adr/0001-why.md, which is not packed.',
      '@livery/b: files is not ["dist"].',
      expect.stringContaining('"./more":{"types":"./dist/more.d.ts","import":"./dist/more.js"}'),
      'pnpm-workspace.yaml: the peer react is ^19.0.0, and this repository has 19.1.0.',
    ]);
  });
});
