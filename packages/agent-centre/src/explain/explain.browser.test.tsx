import { SaveFile } from '@livery/centre-kit';
import { href } from '@livery/navigation';
import { brand, refuse, renderApp, settledBet } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from '../test-support/agent-site.tsx';
import { bets, explained, members } from '../test-support/samples.ts';
import { useSaveTexts } from '../save/use-save-texts.ts';
import type { Explained } from './types.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(answers: Answers = {}, timeZone = 'UTC') {
  await renderApp(<AgentSite />, { session: 'agent', brand: brand({ timeZone }), answers: { agentSettlement: () => explained, agentSettlementMembers: () => ({ members, next: null }), ...answers }, route: href('dividend', { query: { settlement: explained.settlement.id } }) });
  return within(await screen.findByRole('dialog', { name: 'Agent centre' }));
}
const sentences = async (centre: Awaited<ReturnType<typeof open>>) => within(await centre.findByRole('region', { name: 'In words' })).getAllByRole('listitem').map(({ textContent }) => textContent);
const but = (explanation: Partial<Explained['explanation']>, settlement: Partial<Explained['settlement']> = {}) => () => ({ ...explained, settlement: { ...explained.settlement, ...settlement }, explanation: { ...explained.explanation, ...explanation } });

const idle = { turnover: '0.00', validBet: '0.00', prizes: '0.00', memberRebate: '0.00', agentRebate: '0.00', activity: '0.00', feeSubsidy: '0.00', activeMembers: 0 };

/** Keeps what is saved as a file. */
function watchFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((text = (blob as Blob).text()), 'blob:none'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, text });
  });
  return files;
}

