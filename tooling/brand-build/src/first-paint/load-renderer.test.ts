import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, describe, it } from 'vitest';
import { inputsKey } from '../shell/inputs-key.ts';
import { loadFirstPaintRenderer } from './load-renderer.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

describe('loadFirstPaintRenderer', () => {
  it("builds what a production build can run too, since both use the same file, with React's production code", async () => {
    const key = await inputsKey(root);
    expect(await loadFirstPaintRenderer(root, key)).toBeTypeOf('function');
    const built = readFileSync(join(root, '.cache/first-paint', key, 'render-first-paint.js'), 'utf8');
    expect(built).not.toMatch(/\bjsxDEV\)\(/);
    expect(built).not.toContain('process.env.NODE_ENV');
  }, 60_000);
});
