import { operatorCalls } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ requestsPerMinute: 5 });
});
afterAll(() => gateway.stop());

/** Statuses of as many requests by each of two visitors, whom a socket of both families names by addresses of IPv6. */
async function statusesOf(requests: number, send: (ip: string) => Promise<{ readonly status: number }>): Promise<readonly number[][]> {
  const all: number[][] = [];
  for (const ip of ['::ffff:192.0.2.1', '::ffff:192.0.2.2']) {
    const statuses = new Set<number>();
    for (let sent = 0; sent < requests; sent++) statuses.add((await send(ip)).status);
    all.push([...statuses]);
  }
  return all;
}

describe('visitors of IPv4 at a socket of IPv6', () => {
  it('are limited one by one', async () => {
    const call = createCaller(gateway, NORTH);
    const send = (ip: string) => call('systemStatus', {}, { ip });
    expect(await statusesOf(5, send)).toEqual([[200], [200]]);
    expect(await statusesOf(1, send)).toEqual([[429], [429]]);
  });

  it("are limited one by one at the operators' server", async () => {
    const { method, path } = operatorCalls['members:find'];
    const send = async (ip: string) => ({ status: (await gateway.ops.inject({ method, url: path, remoteAddress: ip })).statusCode });
    expect(await statusesOf(600, send)).toEqual([[401], [401]]);
    expect(await statusesOf(1, send)).toEqual([[429], [429]]);
  });
});
