import { NORTH, SOUTH } from '@livery/gateway/test-support';
import { everything } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from './accounts.ts';
import { createClient } from './client.ts';
import { valueOf } from './expect.ts';
import { isCertified, jsonReport, markdownReport, summary, terminalReport } from './report.ts';
import { conform, Unreachable, type Conformity, type ConformOptions } from './run.ts';
import { type Coming, type OnTheWay, startBrokenServer } from './test-support/broken-server.ts';
import { faults } from './test-support/faults.ts';
import { type ServedGateway, servedGateway, VISITORS } from './test-support/served-gateway.ts';
import { startSmallServer } from './test-support/small-server.ts';

let served: ServedGateway;
beforeAll(async () => {
  served = await servedGateway();
});
afterAll(() => served.stop());

/** It waits for twenty seconds and more: with `--all` alone. */
const without = everything() ? [] : ['events.heartbeat'];
const namesOf = ({ outcomes }: Conformity, verdict: string): string[] => outcomes.filter((outcome) => outcome.verdict === verdict).map(({ id }) => id).toSorted();
const against = ({ outcomes }: Conformity): string[] => outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'not tried').map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`);
const NOBODY = { member: undefined, agent: undefined } as const;
const AT = new Date(0);

/** What a run could leave with the given accounts. */
async function kept() {
  const client = createClient(served.url, NORTH);
  const accounts = createAccounts(client, served);
  const [{ token }, agent] = [await accounts.member(), await accounts.agent()];
  const icon = valueOf('playerIcon', await client.call('playerIcon', {}, { token }));
  const { fields } = valueOf('profile', await client.call('profile', {}, { token }));
  const { gameIds } = valueOf('favouriteIds', await client.call('favouriteIds', {}, { token }));
  const { members } = valueOf('agentTeam', await client.call('agentTeam', {}, { token: agent.token }));
  const security = valueOf('security', await client.call('security', {}, { token }));
  return { icon, fields, members, gameIds, app: { ...security, lastLogin: null } };
}

describe('conform', () => {
  it('certifies our gateway for every profile, and leaves the given accounts as they were', { timeout: 120_000 }, async () => {
    const before = await kept();
    const found = await conform({ server: served.url, profile: 'full', merchantCode: NORTH, otherMerchant: SOUTH, member: served.member, agent: served.agent, without });
    expect(against(found)).toEqual([]);
    expect(await kept()).toEqual(before);
    expect(found.certified).toEqual(['least', 'account', 'games', 'cashier', 'agents', 'full']);
    expect(isCertified(found)).toBe(true);
    expect(summary(found)).toMatch(/^The server answers everything that the profile full asks for/);
    expect(markdownReport(found, AT)).toContain('**Certified for full.**');
    expect(JSON.parse(jsonReport(found, AT))).toMatchObject({ verdict: 'certified', asked: 'full', merchantCode: NORTH });
  });

  it('certifies a server of another make for exactly the profile account, and says what the others miss', { timeout: 120_000 }, async () => {
    const small = await startSmallServer();
    try {
      const found = await conform({ server: small.url, profile: 'full', ...NOBODY, without });
      expect(against(found).filter((line) => !/^(answer|games|deposit|withdrawal|records|agents|call)\./.test(line))).toEqual([]);
      expect(found.certified).toEqual(['least', 'account']);
      expect(isCertified(found)).toBe(false);
      expect(summary(found)).toMatch(/^The server is not certified for full: \d+ checks failed, and \d+ checks could not be tried\. It is certified for least and account: /);
      expect(markdownReport(found, AT)).toMatch(/### answer\.gameList\n\n- \*\*Expected\*\*: GET \/wps\/relay\/GCSGAME_gameList answers[^]*- \*\*Why it matters\*\*: The halls of games\.[^]*GET \/wps\/relay\/GCSGAME_gameList\?clientType=3\n[^]*authorization: Bearer …\n[^]*HTTP 404/);
      expect(markdownReport(found, AT)).toContain('No agent was given: name one with --agent.');
    } finally {
      await small.stop();
    }
  });

  it('takes the account that is given where registration is closed to programs', { timeout: 120_000 }, async () => {
    await served.gateway.settings.set(NORTH, 'registrationOpen', false);
    try {
      const given = await conform({ server: served.url, profile: 'account', merchantCode: NORTH, member: served.member, agent: undefined, without: ['events.heartbeat'] });
      expect(against(given)).toEqual([]);
      expect(namesOf(given, 'not offered')).toContain('register.new');
    } finally {
      await served.gateway.settings.set(NORTH, 'registrationOpen', true);
    }
  });

  it('says that nothing answers', async () => {
    await expect(conform({ server: 'http://127.0.0.1:9', profile: 'least', ...NOBODY })).rejects.toThrow(Unreachable);
  });

  it('masks passwords and tokens in its reports', { timeout: 120_000 }, async () => {
    const told = (answer: Coming, { path, headers }: OnTheWay): Coming => (path.endsWith('/member/password') ? { ...answer, status: 500, headers: { ...answer.headers, 'x-seen': headers['authorization'] ?? '' }, body: `{"token":"A_SECRET_TOKEN"} ${headers['authorization']} ${served.member.password}` } : answer);
    const broken = await startBrokenServer(served.url, `${VISITORS}250`, { answer: told });
    try {
      const found = await conform({ server: broken.url, profile: 'account', merchantCode: NORTH, member: served.member, agent: undefined, without: ['events.heartbeat'] });
      expect(namesOf(found, 'failed')).toContain('password.wrong');
      const reports = terminalReport(found) + markdownReport(found, AT) + jsonReport(found, AT);
      expect(reports).toContain('sealed: {"oldPassword":"…"');
      expect(reports).not.toMatch(/A_SECRET_TOKEN|Wrong-one-3|Correct-horse-7|Bearer [\w-]{20}/);
    } finally {
      await broken.stop();
    }
  });
});

/** Before a merge one server of each kind of fault; all with `--all`. */
const chosen = everything() ? Object.entries(faults) : Object.entries(faults).filter(([name]) => ['refuses with status 200', 'tells a balance to anybody', 'binds an envelope to nothing'].includes(name));

describe('conform on a broken server', () => {
  it('has twenty of them and more, each named by checks that are there', () => {
    expect(Object.keys(faults).length).toBeGreaterThanOrEqual(20);
  });

  it.each(chosen)('that %s: fails by the checks that are about it, and by no other', { timeout: 120_000 }, async (name, fault) => {
    const server = await startBrokenServer(served.url, `${VISITORS}${Object.keys(faults).indexOf(name) + 10}`, fault);
    const options: ConformOptions = { server: server.url, profile: fault.profile, merchantCode: NORTH, member: undefined, agent: fault.profile === 'agents' ? served.agent : undefined, without: ['events.heartbeat'] };
    try {
      const found = await conform(options);
      expect(namesOf(found, 'failed')).toEqual([...fault.caught].toSorted());
      expect(isCertified(found)).toBe(false);
    } finally {
      await server.stop();
    }
  });
});
