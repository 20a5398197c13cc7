import type { EmblemName, SceneName } from '@livery/demo-artwork';

/** Languages, by platform code, that the demo catalogue names its games in. EN is what all others get. */
export const titleLanguages = ['EN', 'CN', 'AR'] as const;

/** A title in each of {@link titleLanguages}; without one of them it does not compile. */
export type Title = Readonly<Record<(typeof titleLanguages)[number], string>>;

/** A theme of games: how their pictures are composed, and their titles. */
export interface Theme {
  readonly emblems: readonly [EmblemName, ...EmblemName[]];
  readonly scenes: readonly [SceneName, ...SceneName[]];
  /** Titles, each used once. Codes, drawings and the rules of tables and draws follow from the English ones. */
  readonly names: readonly Title[];
}
