/** Themes of slot games. Each has its own symbols and backdrop. */
export const THEMES = ['gems', 'orchard', 'lanterns', 'reef', 'cosmos', 'dunes', 'garden', 'arcade'] as const;
export type ThemeId = (typeof THEMES)[number];

/** The appearance of a slot game, independent of its mathematics. */
export interface Skin {
  readonly theme: ThemeId;
  /** Colour variant of the theme. */
  readonly variant: 0 | 1 | 2 | 3;
  /** Seed of the drawings, so that a game always looks the same. */
  readonly seed: number;
}

/** Words in a title or code that select a theme. */
const THEME_WORDS: Readonly<Record<ThemeId, RegExp>> = {
  gems: /\b(?:gem|jewel|diamond|ruby|sapphire|emerald echo|crystal|opal|amethyst|quartz|geode|glimmer|shard|prism|facet|brilliant|lode|crown|treasure|mine|vault|royal|regal|queen|king|heir|coronation|kingdom|castle|chest|key|cache|buried|hidden|long dig|snow|ice|frost|frozen|winter|shield|knight|siege|oath|blade|banner|valour|garrison|tournament|library|book|page|folio|scroll|inkbound|alchemist|silver)/gi,
  orchard: /\b(?:fruit|cherr|lemon|berr(?:y|ies)|melon|orchard|grape|mango|juic|citrus|harvest|sweet|candy|honey|sugar|gumdrop|lollipop|marzipan|cupcake|toffee|peach|banquet|pumpkin|scarecrow|banana|tea party|farm|plums?\b)/gi,
  lanterns: /\b(?:lantern|dragon|prosper|koi|carp|scale|lotus|tiger|panda|bamboo|silk|temple|emperor|phoenix|firebird|cinnabar|ember and|red paper|festival|matsuri|taiko|drum|torii|shrine|vermilion|monkey|macaque|canopy|vine|fan |painted fan|tea ?house|kimono|edo|night market|wishing|float|maneki|cat|paw|whisker|jade|padma|petal|serenity|still water|pond|striped|stripes|nine tails|elephant|ivory|rajah|howdah|tusker|malabar|peacock|plume|feather|quill)/gi,
  reef: /\b(?:reef|pearl|shell|oyster|conch|ocean|sea\b|tide|tidal|coral|fish|wave|lagoon|mermaid|aqua|bay|island|isle|pirate|whale|harbou?r|anchor|current|cove|turtle|hatchling|sandbar|swim|octop|octo\b|tentacle|kraken|deep|ink(?:well)|galleon|fleet|sail|captain|trade winds|eastward|buccaneer|cutlass|parrot|black flag|maroon|corsair|calm|lighthouse|beacon|storm|lamp|foghorn|breakwater|sunken|trident|seahorse|drowned|ship|shore|coast|rum\b)/gi,
  cosmos: /\b(?:star|cosmo|comet|galax|nebula|moon|orbit|space|aurora|nova|rocket|planet|meteor|sky|horizon|gravity|suns\b|rings of|liftoff|countdown|ignition|moonshot|airship|north$|meridian|observatory|time|hourglass|compass|cartograph|explorer|clockwork|gear|tinker|brass and|mainspring|inventor|copper city)/gi,
  dunes: /\b(?:dune|desert|sand|pharaoh|scarab|beetle|amulet|pyramid|oasis|nile|sphinx|sahara|caravan|sun\b|sunstone|solstice|sunrise|sundown|calendar|itzan|day of gold|spice|genie|sultan|tomb|mask|memnon|dynasty|amber|savannah|lion|pride|acacia|mane|bull|mesa|canyon|herd|horn|prairie|rodeo|stampede|cactus|chilli|salsa|hot sauce|volcano|cantina|mirage|ruin|turquoise)/gi,
  garden: /\b(?:garden|flower|rose|bloom|butterfl|flutter|moth|forest|fairy|meadow|leaf|blossom|spring|orchid|jungle|owl|hoot|wol(?:f|ves)|pack|fang|howl|paw of|frostpaw|runner|fox|vixen|red tail|rabbit|hare|burrow|bunny|ears|hop |wings|glass ?wing|thorn|toadstool|mushroom|hollow|potion|brew|apothecary|witch|elixir|cauldron|flask|spell|petals|midsummer|whispering|alder|wood)/gi,
  arcade: /\b(?:seven|777|bell|classic|retro|joker|hot\b|fire\b|neon|clover|shamrock|rainbow|vegas|disco|dice|wheel|horseshoe|blacksmith|forge|jingle|toll|four leaf|carnival|masquerade|jester|harlequin|venetian|masked ball|jubilee|diner|electric|triple)/gi,
};

/** FNV-1a, 32 bits, unsigned, with a final mix. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // Without the final mix, codes that differ only in their last digit get similar hashes.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A seeded generator of numbers in [0, 1) for drawings, never for outcomes: mulberry32. */
export function cosmeticRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The theme of the last matching word: "Moonlit Garden" is a garden. */
function themeInText(text: string): ThemeId | undefined {
  const last = (theme: ThemeId): number => Math.max(-1, ...[...text.matchAll(THEME_WORDS[theme])].map((match) => match.index));
  const best = THEMES.toSorted((a, b) => last(b) - last(a))[0];
  return best !== undefined && last(best) >= 0 ? best : undefined;
}

/** The skin of a game: the theme of a word in its title or code, else by the code's hash. */
export function skinOf(code: string, name = ''): Skin {
  const seed = hash32(`skin:${code}`);
  const hinted = themeInText(name) ?? themeInText(code.replaceAll('-', ' '));
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

const SMALL_WORDS = new Set(['a', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'under', 'with']);

/** The words of a code after the vendor's prefix as a title (`abc-night-of-the-fox`); undefined for a code without words. */
function titleFromCode(code: string): string | undefined {
  const [, ...words] = code.split('-');
  if (words.length === 0 || !words.every((word) => /^[a-z]+$|^\d+$/.test(word)) || !words.some((word) => /[a-z]/.test(word))) return undefined;
  return words.map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');
}

/** A title for a game that is launched without one: the words of its code, else two words of its theme. */
export function titleOf(code: string): string {
  const spelled = titleFromCode(code);
  if (spelled !== undefined) return spelled;
  const { theme, seed } = skinOf(code);
  const first = FIRST[theme][(seed >>> 4) % FIRST[theme].length] ?? '';
  const second = SECOND[theme][(seed >>> 12) % SECOND[theme].length] ?? '';
  return `${first} ${second}`;
}
