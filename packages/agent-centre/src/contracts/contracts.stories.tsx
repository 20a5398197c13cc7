import { href } from '@livery/navigation';
import { agentContract, agentSettlements, inApp, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';
import { contracts, settlements, simulation } from '../test-support/samples.ts';

const meta = { title: 'Pages/Agent centre/Contracts', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true };
const own = (contract: (typeof contracts)[keyof typeof contracts] | null, mayOffer: string | null = '15') => () => ({ contract, mayOffer, period: 'semimonthly' as const, effectFrom: '2026-04-01' });
const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}, page: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realTimeSalary' = 'dividend') => ({
  app: {
    session: 'agent' as const,
    answers: { consolidatedSettings: () => all, ownContract: own(contracts.mine), agentSettlements: () => agentSettlements({ settlements, rest: '7250.40' }), downlineContracts: () => ({ contracts: [contracts.agreed, contracts.waiting, contracts.ended, contracts.rejected], next: null }), ...answers } satisfies Answers,
    route: href(page, { query }),
  },
});
const downline = { part: 'downline' };

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText(saying('highest row whose conditions'))) };
export const Offered: Story = { parameters: at({ ownContract: own(contracts.offeredToMe, null) }), play: async () => void (await screen.findByRole('button', { name: saying('Accept') })) };
export const OtherTermsOffered: Story = { parameters: at({ ownContract: own(contracts.mineWithOffer) }), play: async () => void (await screen.findByText(saying('A new offer waits for your answer'))) };
export const NoContract: Story = { parameters: at({ ownContract: own(null, null), agentSettlements: () => agentSettlements({ settlements: [], rest: '0.00' }) }), play: async () => void (await screen.findByText(saying('An agent above you offers it'))) };
export const NoUpline: Story = { parameters: at({ ownContract: own(null), agentSettlements: () => agentSettlements({ settlements: [], rest: '0.00' }) }, { part: 'own' }), play: async () => void (await screen.findByText(saying('No agent is above you'))) };
export const Downlines: Story = { parameters: at({}, downline), play: async () => void (await screen.findByText(saying('With kenji.tan'))) };
export const NoDownlines: Story = { parameters: at({ downlineContracts: () => ({ contracts: [], next: null }) }, downline), play: async () => void (await screen.findByText(saying('You have not offered anything yet.'))) };
export const DownlinesFailed: Story = { parameters: at({ downlineContracts: () => refuse('UNKNOWN_ERROR') }, downline), play: async () => void (await screen.findAllByRole('alert')) };
export const Versions: Story = { parameters: at({ ownContract: own(contracts.mineWithOffer), agentContract: () => ({ contract: contracts.mineWithOffer, versions: [contracts.mineWithOffer.newest, contracts.ended.newest, contracts.mine.newest] }) }), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('Show all 2 versions') })) };
export const EarlierVersions: Story = {
  parameters: at({ ownContract: own(contracts.mineWithOffer), agentContract: ({ before }) => (before === undefined ? { contract: contracts.mineWithOffer, versions: [contracts.mineWithOffer.newest] } : { contract: contracts.mineWithOffer, versions: [contracts.mine.newest] }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Show all 2 versions') }));
    await screen.findByRole('button', { name: saying('Show earlier versions') });
  },
};
export const OutcomeUnknown: Story = {
  parameters: at({ processDividend: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('End the contract') }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: saying('End the contract') }));
    await screen.findByText(saying('We do not know yet whether this was done'));
  },
};
export const Ending: Story = { parameters: at(), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('End the contract') })) };
export const EndsOthers: Story = {
  parameters: at({ processDividend: () => ({ outcome: 'confirm', contract: contracts.mine, affected: [{ upline: 'mira01', downline: 'marisol_v', percent: '10', most: '0', above: '10' }, { upline: 'marisol_v', downline: 'datu_arwin', percent: '5', most: '0', above: '5' }], confirm: 'c'.repeat(43) }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('End the contract') }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: saying('End the contract') }));
    await screen.findByText(saying('2 contracts below end with it'));
  },
};
export const EndsMany: Story = {
  parameters: at({ processDividend: () => ({ outcome: 'confirm', contract: contracts.mine, affected: Array.from({ length: 23 }, (_, index) => ({ upline: 'marisol_v', downline: `agent_${index}`, percent: '12', most: '10', above: '2' })), confirm: 'c'.repeat(43) }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('End the contract') }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: saying('End the contract') }));
    await screen.findByText(saying('marisol_v and agent_22'));
  },
};
export const ChangedMeanwhile: Story = {
  parameters: at({ processDividend: () => ({ outcome: 'changed', contract: contracts.mine, affected: [], confirm: null }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('End the contract') }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: saying('End the contract') }));
    await screen.findByText(saying('changed meanwhile'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Offering: Story = { parameters: at({}, { ...downline, offer: 'marisol_v' }), play: async () => void (await screen.findByRole('group', { name: saying('Row 2') })) };
export const OfferingWithFaults: Story = {
  parameters: at({}, { ...downline, offer: '' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Make the offer') }));
    await screen.findByText(saying('Name the agent that you offer it to.'));
  },
};
export const Tried: Story = {
  parameters: at({ simulateContract: () => simulation }, { ...downline, offer: 'marisol_v' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Try it on the last periods') }));
    await screen.findByRole('table', { name: saying('Periods') });
  },
};
export const TriedWithoutUpline: Story = {
  parameters: at({ ownContract: own(null), simulateContract: () => ({ ...simulation, lossPeriods: 0, periods: simulation.periods.map((period) => ({ ...period, left: null, loses: false })) }) }, { ...downline, offer: 'marisol_v' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Try it on the last periods') }));
    await screen.findByText(saying('No agent pays you by such a contract'));
  },
};
export const OfferChangedMeanwhile: Story = {
  parameters: at({ processDividend: () => ({ outcome: 'changed', contract: { ...contracts.agreed, revision: 7 }, affected: [], confirm: null }) }, { ...downline, offer: 'marisol_v' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Make the offer') }));
    await screen.findByRole('button', { name: saying('Begin from what stands now') });
  },
};
export const OfferEndsOthers: Story = {
  parameters: at({ processDividend: () => ({ outcome: 'confirm', contract: contracts.agreed, affected: [{ upline: 'marisol_v', downline: 'datu_arwin', percent: '12', most: '10', above: '2' }], confirm: 'c'.repeat(43) }) }, { ...downline, offer: 'marisol_v' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Make the offer') }));
    await screen.findByRole('alertdialog', { name: saying('Contracts below marisol_v will end') });
  },
};
export const Daily: Story = { parameters: at({ ownContract: () => ({ contract: agentContract({ side: 'downline', partner: 'de•••nt' }), mayOffer: '1', period: 'daily', effectFrom: '2026-04-01' }) }, {}, 'dailySalary'), play: async () => void (await screen.findByText(saying('of your team’s stakes in each day'))) };
export const Hourly: Story = { parameters: at({ ownContract: () => ({ contract: agentContract({ kind: 'hourly', side: 'downline', partner: 'de•••nt' }), mayOffer: '1', period: 'hourly', effectFrom: '2026-04-01T09:00Z' }) }, {}, 'hourlySalary'), play: async () => void (await screen.findByText(saying('of your team’s stakes in each hour'))) };
export const RealTime: Story = { parameters: at({ ownContract: () => ({ contract: agentContract({ kind: 'realtime', side: 'downline', partner: 'de•••nt' }), mayOffer: '1', period: 'realtime', effectFrom: '2026-04-01T09:05Z' }) }, {}, 'realTimeSalary'), play: async () => void (await screen.findByText(saying('Accrued to you'))) };
export const SwitchedOff: Story = { parameters: at({ consolidatedSettings: never, ownContract: () => refuse('FUNCTION_DISABLED') }), play: async () => void (await screen.findByText(saying('no contracts of this kind'))) };
export const SwitchedOffUnsettled: Story = {
  parameters: at({ consolidatedSettings: () => ({ ...all, divtypereq: false }), ownContract: () => refuse('FUNCTION_DISABLED'), agentUnsettled: () => ({ kinds: ['dividend'] }), agentSettlements: () => agentSettlements({ settlements: settlements.slice(1, 2), rest: '7250.40' }) }),
  play: async () => void (await screen.findByText(saying('of other days than those chosen'))),
};
export const NothingInTheseDays: Story = { parameters: at({ agentSettlements: () => agentSettlements({ settlements: [], rest: '1200.00' }) }), play: async () => void (await screen.findByText(saying('ended in these days'))) };
export const Loading: Story = { parameters: at({ ownContract: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ ownContract: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
