import { brand, renderApp, simulatedPeriod } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { simulation } from '../test-support/samples.ts';
import { Simulation } from './simulation.tsx';

afterEach(cleanup);

const unsettled = { ...simulation, exact: false, periods: [simulatedPeriod(), simulatedPeriod({ from: '2026-01-29', to: '2026-01-29', unsettled: true })] };
/** The tags and the sentences of estimates that a simulation shows. */
async function shown(result: typeof simulation, byBet: boolean, language: 'EN' | 'AR' | 'CN' = 'EN'): Promise<{ readonly tags: number; readonly said: string }> {
  await renderApp(<Simulation simulation={result} account="marisol_v" byBet={byBet} />, { session: 'agent', language });
  const table = within((await screen.findAllByRole('table')).at(-1) as HTMLElement);
  return { tags: table.queryAllByText({ EN: 'Never settled', AR: 'لم تُسوَّ قط', CN: '从未结算' }[language]).length, said: document.body.textContent };
}

describe('Simulation', () => {
  it('returns which periods were never settled, and what their figures are, when there is one', async () => {
    const { tags, said } = await shown(unsettled, false);
    expect(tags).toBe(1);
    expect(said).toContain('What was never settled is an estimate');
    expect(said).not.toContain('are rounded bet by bet');
  });

  it('returns that real-time salaries are rounded, and nothing of settlements, when all was posted', async () => {
    const { tags, said } = await shown({ ...simulation, exact: false }, true);
    expect(tags).toBe(0);
    expect(said).toContain('are rounded bet by bet');
    expect(said).not.toContain('never settled');
  });

  it.each([
    ['EN', 'days', ['2026-01-30', '2026-01-31'], ['30 Jan', '31 Jan']],
    ['AR', 'days', ['2026-01-30', '2026-01-31'], ['30 يناير', '31 يناير']],
    ['CN', 'days', ['2026-01-30', '2026-01-31'], ['1月30日', '1月31日']],
    ['EN', 'hours', ['2026-01-31T11:00Z', '2026-01-31T12:00Z'], ['7:00 PM', '8:00 PM']],
    ['CN', 'hours', ['2026-01-31T11:00Z', '2026-01-31T12:00Z'], ['19:00', '20:00']],
  ] as const)('returns ticks that differ in %s when its periods are %s', async (language, _what, periods, ticks) => {
    const result = { ...simulation, periods: periods.toReversed().map((from) => simulatedPeriod({ from, to: from })) };
    await renderApp(<Simulation simulation={result} account="marisol_v" byBet={false} />, { session: 'agent', language, brand: brand({ timeZone: 'Asia/Manila' }) });
    await waitFor(() => expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual(expect.arrayContaining([...ticks])));
  });

  it.each(['AR', 'CN'] as const)('returns both in %s', async (language) => {
    const { tags, said } = await shown(unsettled, true, language);
    expect([tags, said.includes({ AR: 'ما لم يُسوَّ قط', CN: '从未结算过的周期' }[language])]).toEqual([1, true]);
  });
});
