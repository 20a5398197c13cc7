import { CERTIFIED, percent, volatilityOf } from '../maths/certified.ts';
import type { CertifiedModel, Volatility } from '../maths/certified.ts';
import type { GameInfo } from './protocol.ts';
import { houseOf } from './houses.ts';
import { hash32, nameOf, skinOf } from './skin.ts';
import type { Skin } from './skin.ts';

/** What is told about a slot: to the catalogue and to the player. */
export interface SlotInfo extends GameInfo {
  readonly model: string;
  /** Paylines, or 243 in a ways game. */
  readonly lines: number;
  readonly hitRate: string;
  readonly volatility: Volatility;
  readonly skin: Skin;
}

/** The mathematics of a game code. Every code has one and it never changes: its hash chooses among the certified models. */
export function modelOf(code: string): CertifiedModel {
  const entry = CERTIFIED[hash32(`model:${code}`) % CERTIFIED.length];
  if (entry === undefined) throw new Error('No certified model.');
  return entry;
}

/** Paylines of a model, or 243 for ways. */
export function linesOf({ model }: CertifiedModel): number {
  return model.layout.kind === 'lines' ? model.layout.lines.length : 243;
}

/** Everything a catalogue wants to know about a slot; `name` overrides the title derived from the code. */
export function gameInfo(code: string, name?: string, vendor?: string): SlotInfo {
  const entry = modelOf(code);
  return {
    code,
    name: name ?? nameOf(code),
    engine: 'slot',
    house: houseOf(vendor)?.name ?? null,
    model: entry.model.code,
    lines: linesOf(entry),
    rtp: percent(entry.certificate.rtp),
    hitRate: percent(entry.certificate.hitRate),
    volatility: volatilityOf(entry.certificate),
    skin: skinOf(code, name),
  };
}
