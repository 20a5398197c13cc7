import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockOf } from './document.ts';

const FORMER = 'a'.repeat(64);
const OTHERS = ['DATABASE_URL=postgres://livery_app:p@127.0.0.1/livery', 'TRUST_PROXY=loopback'];
const steps = blockOf('LIVERY_SECRET', 'next=$(openssl').trimEnd().split('\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-rotation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The settings after so many steps, without those that no step is about. */
function settingsAfter(count: number): Readonly<Record<string, string>> {
  const file = join(folder, 'gateway.env');
  writeFileSync(file, [`LIVERY_SECRET=${FORMER}`, ...OTHERS, ''].join('\n'));
  const script = steps.slice(0, count + 1).join('\n').replaceAll('/etc/livery/gateway.env', file);
  const { status, stderr } = spawnSync('/bin/sh', ['-ec', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
  expect(lines).toEqual(expect.arrayContaining(OTHERS));
  return Object.fromEntries(lines.filter((line) => !OTHERS.includes(line)).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

describe('the steps that rotate LIVERY_SECRET without Docker', () => {
  it('let gateways read what the next secret writes, then write with it, then forget the former', () => {
    const next = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(steps).toHaveLength(4);
    expect(settingsAfter(1)).toEqual({ LIVERY_SECRET: FORMER, LIVERY_SECRETS_ACCEPTED: next });
    const second = settingsAfter(2);
    expect(second).toEqual({ LIVERY_SECRET: next, LIVERY_SECRETS_ACCEPTED: FORMER });
    expect(second['LIVERY_SECRET']).not.toBe(FORMER);
    expect(settingsAfter(3)).toEqual({ LIVERY_SECRET: next });
  });
});
