import type { SaveFileTexts } from '@livery/centre-kit';
import { useText } from '@livery/i18n';

/**
 * Texts of a button that saves a file.
 *
 * @param label what the button says
 * @param more where the rows are that a file has no place for: in a shorter period, or on the page
 */
export function useSaveTexts(label: string, more: 'period' | 'page'): SaveFileTexts {
  const t = useText('agent');
  return {
    save: label,
    saving: t('save.saving'),
    soFar: (number) => t('save.soFar', { number }),
    failed: t('save.failed'),
    cut: (number) => (more === 'period' ? t('save.cut', { number }) : t('explain.saveCut', { number })),
  };
}
