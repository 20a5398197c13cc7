/** A family of systems that may stand for a font that is still loading. */
export interface SystemFamily {
  readonly name: string;
  readonly serif: boolean;
  /** The family with the same widths that Linux has in its place. */
  readonly onLinux: string;
  /** What `averageWidth` says of its letters, regular and bold: read from the family with the same widths, which is free. */
  readonly width: { readonly regular: number; readonly bold: number };
}

/** The families that `--like` may name: the first without serifs and the first with serifs are taken where it names none. */
export const systemFamilies: readonly SystemFamily[] = [
  { name: 'Arial', serif: false, onLinux: 'Liberation Sans', width: { regular: 0.452, bold: 0.4869 } },
  { name: 'Times New Roman', serif: true, onLinux: 'Liberation Serif', width: { regular: 0.4117, bold: 0.4379 } },
  { name: 'Georgia', serif: true, onLinux: 'Gelasio', width: { regular: 0.4503, bold: 0.5235 } },
];

/** @throws RangeError for a family whose widths are not known here, with those that are */
export function systemFamily(name: string): SystemFamily {
  const found = systemFamilies.find((family) => family.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new RangeError(`--like is ${name}; it must be one of ${systemFamilies.map((family) => family.name).join(', ')}.`);
  return found;
}
