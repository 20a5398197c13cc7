import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.ts';

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [inRoot('tooling/run/src', script), ...args], { encoding: 'utf8', env: { ...process.env, ...env } });

describe('dev', () => {
  it('rejects an unknown brand before anything is built', () => {
    const { status, stdout, stderr } = run('dev.ts', ['--brand', 'nope']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^\nThere is no brand "nope"\. There are: (?:[a-z][a-z0-9-]*, )*aurora(?:, [a-z][a-z0-9-]*)*\. For example: npm run dev -- --brand [a-z0-9-]+\n\n$/);
  });
});

describe('dev before a server elsewhere', () => {
  it('rejects what is no address of a server', () => {
    const { status, stderr } = run('dev.ts', [], { LIVERY_GATEWAY: 'localhost:5000', SITE_PORT: '59173' });
    expect(status).toBe(1);
    expect(stderr).toContain('LIVERY_GATEWAY is "localhost:5000"; it must be the address of a server, such as http://localhost:5000.');
  });
});

describe('start', () => {
  it('rejects a port that is taken before anything is built', async () => {
    const taken = createServer().listen(0);
    await new Promise((listening) => taken.once('listening', listening));
    const PORT = String((taken.address() as AddressInfo).port);
    const { status, stdout, stderr } = run('start.ts', [], { PORT });
    taken.close();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${PORT}, which the gateway would use, is taken by another program.`);
  });
});
