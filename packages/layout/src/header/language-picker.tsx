import { useToast } from '@livery/app-shell';
import { useLanguage, useText } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n';
import { Button, Disclosure, iconGlobe, preloadableLazy, VisuallyHidden } from '@livery/ui-kit';
import { useState } from 'react';
import { PanelBoundary } from '../boundaries/panel-boundary.tsx';

const list = preloadableLazy(() => import('./language-list.tsx'));
const LanguageList = list.show((module) => module.LanguageList);
// Its own use reports a failure.
const prefetchList = () => void list.load().catch(() => undefined);

/** Props of {@link LanguagePicker}. */
export interface LanguagePickerProps {
  /** Where the list opens: below its button in the header, above it at the end of a menu. */
  readonly opens?: 'below' | 'above';
}

/** The languages of the site, each by its own name; choosing one changes the page as soon as its texts are there. */
export function LanguagePicker({ opens = 'below' }: LanguagePickerProps) {
  const t = useText('shell');
  const tCommon = useText('common');
  const [awaited, setAwaited] = useState<LanguageCode>();
  const { language, languages, setLanguage } = useLanguage();
  const { show } = useToast();
  if (languages.length < 2) return null;
  const choose = (code: LanguageCode) => {
    setAwaited(code);
    setLanguage(code)
      .catch(() => show('danger', { ns: 'shell', key: 'header.languageFailed' }))
      // Another may have been chosen meanwhile.
      .finally(() => setAwaited((latest) => (latest === code ? undefined : latest)));
  };
  return (
    <Disclosure
      align={opens === 'below' ? 'end' : 'start'}
      side={opens}
      trigger={(properties) => (
        <Button {...properties} variant="ghost" size="sm" iconStart={iconGlobe} aria-label={t('header.languageNow', { language: language.endonym })} onPointerEnter={prefetchList} onFocus={prefetchList}>
          <span lang={language.tag}>{language.endonym}</span>
          {awaited === undefined ? null : '…'}
          <VisuallyHidden role="status">{awaited === undefined ? null : tCommon('state.loading')}</VisuallyHidden>
        </Button>
      )}
    >
      {(close) => (
        <PanelBoundary>
          <LanguageList
            onChoose={(code) => {
              close();
              choose(code);
            }}
          />
        </PanelBoundary>
      )}
    </Disclosure>
  );
}
