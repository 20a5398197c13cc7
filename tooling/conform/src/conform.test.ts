import { NORTH, SOUTH } from '@livery/gateway/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCertified, jsonReport, markdownReport, summary } from './report.ts';
import { conform, type Conformity } from './run.ts';
import { type ServedGateway, servedGateway } from './test-support/served-gateway.ts';

let served: ServedGateway;
beforeAll(async () => {
  served = await servedGateway();
});
afterAll(() => served.stop());

const against = ({ outcomes }: Conformity) => outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'not tried').map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`);

describe('conform', () => {
  it('certifies our gateway for every profile', { timeout: 120_000 }, async () => {
    const found = await conform({ server: served.url, profile: 'full', merchantCode: NORTH, otherMerchant: SOUTH, member: undefined, agent: served.agent });
    expect(against(found)).toEqual([]);
    expect(found.certified).toEqual(['least', 'account', 'games', 'cashier', 'agents', 'full']);
    expect(isCertified(found)).toBe(true);
    expect(summary(found)).toMatch(/answers everything/);
    expect(markdownReport(found, new Date(0))).toContain('**Certified for full.**');
    expect(JSON.parse(jsonReport(found, new Date(0)))).toMatchObject({ verdict: 'certified', asked: 'full' });
    process.stderr.write(JSON.stringify(found.outcomes.filter(({ verdict }) => verdict !== 'passed').map(({ id, verdict, reason }) => [id, verdict, reason]), undefined, 1) + `${found.requests} ${found.milliseconds}\n`);
  });
});
