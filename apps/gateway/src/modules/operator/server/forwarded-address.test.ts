import { operatorCalls } from '@livery/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { createTrail, PLATFORM } from '../trail/trail.ts';

/** Where proxies and attackers connect from, in the documentation's range. */
const PEER = '198.51.100.7';

let gateway: TestGateway;
/** Sends a login of nobody that states where it comes from. */
async function attempt(forwarded: string, name: string, peer = PEER): Promise<{ readonly code: string; readonly ip: string | undefined }> {
  const { method, path } = operatorCalls['session:login'];
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` };
  const answer = await gateway.ops.inject({ method, url: path, remoteAddress: peer, headers, payload: { name, password: 'not the password', appCode: '000000' } });
  const { rows: [row] } = await createTrail(gateway.db).list(PLATFORM, { pageSize: 1 });
  return { code: answer.json<{ code: string }>().code, ip: row?.ip };
}

describe('the address of an operator', () => {
  beforeAll(async () => {
    // Players come through a proxy whose word counts; that of operators is another matter.
    gateway = await testGateway({ trustProxy: true });
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.clock.advance(3_600_000));

  it('is that of the connection in the trail, whatever a header states', async () => {
    expect(await attempt('203.0.113.1', 'nobody')).toEqual({ code: 'LOGIN_FAILED', ip: PEER });
  });

  it('counts attempts, so that forged ones give no more of them', async () => {
    const codes = [];
    for (let index = 1; index <= 6; index++) codes.push((await attempt(`203.0.113.${index}`, 'ann')).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'LOGIN_FAILED'), 'TRY_AGAIN_LATER']);
  });

  it.each([
    ['calls', operatorCalls['session:show'].path, '198.51.100.8', 401],
    ['addresses of no call', '/ops/v1/nothing', '198.51.100.9', 404],
  ])('counts %s, so that forged ones give no more of them', async (_what, url, remoteAddress, answered) => {
    const statuses = new Set<number>();
    for (let index = 0; index < 601; index++) statuses.add((await gateway.ops.inject({ url, remoteAddress, headers: { 'x-forwarded-for': `203.0.113.${index % 250}` } })).statusCode);
    expect([...statuses]).toEqual([answered, 429]);
  });
});

describe('the address of an operator behind a proxy of their own', () => {
  beforeAll(async () => {
    gateway = await testGateway({ opsTrustProxy: PEER });
  });
  afterAll(() => gateway.stop());

  it('is what that proxy states, and nobody else', async () => {
    expect((await attempt('203.0.113.1', 'nobody')).ip).toBe('203.0.113.1');
    expect((await attempt('203.0.113.1', 'nobody', '198.51.100.9')).ip).toBe('198.51.100.9');
  });
});
