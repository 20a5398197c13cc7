import { scenes } from '../scenes/scenes.ts';
import { sizes } from '../scenes/variants.ts';

/** What the pictures of a command may be narrowed down to, by its options. */
const CHOICES: Readonly<Record<'scene' | 'width' | 'scheme' | 'direction', readonly string[]>> = {
  scene: [...scenes.map(({ id }) => id), 'emails', 'icons'],
  width: Object.keys(sizes),
  scheme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
};

/** @throws RangeError for a choice that there is not, with those that there are */
export function assertChoices(values: Readonly<Partial<Record<keyof typeof CHOICES, readonly string[] | undefined>>>): void {
  for (const [name, known] of Object.entries(CHOICES)) {
    const unknown = (values[name as keyof typeof CHOICES] ?? []).filter((value) => !known.includes(value));
    if (unknown.length > 0) throw new RangeError(`--${name} is ${unknown.join(', ')}; it must be one of ${known.join(', ')}.`);
  }
}
