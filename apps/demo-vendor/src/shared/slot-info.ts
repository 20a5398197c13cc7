import { CERTIFIED, jackpotShare, totalReturn, volatilityOf } from '../maths/slot/certified.ts';
import { percent } from '../maths/fraction.ts';
import type { CertifiedModel, Volatility } from '../maths/slot/certified.ts';
import type { GameInfo } from './protocol.ts';
import { vendorByCode } from './vendors.ts';
import { hash32, titleOf, skinOf } from './skin.ts';
import type { Skin } from './skin.ts';

/** Description of a slot game. */
export interface SlotInfo extends GameInfo {
  readonly model: string;
  /** Paylines, or 243 in a ways game. */
  readonly lines: number;
  readonly hitRate: string;
  /** The jackpot's part of the return in percent; null for games without one. */
  readonly jackpot: string | null;
  readonly volatility: Volatility;
  readonly skin: Skin;
}

/** Models of codes whose title names a feature. */
const MODELS_BY_TITLE: readonly (readonly [RegExp, string])[] = [[/-jackpot$/, 'J20'], [/-free-spins$/, 'F243']];
const CHOSEN_BY_HASH: readonly string[] = ['L20', 'W243', 'L10'];

/** The model of a game code, chosen by the code's last words, else by its hash; it never changes. */
export function slotModelOf(code: string): CertifiedModel {
  const wanted = MODELS_BY_TITLE.find(([words]) => words.test(code))?.[1] ?? CHOSEN_BY_HASH[hash32(`model:${code}`) % CHOSEN_BY_HASH.length];
  const entry = CERTIFIED.find(({ model }) => model.code === wanted);
  if (entry === undefined) throw new Error(`There is no certified model for ${code}.`);
  return entry;
}

/** The number of paylines of a model, or 243 in a ways game. */
export function linesOf({ model }: CertifiedModel): number {
  return model.layout.kind === 'lines' ? model.layout.lines.length : 243;
}

/** Describes a slot; `name` overrides the title derived from the code. */
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
