import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyDeclarations } from './declarations.ts';
import type { PackedPackage } from './packed-packages.ts';

function packageOf(files: Record<string, string>): PackedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'livery-declarations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, manifest: { name: '@livery/a', version: '1.0.0' }, sources: { '.': 'src/index.ts' } };
}

describe('copyDeclarations', () => {
  it('copies the declarations that the entries reach, which then name built modules', () => {
    const each = packageOf({
      '.cache/types/src/index.d.ts': "import './more/part.tsx';\nexport type { A } from './a.ts';\nexport declare const b: import('./b.ts').B;\nimport type { Z } from 'zod';\n",
      '.cache/types/src/a.d.ts': "import type words from './words.json';\nexport type A = keyof typeof words;\n",
      '.cache/types/src/b.d.ts': 'export interface B {}\n',
      '.cache/types/src/b.test.d.ts': 'export {};\n',
      '.cache/types/src/more/part.d.ts': "import type { A } from '../a.ts';\n",
      'src/words.json': '{ "one.two": "Word" }',
    });
    copyDeclarations(each);
    const built = (path: string): string => readFileSync(join(each.folder, 'dist', path), 'utf8');
    expect(built('index.d.ts')).toBe("import './more/part.js';\nexport type { A } from './a.js';\nexport declare const b: import('./b.js').B;\nimport type { Z } from 'zod';\n");
    expect(built('more/part.d.ts')).toBe("import type { A } from '../a.js';\n");
    expect(built('words.d.ts')).toBe('declare const texts: {\n    "one.two": string;\n};\nexport default texts;\n');
    expect(() => built('b.test.d.ts')).toThrow('ENOENT');
  });

  it('says so when the types were not checked', () => {
    expect(() => copyDeclarations(packageOf({}))).toThrow('@livery/a has no .cache/types/src/index.d.ts: its types were not checked.');
  });
});
