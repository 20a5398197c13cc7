import type { EmblemName, SceneName } from '@livery/demo-artwork';

/** A world that games are set in: how their pictures are composed and what they are called. */
export interface Theme {
  readonly emblems: readonly [EmblemName, ...EmblemName[]];
  readonly scenes: readonly [SceneName, ...SceneName[]];
  /** Titles, each used once. */
  readonly names: readonly string[];
}
