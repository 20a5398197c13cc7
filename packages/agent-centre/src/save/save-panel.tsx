import { SaveRows } from '@livery/centre-kit';
import type { SaveRowsProps } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useSaveTexts } from './use-save-texts.ts';

export interface SavePanelProps extends Omit<SaveRowsProps, 'texts'> {
  /** Where the rows are that a file has no place for; in a shorter period unless given. */
  readonly more?: 'period' | 'page';
}

/** Saves what a panel lists, with what it has not shown yet, as a file that spreadsheets open. */
export function SavePanel({ more = 'period', ...props }: SavePanelProps) {
  const t = useText('agent');
  return <SaveRows {...props} texts={useSaveTexts(t('save.save'), more)} />;
}
