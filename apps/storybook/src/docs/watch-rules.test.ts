import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchRules } from './watch-rules.ts';

describe('watchRules', () => {
  it('returns the rules of a component that was added while the workbench runs', async () => {
    const root = mkdtempSync(join(tmpdir(), 'livery-rules-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const [app, folder] = [join(root, 'apps/storybook'), join(root, 'packages/kit/src')];
    for (const each of [app, folder]) mkdirSync(each, { recursive: true });
    writeFileSync(join(app, 'rules.js'), "export const files = import.meta.glob('../../packages/*/src/**/*.docs.md', { query: '?raw', import: 'default' });\n");
    writeFileSync(join(folder, 'old.docs.md'), '# Old\n');
    const server = await createServer({
      root: app,
      configFile: false,
      logLevel: 'silent',
      plugins: [watchRules(root)],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false },
    });
    onTestFinished(() => server.close());
    const rules = async (): Promise<string> => (await server.transformRequest('/rules.js'))?.code ?? '';
    expect(await rules()).toContain('old.docs.md');
    let added = 0;
    const rulesOfMore = (): Promise<string> => {
      // Another one each time: those that come before the watcher has looked through the folder count as old.
      writeFileSync(join(folder, `new-${(added += 1)}.docs.md`), '# New\n');
      return rules();
    };
    await expect.poll(rulesOfMore, { timeout: 20_000 }).toContain('new-');
  });
});
