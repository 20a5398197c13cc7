import { useCallback, useEffect, useId, useState } from 'react';
import { formsApi } from '../api.ts';

/** A captcha on screen. */
export interface CaptchaState {
  /** The picture; undefined while it is loading. */
  readonly image: string | undefined;
  /** The picture did not come. */
  readonly failed: boolean;
  readonly answer: string;
  readonly setAnswer: (answer: string) => void;
  /** What a request carries to prove a person; nothing while there is no captcha. */
  readonly proof: { readonly captchaId: string; readonly captcha: string } | undefined;
  /** Requests another; the old one and its answer become invalid. */
  readonly renew: () => void;
}

/**
 * Fetches a captcha while one is wanted, and another when it expires; each is valid for one attempt.
 *
 * @param kept id of the captcha that stays, whatever its age: what was sent with it may be sent again
 */
export function useCaptcha(wanted: boolean, kept: string | undefined): CaptchaState {
  const [fetchCaptcha, { currentData, isFetching, isError, fulfilledTimeStamp = 0 }] = formsApi.useLazyCaptchaQuery();
  const field = useId();
  const [answer, setAnswer] = useState('');
  const renew = useCallback(() => {
    setAnswer('');
    void fetchCaptcha(field);
  }, [fetchCaptcha, field]);

  useEffect(() => {
    if (wanted) void fetchCaptcha(field);
  }, [wanted, fetchCaptcha, field]);

  // While another is loading, and where it did not come, the old one is already invalid: it must be neither shown nor sent.
  const shown = wanted && !isFetching && !isError ? currentData : undefined;
  useEffect(() => {
    if (shown === undefined || shown.captchaId === kept) return undefined;
    const timer = setTimeout(renew, fulfilledTimeStamp + shown.expiresIn * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [shown, kept, fulfilledTimeStamp, renew]);

  return {
    image: shown?.image,
    failed: wanted && !isFetching && isError,
    answer,
    setAnswer,
    proof: shown === undefined ? undefined : { captchaId: shown.captchaId, captcha: answer.trim() },
    renew,
  };
}
