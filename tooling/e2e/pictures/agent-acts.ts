import { call, freshName, PASSWORD } from '../src/index.ts';
import { ask, amountOf, button, field, fillPasswords, layerOf, PIN, submit } from './centre-acts.ts';
import type { Act } from './centre-acts.ts';
import type { Viewer } from './centre-looks.ts';
import { centreOf, sessionOf } from './centre-pages.ts';

/** The agent of the demo, an agent and a player right below it. */
export const AGENT = 'demo_agent';
export const BELOW = 'marisol_v';
const OTHER = 'kenji.tan';
const PLAYER = 'rosalind8';

const pressed = (key: string, values: Readonly<Record<string, string>> = {}) => (viewer: Viewer) => button(viewer, key, 'agent', values).last().click();
/** Presses a button of the contract with somebody, and waits for the question. */
const askOf = (account: string, key: string) => async (viewer: Viewer): Promise<void> => {
  await centreOf(viewer).getByRole('article').filter({ hasText: account }).getByRole('button', { name: viewer.t('agent', key), exact: true }).click();
  await viewer.page.getByRole('alertdialog').waitFor();
};
const rowOf = (viewer: Viewer, index: number, name: string) => field(viewer, `rows.${index}.${name}`);
const waitForList = async ({ page }: Viewer): Promise<void> => page.getByRole('alertdialog').getByRole('list').last().waitFor();

/** An address of the register centre, where there is a link to end. */
export async function withLink({ site }: Viewer): Promise<string> {
  await call('agentLinkMake', { rate: '1', type: 0, note: 'Spring festival', days: 30, mostUses: 50 }, await sessionOf(site, AGENT));
  return '/agent/registerCenter';
}
/** Where an agent finds an offer of the agent of the demo to answer. */
async function withOffer({ site }: Viewer): Promise<string> {
  const above = await sessionOf(site, AGENT);
  const { contracts } = await call('downlineContracts', { kind: 'realtime' } as never, above);
  const contract = contracts.find(({ partner }) => partner === BELOW);
  if (contract?.offered == null) {
    await call('processRealTimeSalary', { action: 'offer', account: BELOW, revision: contract?.revision ?? 0, rows: [{ percent: '0.5', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }] }, above);
  }
  return '/agent/realTimeSalary';
}

/** How accounts are opened. */
export const openingActs: Readonly<Record<string, Act>> = {
  'link-make': {
    address: '/agent/registerCenter',
    async fill(viewer) {
      await field(viewer, 'rate').fill('0.5');
      await field(viewer, 'mostUses').fill('50');
      await field(viewer, 'note').fill('Spring festival');
    },
    press: submit, fault: true, done: true,
  },
  'link-end': { address: '/agent/registerCenter', begin: (viewer) => ask(viewer, 'links.endOf', 'agent'), press: pressed('links.end'), done: true },
  'hand-open': {
    address: '/agent/registerCenter?way=hand',
    async fill(viewer) {
      await field(viewer, 'username').fill(freshName());
      await fillPasswords(viewer, PASSWORD);
      await field(viewer, 'rate').fill('0.5');
    },
    press: submit, fault: true, done: true,
  },
};

/** What the agent of the demo does with its team and its contracts. */
export const agentActs: Readonly<Record<string, Act>> = {
  'rate-change': {
    address: `/agent/teamManagement?name=${PLAYER}`,
    async begin(viewer) {
      await pressed('team.changeRateOf')(viewer);
      await field(viewer, 'rate').fill('');
    },
    fill: (viewer) => field(viewer, 'rate').fill('0.9'),
    press: submit, fault: true, done: true,
  },
  'message-send': { address: `/agent/teamManagement?name=${PLAYER}`, begin: pressed('team.messageTo'), fill: (viewer) => layerOf(viewer).locator('textarea').fill(viewer.t('content', 'welcome.text')), press: submit, fault: true, done: true },
  'money-send': {
    address: `/member/transferUpline?account=${PLAYER}`,
    async fill(viewer) {
      await amountOf(viewer).fill('10');
      await button(viewer, 'transfer.next').click();
      await fillPasswords(viewer, PIN);
    },
    press: submit, done: true,
  },
  'link-end': { address: withLink, begin: (viewer) => ask(viewer, 'links.endOf', 'agent'), press: pressed('links.end'), done: true },
  'figures-save': { address: '/agent/teamBetting', press: pressed('save.save'), which: 'all', done: true },
  'contract-try': { address: `/agent/dividend?part=downline&offer=${BELOW}`, press: pressed('simulate.do'), done: true },
  'contract-offer': {
    address: '/agent/hourlySalary?part=downline&offer=',
    async fill(viewer) {
      await field(viewer, 'account').fill(OTHER);
      await rowOf(viewer, 0, 'percent').fill('0.2');
      await pressed('offer.addRow')(viewer);
      await rowOf(viewer, 1, 'percent').fill('0.3');
      await rowOf(viewer, 1, 'activeMembers').fill('3');
    },
    press: submit, fault: true, done: true,
  },
  'contract-withdraw': { address: '/agent/hourlySalary?part=downline', begin: askOf(OTHER, 'contract.withdraw.do'), press: pressed('contract.withdraw.do'), done: true },
  'contract-lower': {
    address: `/agent/dividend?part=downline&offer=${BELOW}`,
    async begin(viewer) {
      await pressed('offer.removeRow', { number: '2' })(viewer);
      await rowOf(viewer, 0, 'percent').fill('5');
      await submit(viewer);
      await waitForList(viewer);
    },
    press: pressed('offer.confirm.do'), done: true,
  },
  'contract-end': { address: '/agent/dailySalary?part=downline', begin: askOf(BELOW, 'contract.terminate.do'), press: pressed('contract.terminate.do') },
  'contract-end-affected': {
    address: '/agent/dailySalary?part=downline',
    async begin(viewer) {
      await askOf(BELOW, 'contract.terminate.do')(viewer);
      await pressed('contract.terminate.do')(viewer);
      await waitForList(viewer);
    },
    press: pressed('contract.affected.do'), done: true,
  },
};

/** How an agent answers what its upline offers. */
export const answerActs: Readonly<Record<string, Act>> = {
  'contract-reject': { address: withOffer, begin: (viewer) => ask(viewer, 'contract.reject.do', 'agent'), press: pressed('contract.reject.do'), done: true },
  'contract-accept': { address: withOffer, begin: (viewer) => ask(viewer, 'contract.accept.do', 'agent'), press: pressed('contract.accept.do'), done: true },
};