describe('an explanation', () => {
  it('says each step in a sentence, from what was played to what is kept', async () => {
    expect(await sentences(await open())).toEqual([
      'The team staked ₱1,200,000.00, won ₱1,060,000.00 in prizes, and got ₱20,000.00 in cashback and rewards.',
      'Changes of periods that were closed before count too: +₱1,504.00 for the players.',
      'So its players lost ₱118,496.00.',
      'Players’ winnings of ₱25,992.00 from earlier periods are taken off, which leaves a loss of ₱92,504.03.',
      'Row 2 with 10 % holds, since at least 5 members were active, players lost ₱50,000.00 or more, and stakes came to ₱500,000.00 or more.',
      'Row 3 with 15 % would have taken 2 more active members and ₱7,495.97 more lost by players.',
      '10 % of ₱92,504.03 is 9,250.403, which is rounded to ₱9,250.40.',
      'You pay 2 downlines ₱8,000.00 of it, which leaves you ₱1,250.40.',
    ]);
  });

  it.each([
    ['players won', but({ period: '20000.00', total: '45992.00', carriedOut: '45992.00', nothing: 'playersWon', chosen: null, next: null, deductions: [] }), ['So its players won ₱20,000.00.', 'Players’ winnings of ₱25,992.00 from earlier periods are added, which makes ₱45,992.00.', 'Players won, so nothing is paid, and ₱45,992.00 is carried to the next period.']],
    ['nobody played', but({ figures: idle, corrections: idle, period: '0.00', carriedIn: '0.00', total: '0.00', nothing: 'playersWon', chosen: null, next: null, deductions: [] }), ['Nobody in the team played.', 'Players lost nothing, so nothing is paid.']],
    ['players neither won nor lost', but({ corrections: idle, period: '0.00', carriedIn: '0.00', total: '0.00', nothing: 'playersWon', chosen: null, next: null, deductions: [] }), ['So its players neither won nor lost.', 'Players lost nothing, so nothing is paid.']],
    ['no row holds', but({ nothing: 'noRow', chosen: null, deductions: [] }), ['No row of the contract holds, so nothing is paid.', 'Row 3 with 15 % would have taken 2 more active members and ₱7,495.97 more lost by players.']],
    ['more is owed below', but({ net: '-17000.00' }), ['You owe 2 downlines ₱8,000.00, which is ₱17,000.00 more than you get. It is recorded as it is.']],
    ['it is a downline’s', but({}, { side: 'paid', partner: 'marisol_v' }), ['marisol_v pays 2 downlines ₱8,000.00 of it, and keeps ₱1,250.40.']],
    ['it is a real-time salary', but({ percent: '0.5', period: '6.00', carriedIn: '-1.00', total: '5.00', gross: '5.00', base: 'bets' }, { kind: 'realtime' }), ['0.5 % of each bet makes +₱6.00 in all. The share of each level down to the member is rounded by itself, and bets of before a change of the contract have the rate of then.', 'Shares of ₱1.00 of bets that were taken back earlier are taken off, which leaves +₱5.00.']],
  ] as const)('says what is so where %s', async (_, agentSettlement, said) => expect(await sentences(await open({ agentSettlement }))).toEqual(expect.arrayContaining([...said])));

  it('has the same as a table, each deduction by itself', async () => {
    const centre = await open();
    const rows = within(await centre.findByRole('table', { name: 'Calculation' })).getAllByRole('row').slice(1);
    const lines = new Map(rows.map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]));
    expect(lines.get('Stakes')).toBe('−₱1,200,000.00');
    expect([lines.get('Carried from before'), lines.get('With what was carried'), lines.get('Rate of row 2'), lines.get('Before rounding')]).toEqual(['+₱25,992.00', '−₱92,504.03', '10 %', '9,250.403']);
    expect([lines.get('Paid on to marisol_v'), lines.get('Paid on to kenji.tan'), lines.get('Left after downlines')]).toEqual(['−₱6,000.00', '−₱2,000.00', '+₱1,250.40']);
  });

  it('has what the house paid agents, and as fees of players, where it pays either, and no such line otherwise', async () => {
    const figures = { ...explained.explanation.figures, agentRebate: '700.00', feeSubsidy: '30.00' };
    const named = [/Rebates to agents, paid by the house/, /Fees that the house paid for players/];
    const paid = await open({ agentSettlement: but({ figures }) });
    const table = within(await paid.findByRole('table', { name: 'Calculation' }));
    expect(named.map((name) => table.getByText(name).closest('tr')?.lastElementChild?.textContent)).toEqual(['+₱700.00', '+₱30.00']);
    expect((await sentences(paid)).some((sentence) => sentence.endsWith('in cashback, rewards, rebates to agents and fees that the house paid.'))).toBe(true);
    cleanup();
    const without = await open();
    await without.findByRole('table', { name: 'Calculation' });
    expect(named.map((name) => without.queryByText(name))).toEqual([null, null]);
  });

  it.each([
    ['each bet is paid by itself', but({ base: 'bets', percent: '0.5' }, { kind: 'realtime' }), false],
    ['the contract was not in effect', but({ former: true, figures: idle }), false],
    ['a period is', but({}), true],
  ] as const)('counts active members only where the kind has any: %s', async (_, agentSettlement, has) => {
    const table = within(await (await open({ agentSettlement })).findByRole('table', { name: 'Calculation' }));
    expect(table.queryAllByText('Active members').length).toBe(has ? 1 : 0);
  });

  it('says that a contract which was not in effect has changes alone, by the row of before', async () => {
    const said = await sentences(await open({ agentSettlement: but({ former: true, figures: idle, next: null, deductions: [] }) }));
    expect(said).toEqual(expect.arrayContaining(['This contract was not in effect in this period. Only changes of periods that it was paid for count.', 'Row 2 with 10 % counts, by which the contract paid last.']));
    expect(said).not.toContain('Nobody in the team played.');
  });

  it('leads down to the bets of a member, and back to the explanation', async () => {
    const asked = vi.fn();
    const centre = await open({ agentSettlementBets: (request) => (asked(request), { row: members[1] ?? explained as never, bets, others: { turnover: '0.00', validBet: '0.00', prizes: '0.00' }, next: null }) }, 'Asia/Manila');
    await userEvent.click(await centre.findByRole('button', { name: 'bataan_joe' }));
    await centre.findByText('Taken back');
    const heading = centre.getByRole('heading', { name: 'Bets of bataan_joe, 11/02/2026' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(asked.mock.calls).toMatchObject([[{ id: explained.settlement.id, memberId: members[1]?.memberId, period: '2026-02-11' }]]);
    await userEvent.click(centre.getByRole('button', { name: 'Back to the explanation' }));
    await centre.findByRole('region', { name: 'In words' });
  });

  it('is saved with its formula and all members, page by page', async () => {
    const files = watchFiles();
    const [first, ...others] = members;
    if (first === undefined) throw new Error('no members');
    const centre = await open({ agentSettlementMembers: ({ before }) => (before === undefined ? { members: [first], next: `2026-02-20 ${first.memberId}` } : { members: others, next: null }) });
    await centre.findByText(first.account);
    centre.getByRole('button', { name: 'Save as CSV' }).click();
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 5000 });
    expect(files[0]?.name).toBe('dividend_2026-02-16.csv');
    const text = (await files[0]?.text) ?? '';
    expect(text).toContain(`"Formula","'-92504.03 * 10 / 100 = 9250.403; round = 9250.40; 9250.40 - 6000.00 - 2000.00 = 1250.40"`);
    expect(text).toContain('"Paid on to marisol_v","-6000.00"');
    for (const { account } of members) expect(text).toContain(`"${account}",`);
    expect(text).toContain('"bataan_joe","2026-02-11","Yes","No","-2500.00"');
  });

  it('says that a file does not have all rows', async () => {
    const files = watchFiles();
    const Saves = () => <SaveFile texts={useSaveTexts('Save', 'page')} make={async () => ({ name: 'some.csv', text: '', cut: true })} />;
    await renderApp(<Saves />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText(/^The file has the first 10,000 rows/);
    expect(files).toHaveLength(1);
  });

  it('has bets that are saved by the clock of the merchant', async () => {
    const files = watchFiles();
    const [row] = members;
    if (row === undefined) throw new Error('no members');
    const centre = await open({ agentSettlementBets: () => ({ row, bets: [settledBet({ at: '2026-01-30T20:10:00Z' })], others: { turnover: '0.00', validBet: '0.00', prizes: '0.00' }, next: null }) }, 'Asia/Manila');
    await userEvent.click(await centre.findByRole('button', { name: row.account }));
    await userEvent.click(await centre.findByRole('button', { name: 'Save the bets as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text).toContain('"2026-01-31 04:10:00","a-game"');
  });

  it('says that a file was not made', async () => {
    let calls = 0;
    const centre = await open({ agentSettlementMembers: () => ((calls += 1) === 1 ? { members, next: null } : refuse('UNKNOWN_ERROR')) });
    await centre.findByText('bataan_joe');
    await userEvent.click(await centre.findByRole('button', { name: 'Save as CSV' }));
    expect(await centre.findByText('The file could not be made. Try again.')).not.toBeNull();
  });

  it('has the focus while it loads, and while the bets of a member do', async () => {
    let answer: () => void = () => {};
    const centre = await open({ agentSettlement: () => new Promise((resolve) => (answer = () => resolve(explained))), agentSettlementBets: () => new Promise(() => {}) });
    await waitFor(() => expect(document.activeElement?.firstElementChild?.getAttribute('aria-label')).toBe('Loading'));
    answer();
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 3, name: /^Dividend/ })));
    await userEvent.click(await centre.findByRole('button', { name: /bataan_joe/ }));
    await centre.findByRole('button', { name: 'Back to the explanation' });
    await waitFor(() => expect(document.activeElement?.matches('section')).toBe(true));
  });

  it('moves the focus to what is said when it did not load', async () => {
    const centre = await open({ agentSettlement: () => refuse('UNKNOWN_ERROR') });
    const alert = await centre.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert.parentElement));
  });

  it('says that there is none, which takes the focus, and keeps the way back', async () => {
    const centre = await open({ agentSettlement: () => refuse('NOT_FOUND') });
    await centre.findByText('There is no such settlement of yours.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('There is no such settlement of yours.'));
    expect(centre.getByRole('button', { name: 'Back to the settlements' })).not.toBeNull();
  });
});
