import { useText } from '@livery/i18n';
import { csvOf } from './csv.ts';
import { readParts } from './read-parts.ts';
import { SaveFile } from './save-file.tsx';

/** A part of what is saved. */
export interface RowsPage {
  readonly rows: readonly (readonly string[])[];
  /** Where the next part begins; null for none. */
  readonly next: string | null;
}

export interface SaveRowsProps {
  readonly fileName: string;
  readonly headings: readonly string[];
  /** Reads a part; the first one without a place to begin at. */
  readonly read: (before: string | undefined) => Promise<RowsPage>;
}

/** Saves what a panel lists, with what it has not shown yet, as a file that spreadsheets open. */
export function SaveRows({ fileName, headings, read }: SaveRowsProps) {
  const t = useText('agent');
  const make = async (signal: AbortSignal) => {
    const { rows, cut } = await readParts(read, signal);
    return { name: fileName, text: csvOf([headings, ...rows]), cut };
  };
  return <SaveFile label={t('save.save')} more="period" make={make} />;
}
