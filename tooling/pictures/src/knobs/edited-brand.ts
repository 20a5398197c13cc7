import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnobPicture } from './knob-pictures.ts';

/** A brand's files with what a picture's brand chooses. */
export interface EditedBrand {
  /** Writes them; files that say the same again are written too. @throws Error where the brand's files have no place for it */
  choose(picture: Pick<KnobPicture, 'look' | 'tabs' | 'logoAlternate'>): void;
}

const LOOK = /\blook: \{\n([^}]*)\}/;
/** A dark colour for the logo of a light scheme: the brand's own one is made for a dark ground. */
const DARK = '#1c1147';

/** The text of a theme with other values of its look. @throws Error where there is no look */
export function withLook(theme: string, look: Readonly<Record<string, string>>): string {
  const own = LOOK.exec(theme)?.[1];
  if (own === undefined) throw new Error('theme.ts has no look to change.');
  const kept = own.split('\n').filter((line) => !Object.hasOwn(look, line.trim().split(':')[0] ?? ''));
  const chosen = Object.entries(look).map(([part, value]) => `    ${part}: '${value}',`);
  return theme.replace(LOOK, () => `look: {\n${[...chosen, ...kept].join('\n')}}`);
}

/** The files of a copy of a brand in `folder`, which are edited for one picture after the other. */
export function editedBrand(folder: string): EditedBrand {
  const [theme, config] = ['theme.ts', 'brand.config.ts'].map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
  if (theme === undefined || config === undefined) throw new Error(`${folder} is no brand.`);
  for (const name of ['logo', 'logo-compact']) {
    writeFileSync(join(folder, `assets/${name}-day.svg`), readFileSync(join(folder, `assets/${name}.svg`), 'utf8').replaceAll(/#[0-9a-f]{6}/g, DARK));
  }
  const between = (text: string, before: string, line: string): string => {
    if (!text.includes(before)) throw new Error(`The files of ${folder} have no "${before.trim()}" to put a line before.`);
    return text.replace(before, () => `${line}\n${before}`);
  };
  return {
    choose({ look = {}, tabs, logoAlternate = false }) {
      const ofLook = withLook(theme.text, look);
      writeFileSync(theme.path, logoAlternate ? between(ofLook, "    pattern: 'assets", "    logoAlternate: 'assets/logo-day.svg',\n    logoAlternateCompact: 'assets/logo-compact-day.svg',") : ofLook);
      writeFileSync(config.path, tabs === undefined ? config.text : between(config.text, '  footer: {', `  phone: { tabs: [${tabs.map((tab) => `'${tab}'`).join(', ')}] },`));
    },
  };
}
