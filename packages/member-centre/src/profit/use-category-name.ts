import { gameTypes } from '@livery/contracts';
import { useText } from '@livery/i18n';

/** Names of kinds of games by their codes, as the site's menu has them; a code that is not known here stands for itself. */
export function useCategoryName(): (category: string) => string {
  const t = useText('shell');
  return (category) => {
    const known = gameTypes.find((type) => type === category);
    return known === undefined ? category : t(`nav.${known}`);
  };
}
