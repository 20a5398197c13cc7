import { csvOf } from './csv.ts';
import { readParts } from './read-parts.ts';
import type { RowsPart } from './read-parts.ts';
import { SaveFile } from './save-file.tsx';
import type { SaveFileTexts } from './save-file.tsx';

export interface SaveRowsProps {
  /** With its ending, `.csv`. */
  readonly fileName: string;
  /** The first line of the file, one for each column. */
  readonly headings: readonly string[];
  /** What the button says, and what is said of a file that is long, cut or failed. */
  readonly texts: SaveFileTexts;
  /** Reads a part; the first one without a place to begin at. */
  readonly read: (before: string | undefined) => Promise<RowsPart<readonly string[]>>;
}

/** Saves what a page lists, with what it has not shown yet, as a file that spreadsheets open. */
export function SaveRows({ fileName, headings, texts, read }: SaveRowsProps) {
  return (
    <SaveFile
      texts={texts}
      make={async (signal, onProgress) => {
        const { rows, cut } = await readParts(read, signal, onProgress);
        return { name: fileName, text: csvOf([headings, ...rows]), cut };
      }}
    />
  );
}
