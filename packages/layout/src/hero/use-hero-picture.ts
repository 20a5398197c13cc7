import { useBrand } from '@livery/brand-kit/react';
import { useSyncExternalStore } from 'react';
import { currentScheme, onSchemeChange } from '../brand/scheme.ts';

/** The pictures of the brand's hero in the scheme in force: the other scheme's are not fetched. */
export function useHeroPicture(): { readonly wide: string; readonly tall: string } {
  const { assets, schemes } = useBrand();
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme);
  const [wide = assets.hero, tall = assets.heroCompact] = scheme === schemes[0] ? [] : [assets.heroAlternate, assets.heroAlternateCompact];
  return { wide, tall };
}
