import type { ChangingCall } from './changing-call.ts';
import type { OperatorSite } from './operator-site.ts';

/** The call that undoes an effect, or why there is none, and what is done instead. */
export type Undo = ChangingCall | { readonly none: string };

/** An effect that is played as an operator, a player, a visitor or a vendor meets it. */
export interface PlayedEffect {
  /** Played also where the file of its area is named without `--all`. */
  readonly quick?: true;
  /** The play makes it after the call. */
  readonly undo: Undo;
  /** Makes the call by the command line, looks at what it changed from outside, undoes it, and looks again. */
  readonly play: (site: OperatorSite) => Promise<void>;
}

/** An effect that the play of another one makes as well, mostly since each undoes the other. */
export interface AlsoPlayed {
  readonly playedBy: ChangingCall;
  /** The same play makes it. */
  readonly undo: Undo;
}

/** Effects of one area, by the call that has them. */
export type EffectsOfArea = Readonly<Partial<Record<ChangingCall, PlayedEffect | AlsoPlayed>>>;

export const isPlayed = (effect: PlayedEffect | AlsoPlayed): effect is PlayedEffect => 'play' in effect;
