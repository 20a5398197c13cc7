/** An entry of the built workbench's index.json. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  /** With `test` where the story is one. */
  readonly tags?: readonly string[];
}

/** How a story is shown: the toolbar of the workbench. */
export interface Look {
  /** Names the folder of its pictures. */
  readonly name: string;
  readonly brand: string;
  readonly language: string;
  /** The brand's own, which it begins in, unless stated. */
  readonly scheme?: 'light' | 'dark';
  /** Viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Stories that are pictured in it; each component's first one where there is no list. */
  readonly titles?: readonly RegExp[];
}

/** A picture that is kept. */
export interface Picture {
  readonly story: IndexEntry;
  readonly look: Look;
  /** Below the folder of pictures. */
  readonly file: string;
}

/** Components that show a brand's choices of shape, type and colour at once. */
const PARTS = [/\/Button$/, /\/TextField$/, /\/Tabs$/, /\/LoginDialog$/, /\/GameCard$/, /\/PromoCard$/, /\/Table$/, /\/LineChart$/, /\/EmptyState$/, /\/SiteHeader$/, /\/SiteFooter$/, /\/HomePage$/];
const TELLING = [/^Foundations\//, ...PARTS];
/** Names of stories that are pictured beside the first one: what shows most of a component at once, and what goes wrong in it. */
export const PICTURED_NAMES: readonly string[] = ['Variants', 'Sizes', 'Filled', 'With Error', 'Cards', 'Open', 'With Everything', 'Whole Page'];
const WIDE = { width: 1024, height: 768 };

/**
 * The looks that are pictured: every component in the first brand, and what tells brands apart in each of the others, in the language that it begins in, one of
 * them from right to left; and of the first on a phone, and in its other scheme.
 */
export const LOOKS: readonly Look[] = [
  { name: 'aurora', brand: 'aurora', language: 'EN', ...WIDE },
  { name: 'aurora-phone', brand: 'aurora', language: 'EN', width: 390, height: 844, titles: TELLING },
  { name: 'aurora-light', brand: 'aurora', language: 'EN', scheme: 'light', ...WIDE, titles: PARTS },
  { name: 'lagoon', brand: 'lagoon', language: 'EN', ...WIDE, titles: TELLING },
  { name: 'saffron', brand: 'saffron', language: 'AR', ...WIDE, titles: TELLING },
  { name: 'vermilion', brand: 'vermilion', language: 'CN', ...WIDE, titles: TELLING },
];

/** Names are compared by letters and digits alone: `game-card`, `GameCard` and `Game card` are one. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the title of stories contains a word that pictures are chosen by, which may also be the id of one of them. */
export const hasName = (title: string, word: string): boolean => lettersOf(title).includes(lettersOf(word.replace(/--.*/, '')));

/**
 * Returns what is pictured in each look: the first story of each component, and what shows most of it at once.
 *
 * @param words only stories whose title or id contains one of them, whatever case and hyphens it is written with; all without any
 */
export function corePictures(entries: readonly IndexEntry[], looks: readonly Look[], words: readonly string[] = []): Picture[] {
  const seen = new Set<string>();
  const core = entries.filter(({ type, title, name, tags = ['test'] }) => {
    // Without `test` it only leads to another one.
    if (type !== 'story' || !tags.includes('test') || (seen.has(title) && !PICTURED_NAMES.includes(name))) return false;
    seen.add(title);
    return true;
  });
  const wanted = ({ id, title }: IndexEntry): boolean => words.length === 0 || words.some((word) => [title, id].some((name) => lettersOf(name).includes(lettersOf(word))));
  return looks.flatMap((look) =>
    core
      .filter((story) => wanted(story) && (look.titles === undefined || look.titles.some((title) => title.test(story.title))))
      .map((story) => ({ story, look, file: `${look.name}/${story.id}.webp` })));
}

/** Returns the names of the stories that are not pictured, of the components that are. */
export function namesWithoutPicture(entries: readonly IndexEntry[], pictures: readonly Picture[]): string[] {
  const titles = new Set(pictures.map(({ story: { title } }) => title));
  const pictured = new Set(pictures.map(({ story: { id } }) => id));
  return entries.filter(({ type, title, id, tags = ['test'] }) => type === 'story' && tags.includes('test') && titles.has(title) && !pictured.has(id)).map(({ name }) => name);
}
