import { once } from 'node:events';
import { connect } from 'node:net';
import { calls } from '@livery/contracts';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase, testEngine } from '../../test-support/database.ts';
import { startGatewayProcess, type GatewayProcess } from '../../test-support/gateway-process.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

const EVENTUALLY = { timeout: 15_000, interval: 20 };

describe.runIf(testEngine === 'postgres')('a gateway that is told to stop', { timeout: 60_000 }, () => {
  async function started(env: Readonly<Record<string, string>> = {}): Promise<{ gateway: GatewayProcess; admin: pg.Client }> {
    const db = await testDatabase();
    const admin = new pg.Client({ connectionString: db.url });
    await admin.connect();
    const gateway = await startGatewayProcess(db.servingUrl ?? '', env);
    onTestFinished(async () => {
      await gateway.remove();
      await admin.end();
      await db.close();
    });
    return { gateway, admin };
  }
  const request = ({ origin }: GatewayProcess, call: 'announcements' | 'systemStatus') => fetch(`${origin}${calls[call].path}`, { headers: { 'x-merchant-code': NORTH } });
  const isReady = ({ origin }: GatewayProcess) => fetch(`${origin}/readyz`).then(({ status }) => status === 200);

  it('loses no request of a balancer that asks for its readiness', async () => {
    const { gateway } = await started({ DRAIN_MS: '800' });
    const answers: number[] = [];
    async function visitor(): Promise<void> {
      while (await isReady(gateway)) {
        for (let calls = 0; calls < 5; calls++) answers.push((await request(gateway, 'systemStatus')).status);
      }
    }
    const visitors = Array.from({ length: 8 }, visitor);
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(100), EVENTUALLY);
    gateway.terminate();
    await Promise.all(visitors);
    const late = await request(gateway, 'systemStatus');
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect(await gateway.ended).toMatchObject({ code: 0, output: '' });
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('answers what is under way before it ends', async () => {
    const { gateway, admin } = await started();
    await admin.query('begin');
    await admin.query('lock table announcement in access exclusive mode');
    const slow = request(gateway, 'announcements');
    // Not by its text, which PostgreSQL shows only when the statement was parsed; and others may wait as well.
    const waiting = async () => (await admin.query("select from pg_locks where not granted and relation = 'announcement'::regclass")).rowCount;
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), EVENTUALLY);
    gateway.terminate();
    await vi.waitFor(() => expect(isReady(gateway)).rejects.toThrow(), EVENTUALLY);
    await admin.query('rollback');
    expect((await slow).status).toBe(200);
    expect(await gateway.ended).toMatchObject({ code: 0, output: '' });
  });

  it('ends in time while a picture is coming in that never comes whole', async () => {
    const { gateway } = await started();
    const { hostname, port } = new URL(gateway.origin);
    const socket = connect(Number(port), hostname, () => socket.write(`PUT ${calls.uploadImage.path} HTTP/1.1\r\nhost: localhost\r\nx-merchant-code: ${NORTH}\r\ncontent-type: application/json\r\ncontent-length: 9000000\r\n\r\n{`));
    socket.on('error', () => undefined);
    // Who it is may not send one; the body is on its way nevertheless.
    await once(socket, 'data');
    const trickling = setInterval(() => socket.write(' '), 100);
    onTestFinished(() => {
      clearInterval(trickling);
      socket.destroy();
    });
    gateway.terminate();
    expect(await gateway.ended).toMatchObject({ code: 0, output: '' });
  });
});
