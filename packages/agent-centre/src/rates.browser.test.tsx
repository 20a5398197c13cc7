import { createText, namespaces, TextProvider } from '@livery/i18n';
import { href } from '@livery/navigation';
import { agentContract, agentOverview, agentSettlement, agentSettlements, agentTeam, contractVersion, renderApp, teamMember } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AffectedList } from './contracts/affected-list.tsx';
import { Calculation } from './explain/calculation.tsx';
import { ExplainWords } from './explain/explain-words.tsx';
import { RateField } from './rate-field.tsx';
import { AgentSite } from './test-support/agent-site.tsx';
import { explained } from './test-support/samples.ts';

afterEach(cleanup);

const row = { percent: '2.5', activeMembers: 0, validBet: '0.00', loss: '0.00', betAmount: '0.00' };
const halves = { ...explained, explanation: { ...explained.explanation, percent: '2.5', chosen: { index: 0, row }, next: { index: 1, row, missing: explained.explanation.next?.missing ?? [] } } };
const version = contractVersion({ rows: [row] });
const settled: Answers = {
  ownContract: () => ({ contract: agentContract({ kind: 'daily', side: 'downline', standing: version, newest: version }), mayOffer: '2.5', period: 'daily', effectFrom: '2026-04-01' }),
  agentSettlements: () => agentSettlements({ settlements: [agentSettlement({ kind: 'daily', percent: '2.5' })] }),
};

/** Renders with the digits of the reader's language, as a site may have them. */
async function show(ui: ReactElement, answers: Answers = {}, route = '/') {
  const text = createText({ languages: ['AR'], defaultLanguage: 'AR', fixedLanguage: 'AR', remap: { AR: 'ar-EG' }, calendarAndDigits: 'native' });
  await text.load(...namespaces);
  await renderApp(<TextProvider text={text}>{ui}</TextProvider>, { session: 'agent', language: 'AR', answers, route });
}
/** How often the rate is written in Arabic digits, once that is often enough, and whether in Latin ones. */
async function written(times: number): Promise<readonly [number, boolean]> {
  const count = () => document.body.textContent.split('٢٫٥').length - 1;
  await waitFor(() => expect(count()).toBeGreaterThanOrEqual(times));
  return [Math.min(count(), times), document.body.textContent.includes('2.5')];
}

describe('rates', () => {
  it.each([
    ['a calculation', <Calculation key="1" explained={halves} />, 1],
    ['an explanation', <ExplainWords key="1" explained={halves} />, 3],
    ['contracts that would end', <AffectedList key="1" affected={[{ upline: 'one', downline: 'two', percent: '2.5', most: '1.5', above: '1' }]} />, 1],
    ['the hint of a field', <RateField key="1" value="" onChange={() => undefined} error={undefined} most="2.5" />, 1],
  ])('returns %s in the digits of the language when the site has those', async (_where, ui, times) => {
    await show(ui);
    expect(await written(times)).toEqual([times, false]);
  });

  it.each([
    ['teamOverview', { agentOverview: () => agentOverview({ rate: '2.5' }) }, 1],
    ['teamManagement', { agentTeam: () => agentTeam({ members: [teamMember({ rate: '2.5' })] }) }, 1],
    ['dailySalary', settled, 2],
  ] as const)('returns %s in the digits of the language when the site has those', async (page, answers, times) => {
    await show(<AgentSite />, answers, href(page));
    expect(await written(times)).toEqual([times, false]);
  });
});
