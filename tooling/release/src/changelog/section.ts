import { PlainError } from '@livery/run';
import { areaNames, areaOf } from './areas.ts';
import { levels, type Changeset, type Level } from './changesets.ts';

/** One change as the changelog tells it. */
export interface Entry {
  readonly area: string;
  readonly level: Level;
  readonly words: string;
}

/** A version's part of the changelog. */
export interface Section {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What the release is about, above its lists. */
  readonly summary?: string | undefined;
  readonly entries: readonly Entry[];
}

/** The line above the changes of a level. */
const TITLES: Readonly<Record<Level, string>> = { major: 'Asks something of you', minor: 'New and changed', patch: 'Mended' };

/** A change as an entry. */
export const entryOf = ({ packages, level, words }: Changeset): Entry => ({ area: areaOf(packages), level, words });

/** A section as Markdown: by area, what asks something of the reader first. */
export function writeSection({ version, date, summary, entries }: Section): string {
  const parts = areaNames.flatMap((area) => {
    const lists = levels.flatMap((level) => {
      const own = entries.filter((entry) => entry.area === area && entry.level === level);
      return own.length === 0 ? [] : [`**${TITLES[level]}**\n\n${own.map(({ words }) => `- ${words}`).join('\n')}`];
    });
    return lists.length === 0 ? [] : [`### ${area}\n\n${lists.join('\n\n')}`];
  });
  return `${[`## ${version} (${date})`, ...(summary === undefined ? [] : [summary]), ...parts].join('\n\n')}\n`;
}

/** The version that a section is of. @throws PlainError where its heading names none */
export function versionInHeading(text: string): string {
  const version = /^## (\d+\.\d+\.\d+)\b/.exec(text.trim())?.[1];
  if (version === undefined) throw new PlainError(`CHANGELOG.md has a section without a version, such as "## 1.2.3 (2026-11-30)": ${text.slice(0, 80)}`);
  return version;
}

/**
 * Reads what {@link writeSection} wrote.
 *
 * @throws PlainError for another form: it was changed by hand in a way that a later change could not be put into
 */
export function readSection(text: string): Section {
  const [, version = '', date = '', rest = ''] = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)\n([^]*)$/.exec(text.trim()) ?? [];
  if (version === '') throw new PlainError(`This is no version's part of CHANGELOG.md, such as "## 1.2.3 (2026-11-30)": ${text.slice(0, 80)}`);
  const [head = '', ...parts] = rest.split(/^### /m);
  const entries = parts.flatMap((part) => {
    const [area = '', ...lists] = part.split(/\n\n\*\*/);
    return lists.flatMap((list) => {
      const [title = '', ...lines] = list.split('\n').filter((line) => line !== '');
      const level = levels.find((each) => `${TITLES[each]}**` === title);
      if (level === undefined || lines.some((line) => !line.startsWith('- '))) throw new PlainError(`CHANGELOG.md, ${version}, ${area.trim()}: "**${title}" is not followed by its changes, each on a line of its own.`);
      return lines.map((line): Entry => ({ area: area.trim(), level, words: line.slice(2) }));
    });
  });
  return { version, date, summary: head.trim() === '' ? undefined : head.trim(), entries };
}

/** What stands at the top of the changelog. */
export const HEAD = `# Changelog

What is new for those who use Livery: merchants and their designers, operators, engineers of sites and servers. All packages and the server have one
version; [docs/releasing.md](docs/releasing.md) says how it comes about.
`;

/** A changelog without its head, a text for each version, the newest first. */
export const sectionsOf = (changelog: string): readonly string[] => changelog.split(/^(?=## )/m).slice(1);

/** A changelog of these versions, the newest first. */
export const changelogOf = (sections: readonly string[]): string => `${[HEAD, ...sections].map((text) => text.trim()).join('\n\n')}\n`;
