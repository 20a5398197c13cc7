import { calls, type CallName, type CallSpec } from '@livery/contracts';
import type { Check, Context } from '../check.ts';
import { codeOf, isSuccess } from '../exchange.ts';
import { faultsOfValue, saidBy } from '../expect.ts';
import { Missed, NotOffered } from '../verdicts.ts';
import type { Profile } from '../profiles.ts';

/** Who asks. */
export type Asker = 'visitor' | 'member' | 'agent';

/** A call whose answer is held against its schema. */
export interface Asked {
  readonly call: CallName;
  readonly profile: Profile;
  readonly request?: object;
  readonly by?: Asker;
  readonly because: string;
}

/** The token of whoever asks. */
export async function tokenOf(by: Asker, { accounts }: Context): Promise<string | undefined> {
  if (by === 'visitor') return undefined;
  return (await (by === 'member' ? accounts.member() : accounts.agent())).token;
}

/** Makes the check `answer.<call>` of each row. */
export function answerChecks(rows: readonly Asked[]): readonly Check[] {
  return rows.map(({ call, profile, request = {}, by = 'visitor', because }): Check => {
    const { method, path }: CallSpec = calls[call];
    return {
      id: `answer.${call}`,
      profile,
      expects: `${method} ${path} answers with the value that the contract describes.`,
      because,
      async run(context) {
        const exchange = await context.client.call(call, request, { token: await tokenOf(by, context) });
        if (codeOf(exchange) === 'FUNCTION_DISABLED' && profile !== 'least') throw new NotOffered('The merchant has switched it off (FUNCTION_DISABLED).');
        if (!isSuccess(exchange)) throw new Missed(`${call} should succeed, but ${saidBy(exchange)}.`, exchange);
        const faults = faultsOfValue(call, exchange);
        if (faults.length > 0) throw new Missed(`The value does not fit its schema: ${faults.join('; ')}.`, exchange);
      },
    };
  });
}
