import { useBrand } from '@livery/brand-kit/react';
import { gamePlatforms } from '@livery/contracts';
import { useLanguage } from '@livery/i18n';
import { useSession } from '@livery/session';
import type { LaunchRequester } from './launch-game.ts';

/** The caller of launches on this site. */
export function useLaunchRequester(): LaunchRequester {
  const { merchantCode, device } = useBrand().identity;
  const { language } = useLanguage();
  const { account } = useSession();
  return { merchantCode, platform: gamePlatforms[device], language: language.code, username: account };
}
