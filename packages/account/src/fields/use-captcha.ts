import { useCallback, useEffect } from 'react';
import { accountApi } from '../api.ts';

/** A captcha on screen. */
export interface CaptchaState {
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly question: string | undefined;
  /** Asks for another; the old one is void. */
  readonly renew: () => void;
}

/** Fetches a captcha while one is wanted; each is good for one attempt. */
export function useCaptcha(wanted: boolean): CaptchaState {
  const [ask, { currentData }] = accountApi.useLazyCaptchaQuery();
  const renew = useCallback(() => void ask(undefined), [ask]);
  useEffect(() => {
    if (wanted) renew();
  }, [wanted, renew]);
  const shown = wanted ? currentData : undefined;
  return { id: shown?.captchaId, image: shown?.image, question: shown?.question, renew };
}
