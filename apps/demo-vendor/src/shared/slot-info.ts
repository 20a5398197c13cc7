import { CERTIFIED, jackpotShare, totalReturn, volatilityOf } from '../maths/slot/certified.ts';
import { percent } from '../maths/fraction.ts';
import type { CertifiedModel, Volatility } from '../maths/slot/certified.ts';
import type { GameInfo } from './protocol.ts';
import { vendorByCode } from './vendors.ts';
import { hash32, titleOf, skinOf } from './skin.ts';
import type { Skin } from './skin.ts';

/** What is told about a slot: to the catalogue and to the player. */
export interface SlotInfo extends GameInfo {
  readonly model: string;
  /** Paylines, or 243 in a ways game. */
  readonly lines: number;
  readonly hitRate: string;
  /** What of the return comes from the jackpot, in percent; null where there is none. */
  readonly jackpot: string | null;
  readonly volatility: Volatility;
  readonly skin: Skin;
}

/** Titles that promise something get the model that keeps it. */
const PROMISED: readonly (readonly [RegExp, string])[] = [[/-jackpot$/, 'J20'], [/-free-spins$/, 'F243']];
const CHOSEN_BY_HASH: readonly string[] = ['L20', 'W243', 'L10'];

/** The mathematics of a game code. Every code has one and it never changes: by its last words, else by its hash. */
export function slotModelOf(code: string): CertifiedModel {
  const wanted = PROMISED.find(([words]) => words.test(code))?.[1] ?? CHOSEN_BY_HASH[hash32(`model:${code}`) % CHOSEN_BY_HASH.length];
  const entry = CERTIFIED.find(({ model }) => model.code === wanted);
  if (entry === undefined) throw new Error('No certified model.');
  return entry;
}

/** Paylines of a model, or 243 for ways. */
export function linesOf({ model }: CertifiedModel): number {
  return model.layout.kind === 'lines' ? model.layout.lines.length : 243;
}

/** Everything a catalogue wants to know about a slot; `name` overrides the title derived from the code. */
export function slotInfo(code: string, name?: string, vendor = ''): SlotInfo {
  const entry = slotModelOf(code);
  return {
    code,
    name: name ?? titleOf(code),
    engine: 'slot',
    vendor,
    vendorName: vendorByCode(vendor)?.name ?? null,
    model: entry.model.code,
    lines: linesOf(entry),
    rtp: percent(totalReturn(entry)),
    hitRate: percent(entry.certificate.hitRate),
    volatility: volatilityOf(entry),
    jackpot: entry.model.jackpot === undefined ? null : percent(jackpotShare(entry.model)),
    skin: skinOf(code, name),
  };
}
