import { TARGETS } from '../../maths/fishing.ts';
import type { RoundRecord } from '../../server/storage/records.ts';
import type { RoundDetail } from '../../server/wallet/wallet.ts';
import { MAGAZINE_CHARGES } from '../../shared/fishing.ts';
import type { FishingOutcome } from '../../shared/fishing.ts';

/**
 * Details of a magazine for the merchant. Amounts in minor units. `targets` sums up shots, catches, charges fired and charges
 * won by kind. `log` lists every shot in order as `<target>.<power>`, followed by `=<times>` for a catch; a target is an index
 * into `names`.
 */
export function fishingDetail({ stake, win, outcome }: RoundRecord): RoundDetail {
  const { left, prizes, shots, end } = outcome as FishingOutcome;
  const charge = stake / BigInt(MAGAZINE_CHARGES);
  const targets = TARGETS.flatMap(({ id }, place) => {
    const own = shots.filter(([target]) => target === place);
    const sum = (of: (shot: (typeof own)[number]) => number): number => own.reduce((all, shot) => all + of(shot), 0);
    const catches = own.filter(([, , times]) => times > 0).length;
    return own.length === 0 ? [] : [[id, { shots: own.length, catches, fired: sum(([, power]) => power), won: sum(([, power, times]) => power * times) }] as const];
  });
  return {
    charge: charge.toString(),
    charges: MAGAZINE_CHARGES,
    fired: MAGAZINE_CHARGES - left,
    unused: (charge * BigInt(left)).toString(),
    prizes: (charge * BigInt(prizes)).toString(),
    paid: (win ?? 0n).toString(),
    end,
    targets: Object.fromEntries(targets),
    names: TARGETS.map(({ id }) => id).join(' '),
    log: shots.map(([target, power, times, ...parts]) => `${target}.${power}${times === 0 ? '' : `=${parts.length > 0 ? parts.join('+') : times}`}`).join(' '),
  };
}
