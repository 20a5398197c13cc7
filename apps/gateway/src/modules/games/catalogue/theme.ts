import type { EmblemName, SceneName } from '@livery/demo-artwork';

/** A theme of games: how their pictures are composed, and their titles. */
export interface Theme {
  readonly emblems: readonly [EmblemName, ...EmblemName[]];
  readonly scenes: readonly [SceneName, ...SceneName[]];
  /** Titles, each used once. */
  readonly names: readonly string[];
}
