const NAMED = (
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
  'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
  'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
  'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
  'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
  'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
  'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
  'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
  'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
  'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
  'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
  'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
  'whitesmoke yellow yellowgreen'
).replaceAll(' ', '|');

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
// `oklch(from var(--x) …)` and `rgb(var(--x))` use a token, so they are not literals.
const FUNCTIONAL = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?!from\b|var\()[\d.+-][^)]*\)/gi;
const NAMED_VALUE = new RegExp(`(?<![\\w#.$-])(?:${NAMED})(?![\\w(-])`, 'gi');
const COLOUR_PROPERTY = /(?:^|[;{\s])(?:[a-z-]*color|background(?:-image)?|border(?:-[a-z-]+)?|outline|fill|stroke|(?:box|text)-shadow|filter|--[\w-]+)\s*:([^;{}]*)/gi;

const PHYSICAL = [
  /(?:^|[;{\s])((?:scroll-)?(?:margin|padding)-(?:left|right))\s*:/gi,
  /(?:^|[;{\s])(border-(?:left|right)(?:-[a-z]+)?)\s*:/gi,
  /(?:^|[;{\s])(border-(?:top|bottom)-(?:left|right)-radius)\s*:/gi,
  /(?:^|[;{\s])(left|right)\s*:/gi,
  /(?:^|[;{\s])((?:text-align|float|clear)\s*:\s*(?:left|right))\b/gi,
];

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '');
}

/** Returns literal colours in CSS: hexadecimal, functional or named; system colours and keywords are allowed. */
export function literalColours(css: string): string[] {
  const text = withoutComments(css);
  const named = [...text.matchAll(COLOUR_PROPERTY)].flatMap((match) => (match[1] ?? '').match(NAMED_VALUE) ?? []);
  const hex = [...text.matchAll(COLOUR_PROPERTY)].flatMap((match) => (match[1] ?? '').match(HEX) ?? []);
  return [...hex, ...(text.match(FUNCTIONAL) ?? []), ...named];
}

/** Whether a string consists of exactly one colour. */
export function isColour(text: string): boolean {
  const value = text.trim();
  return [HEX, FUNCTIONAL].some((pattern) => value.match(pattern)?.[0] === value && value !== '');
}

/** Whether a string is a colour name, such as `tomato`. */
export function isNamedColour(text: string): boolean {
  return text.trim().match(NAMED_VALUE)?.[0] === text.trim();
}

/** Returns CSS declarations that use left or right and so fail in right-to-left languages. */
export function physicalProperties(css: string): string[] {
  const text = withoutComments(css);
  return PHYSICAL.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}
