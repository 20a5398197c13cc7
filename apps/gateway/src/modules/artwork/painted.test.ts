import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPainted } from './painted.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-painted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A painter that tells what it was asked to paint and how many it painted at once. */
function painter() {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const paint = async (svg: string): Promise<Buffer> => {
    asked.push(svg);
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    if (svg === 'broken') throw new Error('cannot be painted');
    return Buffer.from(`painted ${svg}`);
  };
  return { asked, paint, most: () => most };
}

it('paints what many ask for at once a single time, and few pictures at once', async () => {
  const { asked, paint, most } = painter();
  const painted = createPainted(undefined, paint);
  const names = Array.from({ length: 30 }, (_, at) => `1-a/game/${at % 10}`);
  const pictures = await Promise.all(names.map((name) => painted.picture(name, 480, () => name)));
  expect(pictures.map(String)).toEqual(names.map((name) => `painted ${name}`));
  expect(asked).toHaveLength(10);
  expect(most()).toBeLessThanOrEqual(2);
});

it('finds after a start what was painted before, and leaves no drafts', async () => {
  const first = painter();
  await createPainted(folder, first.paint).picture('1-a/game/moon', 480, () => 'moon');
  const second = painter();
  expect(String(await createPainted(folder, second.paint).picture('1-a/game/moon', 480, () => 'moon'))).toBe('painted moon');
  expect(second.asked).toEqual([]);
  expect(readdirSync(join(folder, '1-a/game'))).toEqual(['moon.webp']);
});

it('tries again what could not be painted', async () => {
  const painted = createPainted(folder, painter().paint);
  await expect(painted.picture('1-a/game/sun', 480, () => 'broken')).rejects.toThrow('cannot be painted');
  expect(String(await painted.picture('1-a/game/sun', 480, () => 'sun'))).toBe('painted sun');
});

it('paints also where the folder cannot be written to', async () => {
  const blocked = join(folder, 'a-file');
  writeFileSync(blocked, '');
  const { paint } = painter();
  expect(String(await createPainted(blocked, paint).picture('1-a/game/star', 480, () => 'star'))).toBe('painted star');
});
