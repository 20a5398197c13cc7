import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';

let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  accounts = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

const tokenOf = async (username: string) => (await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: '198.51.100.7' })).token;

describe('agentMessage call', () => {
  it('puts plain words into the inbox of somebody in the team, once for a key, and of nobody else', async () => {
    const top = await accounts.open('writer01', { type: 1 });
    const agent = await accounts.open('writer02', { type: 1, parentId: top });
    const player = await accounts.open('reader01', { parentId: agent });
    const [token, reader, below] = [await tokenOf('writer01'), await tokenOf('reader01'), await tokenOf('writer02')];
    const send = (memberId: string, text: string, as = token, key = randomUUID()) => accounts.call('agentMessage', { memberId, text }, { token: as, idempotencyKey: key });
    const key = randomUUID();
    expect([codeOf(await send(player, ' Hello <b>you</b>\nand\n\nagain ', token, key)), codeOf(await send(player, ' Hello <b>you</b>\nand\n\nagain ', token, key))]).toEqual(['OK', 'OK']);
    const { records, unread } = await accounts.valueOf('inbox', { pageNo: 1, pageSize: 10 }, { token: reader });
    expect(records).toMatchObject([{ type: 'account', title: 'A message from your upline wr•••01', content: '<p>Hello &lt;b&gt;you&lt;/b&gt;<br />and</p><p>again</p>', link: null }]);
    expect(unread.count).toBe(1);
    for (const id of [top, agent, gateway.db.newId()]) expect((await send(id, 'Hello', below)).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'memberId', rule: 'invalid' }] } });
    expect([codeOf(await send(player, ' ')), codeOf(await send(player, 'x'.repeat(501)))]).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED']);
    expect(codeOf(await send(agent, 'Hello', reader))).toBe('NOT_AN_AGENT');
  });

  it('is limited to each member', async () => {
    const top = await accounts.open('writer03', { type: 1 });
    const player = await accounts.open('reader02', { parentId: top });
    const token = await tokenOf('writer03');
    const codes: string[] = [];
    for (let time = 0; time <= 5; time += 1) codes.push(codeOf(await accounts.call('agentMessage', { memberId: player, text: `Hello ${time}` }, { token, idempotencyKey: randomUUID() })));
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'TOO_MANY_REQUESTS']);
  });
});
