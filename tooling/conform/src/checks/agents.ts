import { calls, isAgentsOnly, type CallName, type CallSpec } from '@livery/contracts';
import type { Check, Context } from '../check.ts';
import { NotOffered } from '../verdicts.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import { holds, needed, refused, saidBy } from '../expect.ts';
import { soundRequests } from '../sound-requests.ts';
import { answerChecks } from './answers.ts';

const NO_ID = '0198c0de-0000-7000-8000-000000000000';
/** Calls that an agent's account alone may make. */
const agentCalls = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, { guard }]) => guard !== undefined && isAgentsOnly(guard)).map(([name]) => name);

const agentToken = async ({ accounts }: Context): Promise<string> => (await accounts.agent()).token;

/** A player who is not below the agent, by id. */
async function stranger({ client, accounts }: Context): Promise<string> {
  const { token } = await accounts.member();
  return needed('memberInfo', await client.call('memberInfo', {}, { token })).id;
}

/** Refuses what belongs to another branch: how is left to the server, as long as it does not tell. */
function refusedAsUnknown(exchange: Exchange): void {
  if (codeOf(exchange) === 'FUNCTION_DISABLED') throw new NotOffered('The merchant has switched agents off (FUNCTION_DISABLED).');
  refused(exchange, 'NOT_FOUND', 'VALIDATION_FAILED', 'FORBIDDEN');
}

/** What an agent must not be able to do with somebody of another branch. */
function otherBranch(id: string, call: CallName, request: (stranger: string) => object, expects: string): Check {
  return {
    id,
    profile: 'agents',
    expects,
    because: 'What members of other branches do is nobody’s business; nor is whether they are there.',
    async run(context) {
      const token = await agentToken(context);
      refusedAsUnknown(await context.client.call(call, request(await stranger(context)), { token }));
    },
  };
}

/** Agents: their team, its figures, their contracts, and that nobody else sees them. */
export const agentChecks: readonly Check[] = [
  ...answerChecks(
    (['agentOverview', 'agentTeam', 'agentBetting', 'agentProfit', 'agentIncome', 'agentTransactions', 'agentLinks', 'consolidatedSettings', 'downlineContracts', 'agentSettlements', 'agentUnsettled', 'agentRealTime'] as const).map((call) => ({
      call,
      profile: 'agents' as const,
      by: 'agent' as const,
      request: call === 'agentSettlements' || call === 'downlineContracts' ? { kind: 'daily', ...(call === 'agentSettlements' ? { side: 'received' } : {}) } : {},
      because: 'A page of the agent centre is drawn from it.',
    })),
  ),
  ...agentCalls.map(
    (name): Check => ({
      id: `agents.only.${name}`,
      profile: 'agents',
      expects: `${calls[name].method} ${calls[name].path} is refused to a player with NOT_AN_AGENT.`,
      because: 'A player’s page does not offer it; the server is what keeps it from being asked for all the same.',
      async run(context) {
        const { token } = await context.accounts.member();
        const exchange = await context.client.call(name, soundRequests[name] ?? {}, { token });
        refused(exchange, 'NOT_AN_AGENT', 'FORBIDDEN');
      },
    }),
  ),
  otherBranch('agents.other-team', 'agentTeam', (of) => ({ of }), 'agentTeam of somebody in another branch is refused as if nobody was there.'),
  otherBranch('agents.other-rate', 'agentRate', (memberId) => ({ memberId, rate: '0' }), 'agentRate of somebody in another branch is refused as if nobody was there.'),
  otherBranch('agents.other-message', 'agentMessage', (memberId) => ({ memberId, text: 'A message of npm run conform' }), 'agentMessage to somebody in another branch is refused as if nobody was there.'),
  otherBranch('agents.other-contract', 'agentContract', () => ({ id: NO_ID }), 'agentContract of a contract that is not the agent’s is refused as if it was not there.'),
  otherBranch('agents.other-settlement', 'agentSettlement', () => ({ id: NO_ID }), 'agentSettlement of a payment that is not the agent’s is refused as if it was not there.'),
  {
    id: 'agents.rate-limit',
    profile: 'agents',
    expects: 'A link with more than the agent’s own rate is refused with LIMIT_EXCEEDED or VALIDATION_FAILED.',
    because: 'Nobody passes on more than they have.',
    async run(context) {
      const exchange = await context.client.call('agentLinkMake', { rate: '100', type: 0 }, { token: await agentToken(context) });
      if (codeOf(exchange) === 'FUNCTION_DISABLED') throw new NotOffered('The merchant has switched agents off (FUNCTION_DISABLED).');
      holds(['LIMIT_EXCEEDED', 'VALIDATION_FAILED'].includes(codeOf(exchange) ?? ''), `It should be refused, but ${saidBy(exchange)}.`, exchange);
    },
  },
];
