import { SaveRows } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

export interface SaveRecordsProps<Entry> {
  /** Name of the file. */
  readonly fileName: string;
  readonly headings: readonly string[];
  /** The columns of a record. */
  readonly rowOf: (entry: Entry) => readonly string[];
  /** Reads the records of a page, newest first. */
  readonly read: (before: string | undefined) => Promise<{ readonly records: readonly Entry[]; readonly next?: string | undefined }>;
}

const Above = styled.div`
  margin-block-end: ${token.space[3]};
`;

/** Saves the records of a list as a file that spreadsheets open. */
export function SaveRecords<Entry>({ fileName, headings, rowOf, read }: SaveRecordsProps<Entry>) {
  const t = useText('member');
  return (
    <Above>
      <SaveRows
        fileName={fileName}
        headings={headings}
        texts={{ save: t('profit.save'), saving: t('csv.saving'), soFar: (number) => t('csv.soFar', { number }), failed: t('csv.failed'), cut: (number) => t('csv.cut', { number }) }}
        read={async (before) => {
          const { records, next } = await read(before);
          return { rows: records.map(rowOf), next: next ?? null };
        }}
      />
    </Above>
  );
}
