import type { Look } from './theme.ts';

/** The valid values of each part of a look with what they look like, for brand authors. Browsers do not load it. */
export const lookAbout: { readonly [K in keyof Look]-?: Readonly<Record<NonNullable<Look[K]>, string>> } = {
  hero: {
    panorama: 'a wide picture behind the text',
    split: 'the picture beside the text; behind it on phones',
    market: 'a low picture behind the text, on phones above it, which leaves more of the first screen to the games',
    arch: 'the picture under an arch, with the text centred in it',
  },
  tile: {
    glass: 'an upright picture that fills the tile, with the caption in a pane over it; panels such as that of the announcements shimmer, with light along their edge',
    paper: 'a square picture with a margin on a raised card, the caption below; panels are cards with a shadow and no line',
    lacquer: 'a frame in the brand’s gradient around picture and caption; panels such as that of the announcements have a double line in the secondary colour',
    brass: 'a double line in the secondary colour around a picture with a rounded top; panels have one line in that colour',
  },
  art: {
    celestial: 'a night sky with stars and northern lights, for a dark scheme',
    coastal: 'paper cut-outs of the seaside, for a light scheme',
    festive: 'red lacquer, gold lines and fireworks, for a dark scheme',
    geometric: 'brass patterns and arched windows on dark walls, for a dark scheme',
  },
  density: {
    airy: 'wide gaps between tiles, and taller rows of records and lists, on large screens',
    regular: 'gaps of one step everywhere',
    dense: 'narrow gaps, three tiles beside one another on phones instead of two, and less space in dialogs, centres, forms, tables and the footer',
  },
  heading: {
    plain: 'the title alone',
    glow: 'an upright bar in the brand’s gradient, which glows, before the title',
    wave: 'a short wave below the title',
    ornament: 'the title centred between two short lines',
    rule: 'a line in the accent colour below the title',
  },
  header: {
    floating: 'a rounded bar over the page, which shows around it; on the home page over the hero',
    solid: 'a bar from edge to edge in its own colour',
    layered: 'as solid, with a line in the accent colour below',
  },
  button: {
    gradient: 'the accent gradient with a glow',
    solid: 'one colour with a soft shadow',
    raised: 'a key with a thick lower edge, which goes down when pressed',
  },
  navigation: {
    bar: 'beside the logo, on one line',
    stacked: 'on a line of its own below the logo, which stands in the middle and leaves with the page',
    side: 'the entries of the phone’s tab bar and the menu in a column at the window’s start edge; no top navigation',
  },
  logo: {
    small: '28 px high',
    regular: '36 px high, 32 px on small screens',
    large: '52 px high, 40 px on small screens',
  },
  ratio: {
    tile: 'as the tile’s frame has it: glass 4:5, paper 1:1, lacquer 5:6, brass 3:4',
    square: '1:1',
    tall: '2:3',
    wide: '4:3',
  },
  sections: {
    plain: 'one below the other on the page’s own ground',
    bands: 'every second one on a band from edge to edge',
    panels: 'each on a panel of its own',
    pattern: 'every second one on a band with the brand’s pattern (assets.pattern)',
  },
};

/** What a look is where a brand does not say it: the parts that may be left out. */
export const lookDefaults: { readonly navigation: 'bar'; readonly logo: 'regular'; readonly ratio: 'tile'; readonly sections: 'plain' } = {
  navigation: 'bar',
  logo: 'regular',
  ratio: 'tile',
  sections: 'plain',
};

/** The parts of a look that a brand chose otherwise than the platform's default, and those without one: what its pages carry. */
export function lookChosen(look: Look): Look {
  const defaults: Readonly<Record<string, string>> = lookDefaults;
  return Object.fromEntries(Object.entries(look).filter(([part, value]) => defaults[part] !== value)) as unknown as Look;
}

/** The valid values of each part of a look. */
export const lookChoices: Readonly<Record<string, readonly string[]>> = Object.fromEntries(Object.entries(lookAbout).map(([part, choices]) => [part, Object.keys(choices)]));
