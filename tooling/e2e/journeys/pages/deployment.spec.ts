import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, follow, logIn, test } from '../../src/index.ts';

const program = join(import.meta.dirname, '../../src/deploy.ts');
const deploy = (dist: string, release: string) => execFileSync(process.execPath, [program, dist, release], { stdio: 'inherit' });

/** Names of a shell's scripts, by its record of what it is made of. */
function scriptsOf(dist: string): string[] {
  const { shell } = JSON.parse(readFileSync(join(dist, 'fleet.json'), 'utf8')) as { shell: { files: string[] } };
  return shell.files.filter((file) => file.endsWith('.js'));
}

/** Places of the site whose parts are fetched when they are first shown. */
const places = ['/rng', '/live', '/sports', '/promotions', '/help', '/noticePage', '/down', '/lottery', '/member/personalHistoryCopy', '/'];

test('a tab that was opened before two deployments opens every page', async ({ page, stack }) => {
  test.setTimeout(300_000);
  const dist = mkdtempSync(join(tmpdir(), 'livery-deployment-'));
  try {
    deploy(dist, 'first');
    await stack.stopGateway();
    await stack.startGateway({ DIST_DIR: dist });
    await page.goto(stack.site());
    await logIn(page, 'demo_member');
    await page.evaluate(() => Object.assign(window, { here: true }));
    const own = scriptsOf(dist);
    for (const release of ['second', 'third']) {
      deploy(dist, release);
      await stack.stopGateway();
      await stack.startGateway({ DIST_DIR: dist });
    }
    expect(scriptsOf(dist).filter((file) => own.includes(file))).toEqual([]);
    expect(readdirSync(join(dist, 'shell')).map((name) => `shell/${name}`)).toEqual(expect.arrayContaining(own));

    const lost: string[] = [];
    page.on('response', (response) => response.url().includes('/shell/') && !response.ok() && lost.push(response.url()));
    for (const place of places) {
      await test.step(place, async () => {
        await follow(page, place);
        await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
        await expect(page.getByText('A part of the page did not load')).toHaveCount(0);
      });
    }
    expect(lost).toEqual([]);
    expect(await page.evaluate(() => 'here' in window)).toBe(true);
    await page.reload();
    await expect.poll(() => page.evaluate(() => (globalThis as { release?: string }).release)).toBe('third');
  } finally {
    await stack.stopGateway();
    await stack.startGateway();
    rmSync(dist, { recursive: true });
  }
});
