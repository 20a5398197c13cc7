import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { IconButton, iconMoon, iconSun } from '@livery/ui-kit';
import { useSyncExternalStore } from 'react';
import { chooseScheme, currentScheme, onSchemeChange } from '../brand/scheme.ts';

/** Light or dark, where the brand has both. */
export function SchemeSwitch() {
  const { schemes } = useBrand();
  const t = useText('shell');
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme);
  if (schemes.length < 2) return null;
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      size="sm"
      glyph={next === 'dark' ? iconMoon : iconSun}
      label={t(next === 'dark' ? 'scheme.dark' : 'scheme.light')}
      onClick={() => chooseScheme(next)}
    />
  );
}
