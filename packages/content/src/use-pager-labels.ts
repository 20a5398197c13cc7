import { useText } from '@livery/i18n';
import type { PaginationLabels } from '@livery/ui-kit';

/** Labels of a pagination; `navigation` names what is paged. */
export function usePagerLabels(navigation: string): PaginationLabels {
  const t = useText('common');
  return { navigation, previous: t('pager.previous'), next: t('pager.next'), page: (page) => t('pager.number', { page }) };
}
