import { blades, controller, crosshair, gamecock, headset, rooster, spurs } from './arena.ts';
import type { Emblem } from './emblem.ts';
import { bull, cat, elephant, fox, lion, monkey, owl, panda, rabbit, tiger, wolf } from './faces.ts';
import { bell, chest, clover, coin, horseshoe, hourglass, key, seven } from './fortune.ts';
import { crown, crystal, gem, pearls, ring } from './jewels.ts';
import { balls, bingoCard, cage, flip, plinko, ticket, wheel } from './lottery.ts';
import { book, cauldron, mask, pharaoh, phoenix, potion, scarab, shield, sunface } from './myth.ts';
import { butterfly, cactus, candy, cherries, feather, flame, fruit, mushroom, pumpkin, rose, snow } from './nature.ts';
import { dragon, drum, fan, gate, koi, lantern, lotus, peach } from './orient.ts';
import { coral, crab, fish, octopus, ray, seahorse, shark, shell, trident, turtle } from './sea.ts';
import { basketball, bats, football, gloves, helmet, racquet, trophy } from './sport.ts';
import { ace, cards, chess, chips, dice, dome, dominoes, joker, mahjong, roulette } from './table.ts';
import { anchor, compass, gear, lighthouse, planet, rocket, ship, skull } from './voyage.ts';

/** Every emblem by name. */
export const emblems = {
  ace, anchor, balls, basketball, bats, bell, bingoCard, blades, book, bull, butterfly, cactus, cage, candy, cards, cat, cauldron, cherries,
  chess, chest, chips, clover, coin, compass, controller, coral, crab, crosshair, crown, crystal, dice, dome, dominoes, dragon, drum, elephant,
  fan, feather, fish, flame, flip, football, fox, fruit, gamecock, gate, gear, gem, gloves, headset, helmet, horseshoe, hourglass, joker, key,
  koi, lantern, lighthouse, lion, lotus, mahjong, mask, monkey, mushroom, octopus, owl, panda, peach, pearls, pharaoh, phoenix, planet,
  plinko, potion, pumpkin, rabbit, racquet, ray, ring, rocket, rooster, rose, roulette, scarab, seahorse, seven, shark, shell, shield, ship,
  skull, snow, spurs, sunface, ticket, tiger, trident, trophy, turtle, wheel, wolf,
} as const satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;

/** Whether an emblem can have any colour: a gem can, a cherry cannot. */
export function isFreelyColoured(name: EmblemName): boolean {
  const emblem: Emblem = emblems[name];
  return emblem.hue === 'free';
}
