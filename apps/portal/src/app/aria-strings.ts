import type { useText } from '@livery/i18n';
import type { AriaStrings } from '@livery/ui-kit';

/** What React Aria says by itself, in the words of the catalogue. */
export function ariaStrings(t: ReturnType<typeof useText<'common'>>): AriaStrings {
  return {
    dismiss: t('aria.dismiss'),
    suggestions: t('aria.suggestions'),
    optionCount: (count) => t('aria.optionCount', { count }),
    optionSelected: (option) => t('aria.optionSelected', { option }),
  };
}
