import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTemplates } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-templates-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('createTemplates', () => {
  it('returns the last template when its file is gone, and the new one when a build wrote it again', () => {
    let now = 0;
    const templates = createTemplates(() => now);
    const file = join(folder, 'index.html');
    writeFileSync(file, 'first');
    expect(templates.read(file)).toBe('first');
    rmSync(file);
    now += 2_000;
    expect(templates.read(file)).toBe('first');
    writeFileSync(file, 'second');
    utimesSync(file, 1, 1);
    now += 2_000;
    expect(templates.read(file)).toBe('second');
  });

  it('returns undefined for a file that was never there, until a build writes it', () => {
    let now = 0;
    const templates = createTemplates(() => now);
    const file = join(folder, 'index.TY.html');
    expect(templates.read(file)).toBeUndefined();
    writeFileSync(file, 'first');
    now += 2_000;
    expect(templates.read(file)).toBe('first');
  });
});
