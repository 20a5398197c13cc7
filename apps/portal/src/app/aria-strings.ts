import type { useText } from '@livery/i18n';
import type { AriaStrings } from '@livery/ui-kit';

/** The texts of React Aria from the catalogue. */
export function ariaStrings(t: ReturnType<typeof useText<'common'>>): AriaStrings {
  return {
    dismiss: t('aria.dismiss'),
    suggestions: t('aria.suggestions'),
    optionCount: (count) => t('aria.optionCount', { count }),
    optionSelected: (option) => t('aria.optionSelected', { option }),
  };
}
