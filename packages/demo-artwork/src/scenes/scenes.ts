import { clouds, cosmos, desert, forest, islands, mesa, peaks, reef, volcano, waves } from './lands.ts';
import { bamboo, castle, grid, palace, ruins, skyline, stadium, stage, temple } from './places.ts';
import type { SceneMaker } from './scene.ts';

/** Every landscape by name. */
export const scenes = {
  bamboo, castle, clouds, cosmos, desert, forest, grid, islands, mesa, palace, peaks, reef, ruins, skyline, stadium, stage, temple, volcano, waves,
} as const satisfies Record<string, SceneMaker>;

export type SceneName = keyof typeof scenes;
