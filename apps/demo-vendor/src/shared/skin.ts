/** The worlds a game can be set in. A theme has symbols, a backdrop and a scale of its own. */
export const THEMES = ['gems', 'orchard', 'lanterns', 'reef', 'cosmos', 'dunes', 'garden', 'arcade'] as const;
export type ThemeId = (typeof THEMES)[number];

/** How a game looks; it never touches what a game pays. */
export interface Skin {
  readonly theme: ThemeId;
  /** Light and colours within the theme. */
  readonly variant: 0 | 1 | 2 | 3;
  /** Seeds every small decision of the painter, so that a game always looks the same. */
  readonly seed: number;
}

/** Words in a name or code that decide the theme, so that "Pearl Bay" does not open among comets. */
const HINTS: Readonly<Record<ThemeId, RegExp>> = {
  gems: /gem|jewel|diamond|ruby|emerald|sapphire|crystal|opal|amber|jade|crown|treasure|mine/i,
  orchard: /fruit|cherr|lemon|berry|melon|orchard|grape|plum|mango|juic|citrus|harvest|sweet|candy|honey/i,
  lanterns: /lantern|dragon|fortune|prosper|koi|lotus|tiger|luck|panda|bamboo|silk|temple|emperor|phoenix|red |festival|monkey/i,
  reef: /reef|pearl|shell|ocean|sea|tide|coral|fish|wave|lagoon|mermaid|aqua|bay|island|pirate|whale|harbo|anchor/i,
  cosmos: /star|cosmo|comet|galax|nebula|moon|orbit|space|aurora|nova|rocket|planet|meteor|sky|night/i,
  dunes: /dune|desert|sand|pharaoh|scarab|pyramid|oasis|nile|sphinx|saharan?|caravan|sun|spice|genie|sultan/i,
  garden: /garden|flower|rose|bloom|butterfl|forest|fairy|meadow|wild|leaf|blossom|spring|orchid|jungle|owl|wolf/i,
  arcade: /seven|777|bell|classic|retro|joker|hot|fire|neon|reel|clover|vegas|bar|disco|dice|wheel/i,
};

/** FNV-1a, 32 bits, unsigned: small, stable, the same everywhere. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // A last mix spreads codes that differ in their final digit alone.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A small seeded generator for looks (never for outcomes): mulberry32, numbers in [0, 1). */
export function lookRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The skin of a game: from the words of its name or code where they say something, else from the code's hash. */
export function skinOf(code: string, name = ''): Skin {
  const seed = hash32(`skin:${code}`);
  const hinted = THEMES.find((theme) => HINTS[theme].test(name)) ?? THEMES.find((theme) => HINTS[theme].test(code));
  return {
    theme: hinted ?? THEMES[seed % THEMES.length] ?? 'gems',
    variant: ((seed >>> 8) % 4) as Skin['variant'],
    seed,
  };
}

const FIRST: Readonly<Record<ThemeId, readonly string[]>> = {
  gems: ['Crystal', 'Velvet', 'Royal', 'Hidden', 'Polar', 'Sapphire'],
  orchard: ['Golden', 'Sunny', 'Ripe', 'Wild', 'Market', 'Juicy'],
  lanterns: ['Lantern', 'Jade', 'Silken', 'Festive', 'Red', 'River'],
  reef: ['Pearl', 'Coral', 'Tidal', 'Deep', 'Lagoon', 'Salt'],
  cosmos: ['Comet', 'Orbit', 'Nova', 'Silent', 'Stellar', 'Lunar'],
  dunes: ['Amber', 'Dune', 'Oasis', 'Scarab', 'Brass', 'Caravan'],
  garden: ['Moonlit', 'Blooming', 'Secret', 'Dewy', 'Orchid', 'Meadow'],
  arcade: ['Lucky', 'Neon', 'Electric', 'Classic', 'Double', 'Hot'],
};
const SECOND: Readonly<Record<ThemeId, readonly string[]>> = {
  gems: ['Vault', 'Crown', 'Cascade', 'Mine', 'Facets'],
  orchard: ['Orchard', 'Harvest', 'Basket', 'Grove', 'Stall'],
  lanterns: ['Night', 'Procession', 'Bridge', 'Fortune', 'Garden'],
  reef: ['Reef', 'Current', 'Cove', 'Treasure', 'Drift'],
  cosmos: ['Voyage', 'Garden', 'Drift', 'Horizon', 'Signal'],
  dunes: ['Gate', 'Mirage', 'Road', 'Temple', 'Sands'],
  garden: ['Grove', 'Waltz', 'Bower', 'Promise', 'Maze'],
  arcade: ['Sevens', 'Bells', 'Parade', 'Jubilee', 'Reels'],
};

/** A title for a game whose launch brings none. */
export function nameOf(code: string): string {
  const { theme, seed } = skinOf(code);
  const first = FIRST[theme][(seed >>> 4) % FIRST[theme].length] ?? '';
  const second = SECOND[theme][(seed >>> 12) % SECOND[theme].length] ?? '';
  return `${first} ${second}`;
}
