import { emblems, type EmblemName } from './emblems/emblems.ts';
import type { Emblem } from './emblems/emblem.ts';
import type { OrnamentName } from './ornaments.ts';
import type { Hues } from './palette.ts';
import { scenes, type SceneName } from './scenes/scenes.ts';
import { between, pick, seeded, type Rand } from './seeded.ts';
import { mixHue } from './colour.ts';

/** Subject of a picture. Equal subjects give equal pictures. */
export interface ArtSubject {
  /** Seed of all random choices, usually a game's code. */
  readonly seed: string;
  readonly emblem: EmblemName;
  readonly scene: SceneName;
  /** Main hue, if different from the emblem's. */
  readonly hue?: number;
  /** Smaller emblems beside the main one, in banners only. */
  readonly companions?: readonly EmblemName[];
}

/** Composition of a picture. */
export interface Plan {
  readonly hues: Hues;
  readonly emblem: Emblem;
  readonly companions: readonly Emblem[];
  readonly scene: SceneName;
  readonly ornament: OrnamentName;
  /** Index of the style's light behind the emblem, modulo their number. */
  readonly light: number;
  /** Hues of the background, the glow, the emblem and its accent. */
  readonly air: number;
  readonly glow: number;
  readonly main: number;
  readonly accent: number;
  /** Index of the style's colour mood, modulo their number. */
  readonly mood: number;
  /** Rotation of the emblem in degrees. */
  readonly lean: number;
  /** Random stream for details, after the plan was drawn from it. */
  readonly rand: Rand;
}

const framed: readonly [OrnamentName, ...OrnamentName[]] = ['none', 'none', 'ring', 'burst', 'laurel', 'wings', 'petals', 'orbit', 'seal', 'ribbon', 'facets'];

/** Hues in degrees that suit a given one: opposite and split opposites. */
function companion(r: Rand, hue: number): number {
  return (hue + pick(r, [150, 180, 205, 120, 240])) % 360;
}

/** Chooses the composition of a picture. */
export function planOf(subject: ArtSubject, hues: Hues): Plan {
  const rand = seeded(`${subject.seed}|${subject.emblem}|${subject.scene}`);
  const emblem: Emblem = emblems[subject.emblem];
  const light = Math.floor(rand() * 840);
  const mood = Math.floor(rand() * 840);
  const ornament = pick(rand, framed);
  // The background hue is near one of the brand's two strongest colours.
  const [strongest, second = strongest] = hues.accents;
  const towards = pick(rand, [strongest, second]);
  const air = mixHue(hues.base, towards, between(rand, 0, 0.5)) + between(rand, -16, 16);
  const glow = pick(rand, [...hues.accents, 18, 345] as [number, ...number[]]);
  const natural = subject.hue ?? emblem.hue;
  const main = natural === 'free' ? companion(rand, air) + between(rand, -18, 18) : natural + between(rand, -9, 9);
  const accent = emblem.accent === 'free' ? companion(rand, main) : emblem.accent;
  const companions = (subject.companions ?? []).map((name): Emblem => emblems[name]);
  return { hues, emblem, companions, scene: subject.scene, ornament, light, mood, air, glow, main, accent, lean: between(rand, -5, 5), rand };
}

/** Summary of a picture's structure; adjacent pictures in a list must differ in it. */
export function fingerprint(subject: ArtSubject, hues: Hues): string {
  const plan = planOf(subject, hues);
  return [subject.emblem, subject.scene, plan.ornament, plan.light % 6, Math.round(plan.main / 30)].join(':');
}

/** Landscape of a plan. */
export function sceneOf(plan: Plan): ReturnType<(typeof scenes)[SceneName]> {
  return scenes[plan.scene](plan.rand);
}

