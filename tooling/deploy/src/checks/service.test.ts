import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEPLOY } from '../paths.ts';

const NAME = 'livery-gateway@.service';
const text = readFileSync(join(DEPLOY, 'systemd', NAME), 'utf8');
/** Seconds of DRAIN_MS, and of what is then under way. */
const STOP_SECONDS = 5 + 22;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** What systemd says about a unit; nothing where it is right. */
function verify(unit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-unit-file-'));
  try {
    const file = join(folder, NAME);
    writeFileSync(file, unit);
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    return `${stdout}${stderr}`.split('\n').filter((line) => line.includes(folder)).join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('livery-gateway@.service', () => {
  it('waits for what is under way, and gives each gateway a folder of data of its own', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(STOP_SECONDS);
    expect(text).toMatch(/^Environment=DATA_DIR=\/var\/lib\/livery\/%i$/m);
    expect(text).toMatch(/^StateDirectory=livery\/%i$/m);
  });

  it.runIf(hasSystemd)('has no fault by systemd, which reports a setting that it does not have', () => {
    // The Node of this machine stands for the one that operators install.
    const unit = text.replace('/usr/bin/node', process.execPath);
    expect(verify(unit)).toBe('');
    expect(verify(unit.replace('ProtectHome', 'ProtectHouse'))).toContain('ProtectHouse');
    expect(verify(unit.replace('TimeoutStopSec=35', 'TimeoutStopSec=soon'))).toContain('soon');
  });
});
