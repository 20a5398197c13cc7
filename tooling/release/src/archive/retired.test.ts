import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dateRetired } from './retired.ts';

describe('dateRetired', () => {
  it('dates what was retired by this build to the release, and leaves earlier dates', () => {
    const dist = mkdtempSync(join(tmpdir(), 'livery-retired-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    writeFileSync(join(dist, '.retired.json'), '{"shell/b.js":9000123,"shell/a.js":4000}');
    dateRetired(dist, 5000);
    expect(readFileSync(join(dist, '.retired.json'), 'utf8')).toBe('{"shell/a.js":4000,"shell/b.js":5000000}\n');
  });
});
