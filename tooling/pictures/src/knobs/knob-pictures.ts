import { lookAbout, lookDefaults, type Look, type PhoneTab } from '@livery/brand-kit';

/** Part of a window, in CSS pixels, and the share of its size that a picture has. */
interface Frame {
  readonly top: number;
  readonly height: number;
  /** From the window's start; all of it where left out. */
  readonly width?: number;
  readonly scale: number;
}

/** A picture of docs/brand-knobs.md: what a brand chooses, and where that is looked at. */
export interface KnobPicture {
  /** Name of its file, without the ending. */
  readonly name: string;
  readonly look?: Partial<Look>;
  readonly tabs?: readonly PhoneTab[];
  /** Whether the brand has a logo of its own for its other scheme. */
  readonly logoAlternate?: boolean;
  /** View of `brand:preview`, and the path of its page. */
  readonly view: string;
  readonly path: string;
  /** What shows last. */
  readonly awaits?: string;
  /** How far the page is scrolled. */
  readonly scroll?: number;
  readonly frame: Frame;
}

const WHOLE: Frame = { top: 0, height: 900, scale: 0.5 };
/** The header, with what begins below it. */
const HEAD: Frame = { top: 0, height: 420, scale: 0.5 };
/** The hero's buttons, as large as they are. */
const BUTTONS: Frame = { top: 526, height: 114, width: 520, scale: 1 };
/** The lower part of a phone, as large as it is. */
const FOOT: Frame = { top: 500, height: 344, scale: 1 };
const HOME = { view: 'home-desktop-dark-ltr', path: '/', frame: WHOLE };
const HALL = { view: 'hall-desktop-dark-ltr', path: '/rng', frame: WHOLE };
const PHONE = { view: 'home-phone-dark-ltr', path: '/', frame: FOOT };

/** Where each part of a look is looked at; undefined for one that the site itself does not read: the demo's pictures alone are drawn by it. */
const SEEN: Readonly<Record<keyof Look, Pick<KnobPicture, 'view' | 'path' | 'frame' | 'awaits' | 'scroll'> | undefined>> = {
  hero: HOME,
  header: { ...HOME, frame: HEAD },
  navigation: HOME,
  logo: { ...HOME, frame: HEAD },
  tile: HALL,
  ratio: HALL,
  sections: { ...HOME, scroll: 1000 },
  heading: { ...HOME, scroll: 1000 },
  button: { ...HOME, frame: BUTTONS },
  density: { view: 'records-desktop-dark-ltr', path: '/member/personalHistoryCopy', awaits: '[role=dialog] [role=gridcell], [role=dialog] td', frame: WHOLE },
  art: undefined,
};

/** Values whose picture is another one's, since the brand that is pictured has them. */
const SHARED: Readonly<Record<string, string>> = { 'logo-regular': 'navigation-bar', 'hero-panorama': 'navigation-bar', 'tile-glass': 'ratio-tile' };

/** The values of each part of a look that is pictured, with the name of the picture that shows each. */
export const pictureNames: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(SEEN).flatMap(([part, seen]) => {
    if (seen === undefined) return [];
    const values = Object.keys(lookAbout[part as keyof Look]);
    return [[part, Object.fromEntries(values.map((value) => [value, SHARED[`${part}-${value}`] ?? `${part}-${value}`]))]];
  }),
);

function ofLook(): KnobPicture[] {
  return Object.entries(pictureNames).flatMap(([part, names]) =>
    Object.entries(names).flatMap(([value, name]) => {
      const seen = SEEN[part as keyof Look];
      return seen === undefined || name !== `${part}-${value}` ? [] : [{ name, look: { ...lookDefaults, [part]: value }, ...seen }];
    }),
  );
}

/** Every picture of docs/brand-knobs.md. */
export const knobPictures: readonly KnobPicture[] = [
  ...ofLook(),
  { name: 'tabs-standard', ...PHONE },
  { name: 'tabs', tabs: ['home', 'games', 'help', 'notices'], ...PHONE },
  { name: 'logo-alternate', logoAlternate: true, ...HOME, view: 'home-desktop-light-ltr' },
];
