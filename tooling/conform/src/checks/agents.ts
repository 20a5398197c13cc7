import { calls, isAgentsOnly, type CallName, type CallSpec } from '@livery/contracts';
import type { Check, Context } from '../check.ts';
import { NotOffered, NotTried } from '../verdicts.ts';
import { codeOf, fieldsOf, type Exchange } from '../exchange.ts';
import { holds, needed, refused, saidBy } from '../expect.ts';
import { soundRequests } from '../sound-requests.ts';
import { answerChecks } from './answers.ts';

const NO_ID = '0198c0de-0000-7000-8000-000000000000';
/** Calls that an agent's account alone may make. */
const agentCalls = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, { guard }]) => guard !== undefined && isAgentsOnly(guard)).map(([name]) => name);

const agentToken = async ({ accounts }: Context): Promise<string> => (await accounts.agent()).token;

/**
 * A player who is not below the agent, by id: one that was registered in this run, without an upline.
 * @throws NotTried where none could be and the given one may be below the agent: it would be changed
 */
async function stranger({ client, accounts }: Context): Promise<string> {
  const { account, own } = await accounts.expendable();
  if (!own) throw new NotTried('No account could be registered, and the given member may be below the given agent.');
  return needed('memberInfo', await client.call('memberInfo', {}, { token: account.token })).id;
}

function assertOffered(exchange: Exchange): void {
  if (codeOf(exchange) === 'FUNCTION_DISABLED') throw new NotOffered('The merchant has switched agents off (FUNCTION_DISABLED).');
}

const messageIn = ({ json }: Exchange): unknown => fieldsOf(json)['message'];

/** What an agent must not be able to do with somebody of another branch: how it is refused is left to the server, as long as somebody who is not there is refused in the same way. */
function otherBranch(id: string, call: CallName, request: (stranger: string) => object): Check {
  return {
    id,
    profile: 'agents',
    expects: `${call} of somebody in another branch is refused as if nobody was there: with the code and the words for an id that nobody has.`,
    because: 'What members of other branches do is nobody’s business; nor is whether they are there.',
    async run(context) {
      const token = await agentToken(context);
      const theirs = await context.client.call(call, request(await stranger(context)), { token });
      assertOffered(theirs);
      refused(theirs, 'NOT_FOUND', 'VALIDATION_FAILED', 'FORBIDDEN');
      const nobodys = await context.client.call(call, request(NO_ID), { token });
      holds(codeOf(nobodys) === codeOf(theirs) && messageIn(nobodys) === messageIn(theirs), `Somebody in another branch is refused with ${codeOf(theirs)}, and an id that nobody has with ${codeOf(nobodys) ?? 'no code'} or in other words.`, theirs);
    },
  };
}

/** What an agent asks for by an id that is nobody's. */
function unknown(id: string, call: CallName, what: string): Check {
  return {
    id,
    profile: 'agents',
    expects: `${call} of ${what} that is not there is refused with NOT_FOUND.`,
    because: 'The page then shows the list again; what belongs to others has to be refused in the same way.',
    async run(context) {
      const exchange = await context.client.call(call, { id: NO_ID }, { token: await agentToken(context) });
      assertOffered(exchange);
      refused(exchange, 'NOT_FOUND');
    },
  };
}

/** Agents: their team, its figures, their contracts, and that nobody else sees them. */
export const agentChecks: readonly Check[] = [
  ...answerChecks(
    (['agentOverview', 'agentTeam', 'agentBetting', 'agentProfit', 'agentIncome', 'agentTransactions', 'agentLinks', 'consolidatedSettings', 'downlineContracts', 'agentSettlements', 'agentUnsettled', 'agentRealTime', 'agentRealTimeBets'] as const).map((call) => ({
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
  otherBranch('agents.other-team', 'agentTeam', (of) => ({ of })),
  otherBranch('agents.other-rate', 'agentRate', (memberId) => ({ memberId, rate: '0' })),
  otherBranch('agents.other-message', 'agentMessage', (memberId) => ({ memberId, text: 'A message of npm run conform' })),
  unknown('agents.contract-unknown', 'agentContract', 'a contract'),
  unknown('agents.settlement-unknown', 'agentSettlement', 'a payment'),
  {
    id: 'agents.rate-limit',
    profile: 'agents',
    expects: 'A link with more than the agent’s own rate is refused with LIMIT_EXCEEDED or VALIDATION_FAILED.',
    because: 'Nobody passes on more than they have.',
    async run(context) {
      const exchange = await context.client.call('agentLinkMake', { rate: '100', type: 0 }, { token: await agentToken(context) });
      assertOffered(exchange);
      holds(['LIMIT_EXCEEDED', 'VALIDATION_FAILED'].includes(codeOf(exchange) ?? ''), `It should be refused, but ${saidBy(exchange)}.`, exchange);
    },
  },
];
