import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { formsApi } from '../api.ts';

/** Least time between two pictures, in milliseconds: P-5.5 of docs/product.md. */
const PICTURE_GAP_MS = 1000;

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
  /** Requests another, at most once a second; the old one and its answer become invalid at once. */
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
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Another will be asked for when a second has passed since the last one. */
  const [due, setDue] = useState(true);
  const [wantedBefore, setWantedBefore] = useState(wanted);
  if (wanted !== wantedBefore) {
    // One that was there before is neither shown nor sent until then.
    setWantedBefore(wanted);
    setAnswer('');
    setDue(true);
  }
  const fetchNow = useCallback(() => {
    last.current = Date.now();
    setDue(false);
    void fetchCaptcha(field);
  }, [fetchCaptcha, field]);
  const fetchInTime = useCallback(() => {
    clearTimeout(timer.current);
    // Never longer than the gap, also where the clock was set back.
    timer.current = setTimeout(fetchNow, Math.min(PICTURE_GAP_MS, last.current + PICTURE_GAP_MS - Date.now()));
  }, [fetchNow]);
  const renew = useCallback(() => {
    setAnswer('');
    setDue(true);
    fetchInTime();
  }, [fetchInTime]);

  useEffect(() => {
    if (wanted) fetchInTime();
    return () => clearTimeout(timer.current);
  }, [wanted, fetchInTime]);

  // While another is loading, and where it did not come, the old one is already invalid: it must be neither shown nor sent.
  const shown = wanted && !due && !isFetching && !isError ? currentData : undefined;
  useEffect(() => {
    if (shown === undefined || shown.captchaId === kept) return undefined;
    const lifetime = shown.expiresIn * 1000;
    const timer = setTimeout(renew, Math.min(lifetime, fulfilledTimeStamp + lifetime - Date.now()));
    return () => clearTimeout(timer);
  }, [shown, kept, fulfilledTimeStamp, renew]);

  return {
    image: shown?.image,
    failed: wanted && !due && !isFetching && isError,
    answer,
    setAnswer,
    proof: shown === undefined ? undefined : { captchaId: shown.captchaId, captcha: answer.trim() },
    renew,
  };
}
