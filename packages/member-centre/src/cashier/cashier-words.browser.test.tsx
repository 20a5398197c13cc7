import { deposit, depositStandings, renderApp, withdrawal, withdrawalStandings } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDepositWords } from '../deposit/deposit-words.ts';
import { useWithdrawalWords } from '../withdraw/withdrawal-words.ts';

afterEach(cleanup);

const until = '2036-01-01T09:00:00Z';
const deposits = depositStandings.map(({ outcomes, byMembers, ...standing }) => {
  const receipts = outcomes.map((outcome) => ({ amount: '400.00', at: '2026-01-01T09:00:00Z', outcome }));
  return deposit({ ...standing, receipts, instructions: null, ...(byMembers ? { method: { code: 'members', kind: 'peer', name: 'From member to member' } } : {}) });
});
const withdrawals = withdrawalStandings.map(({ byMembers, ...standing }) => withdrawal({ ...standing, peers: byMembers ? { unmatched: '0.00', offered: false, until, payments: [] } : null }));

/** Tag and sentence of every standing, one a line. */
function Words() {
  const [depositWords, withdrawalWords] = [useDepositWords(), useWithdrawalWords()];
  const lines = [...deposits.map(depositWords), ...withdrawals.map(withdrawalWords)].map(({ tag, sentence }) => `${tag} | ${sentence}`);
  return <pre data-testid="words">{lines.join('\n')}</pre>;
}
async function wordsIn(language: 'EN' | 'TY' | 'CN' | 'AR'): Promise<string[]> {
  await renderApp(<Words />, { language });
  const lines = (await screen.findByTestId('words')).textContent.split('\n');
  cleanup();
  return lines;
}

describe('words of the cashier', () => {
  it.each([['TY', /\p{Script=Telugu}/u], ['CN', /\p{Script=Han}/u], ['AR', /\p{Script=Arabic}/u]] as const)('says where each deposit and withdrawal stands in %s', async (language, letters) => {
    const lines = await wordsIn(language);
    expect(lines).toHaveLength(depositStandings.length + withdrawalStandings.length);
    expect(lines.filter((line) => !line.split(' | ').every((part) => letters.test(part)) || line.includes('{{'))).toEqual([]);
  });
  it('says where each of them stands in EN, as a sentence', async () => {
    const lines = await wordsIn('EN');
    expect(lines.filter((line) => !/^[A-Z][^|{}]+ \| [A-Z₱][^{}]+\.$/s.test(line))).toEqual([]);
  });
});
