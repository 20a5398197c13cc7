import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunch, findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH comes before every other place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const path = join(folder, 'chrome');
  writeFileSync(path, '');
  vi.stubEnv('CHROMIUM_PATH', path);
  expect(findChromium()).toBe(path);
  expect(chromiumLaunch()).toMatchObject({ executablePath: path });
  rmSync(folder, { recursive: true });
});

test('a CHROMIUM_PATH that names nothing is an error, not another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chrome');
  expect(() => findChromium()).toThrow('/nowhere/chrome');
});

test('as root Chromium runs without its sandbox', () => {
  const getuid = vi.spyOn(process, 'getuid');
  getuid.mockReturnValue(0);
  expect(chromiumLaunch().args).toContain('--no-sandbox');
  getuid.mockReturnValue(1000);
  expect(chromiumLaunch().args).not.toContain('--no-sandbox');
  getuid.mockRestore();
});
