import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chromiumLaunch, chromiumWithoutPictures, findChromium, isHeadlessShell } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium and chromiumLaunch', () => {
  it('prefer CHROMIUM_PATH to every other place', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
    const path = join(folder, 'chrome');
    writeFileSync(path, '');
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(findChromium()).toBe(path);
    expect(chromiumLaunch()).toMatchObject({ executablePath: path });
    rmSync(folder, { recursive: true });
  });

  it('reject a CHROMIUM_PATH without a file', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chrome');
    expect(() => findChromium()).toThrow('/nowhere/chrome');
  });

  it('turn the sandbox off for root', () => {
    const getuid = vi.spyOn(process, 'getuid');
    getuid.mockReturnValue(0);
    expect(chromiumLaunch().args).toContain('--no-sandbox');
    getuid.mockReturnValue(1000);
    expect(chromiumLaunch().args).not.toContain('--no-sandbox');
    getuid.mockRestore();
  });

  it('add the switch that leaves pictures out to the other switches', () => {
    expect(chromiumWithoutPictures().args).toEqual([...chromiumLaunch().args, '--blink-settings=imagesEnabled=false']);
  });
});

describe('isHeadlessShell', () => {
  it('tells the shell from the whole browser by its file, wherever it lies', () => {
    expect(isHeadlessShell('/usr/bin/chromium-headless-shell')).toBe(true);
    expect(isHeadlessShell('/cache/chromium_headless_shell-1200/chrome-linux/headless_shell')).toBe(true);
    expect(isHeadlessShell('/usr/bin/chromium')).toBe(false);
  });
});
