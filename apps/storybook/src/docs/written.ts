/** What a `*.docs.md` beside a component says, by heading. */
export interface WrittenDocs {
  readonly name: string;
  /** One or two sentences: what it is. */
  readonly summary: string;
  /** Points below each `## Heading`, in order. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
}

/** Headings in the order in which a page has them; those of a brand's choice of words last. */
export const headings = ['Use', 'Anatomy', 'States', 'Keyboard', 'Calls', 'Do', 'Do not', 'Texts'] as const;

/** The heading of a page of documentation. */
export type DocsHeading = (typeof headings)[number];

/**
 * Reads a page of documentation: `# Name`, a summary, and `## Heading`s with points (`- …`).
 *
 * @throws Error with the line that has no such form
 */
export function readDocs(text: string): WrittenDocs {
  const [title = '', ...lines] = text.trimEnd().split('\n');
  if (!title.startsWith('# ')) throw new Error(`The first line is "# Name", not "${title}".`);
  const sections = new Map<string, string[]>();
  const summary: string[] = [];
  let section: string[] | undefined;
  for (const line of lines) {
    if (line.startsWith('## ')) {
      section = [];
      sections.set(line.slice(3).trim(), section);
    } else if (line.startsWith('- ') && section !== undefined) section.push(line.slice(2).trim());
    else if (line.trim() !== '' && section === undefined) summary.push(line.trim());
    else if (line.trim() !== '') throw new Error(`"${line}" is no point ("- …") of a section.`);
  }
  return { name: title.slice(2).trim(), summary: summary.join(' '), sections };
}

/** The name of a component's file: `OtpField` → `otp-field`. */
export function fileNameOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase();
}
