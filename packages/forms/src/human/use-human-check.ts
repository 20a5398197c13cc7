import type { Message } from '@livery/i18n';
import { sessionApi } from '@livery/session';
import { useCallback, useState } from 'react';
import { useCaptcha } from './use-captcha.ts';
import type { CaptchaState } from './use-captcha.ts';
import { useWork } from './use-work.ts';
import type { WorkState } from './use-work.ts';
import type { ResponseOf } from '@livery/contracts';

/** What a request carries to prove that a person asks. */
export type HumanProof = { readonly captchaId: string; readonly captcha: string } | { readonly captchaWork: string } | { readonly humanToken: string };

/** An outside provider's widget. */
export type WidgetSetting = Extract<ResponseOf<'permission'>['verification']['humanCheck'], { provider: 'turnstile' }>;

/** A form's question whether a person fills it in, as the merchant has it asked. */
export interface HumanCheckState {
  /** The built-in captcha. */
  readonly captcha: CaptchaState;
  /** What the device does in place of the captcha, where that was chosen. */
  readonly work: WorkState;
  /** The outside provider's widget, which then takes the captcha's place. */
  readonly widget: { readonly setting: WidgetSetting; readonly round: number; readonly onToken: (token: string | undefined) => void } | undefined;
  /** What was typed, the solution of the work, or the widget's token: the value of the form's field `captcha`. */
  readonly value: string;
  /** There is something to send. */
  readonly answered: boolean;
  readonly proof: HumanProof | undefined;
  /** The message at the field where it is not answered. */
  readonly missing: Message;
  /** Renews the check: a proof is valid for one attempt. */
  readonly renew: () => void;
  /**
   * Keeps the proof as it is, however old it is by then, while a request with it is under way or its outcome is unknown: the same request can then
   * be sent again.
   */
  readonly keep: (kept: boolean) => void;
}

/** Asks while it is wanted: with the built-in captcha, or the outside provider of the merchant's settings. */
export function useHumanCheck(wanted: boolean): HumanCheckState {
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  const setting = permission?.verification.humanCheck;
  const outside = setting?.provider === 'turnstile' ? setting : undefined;
  /** What tells the proof that stays from all others. */
  const [kept, setKept] = useState<string>();
  const work = useWork(wanted && outside === undefined, kept);
  const captcha = useCaptcha(wanted && outside === undefined && !work.chosen, kept);
  const [given, setToken] = useState<string>();
  // The widget gives another token by itself once one expires.
  const token = kept ?? given;
  const [round, setRound] = useState(0);
  const renewOwn = work.chosen ? work.renew : captcha.renew;
  const present = outside !== undefined ? token : work.chosen ? work.solution : captcha.proof?.captchaId;
  const keep = useCallback((now: boolean) => setKept(now ? present : undefined), [present]);
  const renew = useCallback(() => {
    setKept(undefined);
    if (outside === undefined) return renewOwn();
    setToken(undefined);
    return setRound((before) => before + 1);
  }, [outside, renewOwn]);

  if (outside === undefined && work.chosen) {
    const { solution } = work;
    const proof = solution === undefined ? undefined : { captchaWork: solution };
    return { captcha, work, widget: undefined, value: solution ?? '', answered: proof !== undefined, proof, missing: { ns: 'account', key: 'work.wait' }, renew, keep };
  }
  if (outside === undefined) {
    const { answer, proof } = captcha;
    const answered = answer.trim() !== '' && proof !== undefined;
    return { captcha, work, widget: undefined, value: answer, answered, proof, missing: { ns: 'errors', key: 'captcha.required' }, renew, keep };
  }
  return {
    captcha,
    work,
    widget: { setting: outside, round, onToken: setToken },
    value: token ?? '',
    answered: token !== undefined,
    proof: token === undefined ? undefined : { humanToken: token },
    missing: { ns: 'errors', key: 'verification.required' },
    renew,
    keep,
  };
}
