import { decimalOf, type ResponseOf } from '@livery/contracts';
import { createDayOf } from '../../platform/calendar/index.ts';
import type { Clock } from '../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import type { Members } from '../member/index.ts';
import type { Site } from '../settings/index.ts';
import type { Cashback, CashbackOwner, CashbackRequest, Unpaid } from './cashback.ts';
import { termsOf } from './terms.ts';

export interface CashbackHandlersDeps {
  readonly cashback: Cashback;
  readonly members: Pick<Members, 'byId'>;
  readonly site: Pick<Site, 'modules' | 'setting'>;
  readonly clock: Clock;
  /** Says that money moved, after the commit. */
  readonly committed: () => void;
  /** Display name of a game in a language, by its platform code. */
  readonly gameName: (code: string, language: string) => string;
}

type View = ResponseOf<'cashback'>;

/** Claims shown; all of them are in the account record. */
const SHOWN_CLAIMS = 10;
const PERCENT_DECIMALS = 4;

/** Millionths as per cent, without zeros behind: `0.8`. */
export const percentOf = (ppm: number): string => decimalOf(BigInt(ppm), PERCENT_DECIMALS).replace(/\.?0+$/, '');

/** Millionths of a minor unit as an exact amount, with the decimals of the currency at least. */
function exactOf(micros: bigint, exponent: number): string {
  const [whole = '0', fraction = ''] = decimalOf(micros, exponent + 6).split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(exponent, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** What is earned by game, the most first. */
function gamesOf({ lines }: Unpaid, exponent: number, gameName: (code: string) => string): View['games'] {
  const games = new Map<string, { readonly vassalage: string; readonly category: string; readonly game: string; readonly ppm: number; validBet: bigint }>();
  for (const { vendor, category, game, ppm, validBet } of lines) {
    const key = [vendor, category, game, ppm].join(' ');
    const known = games.get(key);
    if (known === undefined) games.set(key, { vassalage: vendor, category, game, ppm, validBet });
    else known.validBet += validBet;
  }
  const weight = ({ validBet, ppm }: { readonly validBet: bigint; readonly ppm: number }): bigint => validBet * BigInt(ppm);
  return [...games.values()]
    .filter(({ validBet }) => validBet !== 0n)
    .toSorted((one, other) => (weight(other) > weight(one) ? 1 : weight(other) < weight(one) ? -1 : 0))
    .map(({ game, ppm, validBet, ...of }) => ({
      ...of,
      gameCode: game === '' ? null : game,
      gameName: game === '' ? null : gameName(game),
      validBet: decimalOf(validBet, exponent),
      percent: percentOf(ppm),
      earned: exactOf(validBet * BigInt(ppm), exponent),
    }));
}

/** Handlers of the member's calls about cashback. */
export function cashbackHandlers({ cashback, members, site, clock, committed, gameName }: CashbackHandlersDeps): Handlers<'cashback' | 'cashbackClaim'> {
  const dayOf = createDayOf();

  /** @throws Problem FUNCTION_DISABLED where the merchant has no cashback */
  async function requestOf(tenant: Tenant): Promise<CashbackRequest> {
    if (!(await site.modules(tenant)).manualRebate) throw new Problem('FUNCTION_DISABLED');
    return { terms: termsOf(await site.setting(tenant, 'cashback'), tenant), through: dayOf(clock.now(), tenant.timeZone) };
  }

  async function view({ tenant, language }: { readonly tenant: Tenant; readonly language: string }, owner: CashbackOwner, request: CashbackRequest): Promise<View> {
    const { exponent } = tenant.currency;
    const { terms, through } = request;
    const rank = (await members.byId(tenant.id, owner.memberId))?.rankLevel ?? 0;
    const [unpaid, claims, rates] = await Promise.all([cashback.unpaid(owner, request), cashback.claims(owner, SHOWN_CLAIMS), cashback.rates.ofRank(tenant.id, rank, through)]);
    return {
      paid: terms.paid,
      ready: decimalOf(unpaid.amount, exponent),
      least: decimalOf(terms.least > 0n ? terms.least : 1n, exponent),
      claimable: terms.paid === 'manual' && unpaid.lines.length > 0 && unpaid.amount > 0n && unpaid.amount >= terms.least,
      earned: exactOf(unpaid.micros, exponent),
      // Nothing is carried by whoever was never paid.
      carried: exactOf(unpaid.micros - unpaid.lines.reduce((sum, { validBet, ppm }) => sum + validBet * BigInt(ppm), 0n) + unpaid.overMost, exponent),
      mostOfDay: terms.mostOfDay === null ? null : decimalOf(terms.mostOfDay, exponent),
      overMost: exactOf(unpaid.overMost, exponent),
      games: gamesOf(unpaid, exponent, (code) => gameName(code, language)),
      rates: rates.map(({ vendor, category, ppm }) => ({ vassalage: vendor === '*' ? null : vendor, category: category === '*' ? null : category, percent: percentOf(ppm) })),
      claims: claims.map(({ id, amount, period, at }) => ({ id, amount: decimalOf(amount, exponent), period, at: at.toISOString() })),
    };
  }

  const ownerOf = (tenant: Tenant, memberId: string): CashbackOwner => ({ tenant: tenant.id, memberId, currency: tenant.currency.code });
  return {
    cashback: async ({ tenant, member, language }) => view({ tenant, language }, ownerOf(tenant, member.id), await requestOf(tenant)),
    async cashbackClaim({ tenant, member, once }) {
      const request = await requestOf(tenant);
      if (request.terms.paid !== 'manual') throw new Problem('FUNCTION_DISABLED');
      const answer = await once(async (tx) => {
        const claim = await cashback.claimIn(tx, ownerOf(tenant, member.id), request);
        return { claimed: claim === undefined ? null : { id: claim.id, amount: decimalOf(claim.amount, tenant.currency.exponent) } };
      }, ({ claimed }) => claimed === null);
      committed();
      return answer;
    },
  };
}
