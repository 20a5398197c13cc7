import { decimalOf, gameTypes, minorOf } from '@livery/contracts';
import { createDayOf } from '../../../platform/calendar/index.ts';
import type { Clock, Tx } from '../../../platform/db/index.ts';
import { percentOf, termsOf, type Cashback, type CashbackRate } from '../../cashback/index.ts';
import type { Members } from '../../member/index.ts';
import type { Settings } from '../../settings/index.ts';
import { memberOf } from '../members/member-handlers.ts';
import { fieldProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface CashbackDeskDeps {
  readonly cashback: Cashback;
  readonly members: Members;
  readonly settings: Pick<Settings, 'get'>;
  readonly clock: Clock;
  /** Whether there is a vendor of this code. */
  readonly hasVendor: (tx: Tx, code: string) => Promise<boolean>;
}

const PERCENT_DECIMALS = 4;
/** The most there is, in millionths of the valid bet. */
const MOST_PPM = 100_000n;
/** The most that one operator sets or gives alone, in millionths of the valid bet. */
export const ALONE_PPM = 20_000;
const MICROS = 6;

const inWords = (code: string): string => (code === '*' ? 'any' : code);
const percent = (ppm: number | null): string | null => (ppm === null ? null : percentOf(ppm));
const view = ({ vendor, category, rankFrom, fromDay, ppm }: CashbackRate) => ({ vendor: inWords(vendor), category: inWords(category), rankFrom, fromDay, percent: percent(ppm) });

/** Handlers of the calls about cashback. */
export function cashbackDeskHandlers({ cashback, members, settings, clock, hasVendor }: CashbackDeskDeps): OperatorHandlers<'cashback:rates' | 'cashback:set' | 'cashback:claims'> {
  const dayOf = createDayOf();

  function ppmOf(text: string): number | null {
    if (text === 'none') return null;
    const ppm = minorOf(text, PERCENT_DECIMALS);
    if (ppm > MOST_PPM) throw fieldProblem('percent', 'at most 10');
    return Number(ppm);
  }

  return {
    'cashback:rates': async ({ tenant }) => ({ rates: (await cashback.rates.all(tenant.id)).map(view) }),
    'cashback:set': {
      async run(tx, { tenant, request: { vendor, category, rankFrom, percent: text, fromDay } }) {
        const today = dayOf(clock.now(), tenant.timeZone);
        const day = fromDay ?? today;
        if (day < today) throw fieldProblem('fromDay', 'what was played keeps its rate: today or later');
        if (vendor !== 'any' && !(await hasVendor(tx, vendor))) throw fieldProblem('vendor', `there is no vendor ${vendor}`);
        if (category !== 'any' && !gameTypes.some((known) => known === category)) throw fieldProblem('category', `one of ${gameTypes.join(', ')}, or any`);
        const rule = { vendor: vendor === 'any' ? '*' : vendor, category: category === 'any' ? '*' : category, rankFrom };
        const before = await cashback.rates.on(tx, tenant.id, rule, day);
        const after = { ...rule, fromDay: day, ppm: ppmOf(text) };
        const ends = after.ppm === null;
        const was = ends ? await cashback.rates.covered(tx, tenant.id, rule, day) : new Map<string, number>();
        await cashback.rates.set(tx, tenant.id, after);
        // What a rule that ends covered goes by a more general one: that may be the higher rate.
        const risen = ends ? [...(await cashback.rates.covered(tx, tenant.id, rule, day))].filter(([covered, ppm]) => ppm > (was.get(covered) ?? 0)).map(([, ppm]) => ppm) : [];
        const most = Math.max(after.ppm ?? 0, ...risen);
        return {
          subject: `cashback:${inWords(rule.vendor)}:${inWords(rule.category)}:${rankFrom}`,
          before: before === undefined ? {} : view(before),
          after: { ...view(after), ...(risen.length === 0 ? {} : { risesTo: percentOf(most) }) },
          secondOperator: most > ALONE_PPM,
          beside: {},
        };
      },
    },
    async 'cashback:claims'({ tenant, request: { memberId, limit } }) {
      await memberOf(members, tenant, memberId);
      const { code: currency, exponent } = tenant.currency;
      const owner = { tenant: tenant.id, memberId, currency };
      const request = { terms: termsOf(await settings.get(tenant.id, 'cashback'), tenant), through: dayOf(clock.now(), tenant.timeZone) };
      const [{ micros, amount }, claims] = await Promise.all([cashback.unpaid(owner, request), cashback.claims(owner, limit)]);
      return { earned: decimalOf(micros, exponent + MICROS), ready: decimalOf(amount, exponent), claims: claims.map(({ at, amount: paid, ...claim }) => ({ ...claim, amount: decimalOf(paid, exponent), at: at.toISOString() })) };
    },
  };
}
