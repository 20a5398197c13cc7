import { SaveRows } from '@livery/centre-kit';
import type { SaveRowsProps } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useSaveTexts } from './use-save-texts.ts';

/** Saves what a panel lists, with what it has not shown yet, as a file that spreadsheets open. */
export function SavePanel(props: Omit<SaveRowsProps, 'texts'>) {
  const t = useText('agent');
  return <SaveRows {...props} texts={useSaveTexts(t('save.save'), 'period')} />;
}
