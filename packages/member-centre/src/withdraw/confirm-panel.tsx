import { useBrand } from '@livery/brand-kit/react';
import { useFocusWhenGone, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { minorOf } from '@livery/contracts';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { AmountField, Button, ImageUpload, TextField, token } from '@livery/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { Actions, HelpLine } from '../cashier/cashier-style.ts';
import { legible } from '../upload/scale-picture.ts';
import { areGone, useGonePictures } from '../upload/use-gone-pictures.ts';
import { useUnfinished } from '../upload/use-unfinished.tsx';
import { useUploadImage } from '../upload/use-upload-image.ts';
import { useUploadTexts } from '../upload/use-upload-texts.ts';
import { withdrawalApi } from './api.ts';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.md};

  & h4 { margin: 0; text-wrap: balance; }
  & h5 { margin: 0; font-size: ${token.font.size.md}; font-weight: ${token.font.weight.semibold}; outline: none; }
  & form { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[4]}; }
`;

const NOTE_LENGTH = 300;
/** Pictures that prove it. */
const MOST_PICTURES = 3;

export interface ConfirmPanelProps {
  /** What is asked about: the withdrawal, or one payment of another member for it. */
  readonly asked: {
    /** The withdrawal's. */
    readonly id: string;
    /** The payment's. */
    readonly payment?: string;
    readonly arrives: string;
    readonly confirmBy: string | null;
  };
  /** Takes the focus once it is answered, and the question is gone. */
  readonly then: RefObject<HTMLElement | null>;
  /** The question; whether `arrives` did unless stated. */
  readonly title?: string;
  /** Whether it can be missing; whether it was sent is not known otherwise. */
  readonly disputable?: boolean;
}

/** Asks whether a payout, or a payment of a member, arrived: all of it, part of it with what is missing, or nothing; until when, and what silence means. */
export function ConfirmPanel({ asked: { id, payment, arrives, confirmBy }, then, title, disputable = true }: ConfirmPanelProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const { symbol, exponent } = useBrand().currency;
  const [heading, formHeading, missingId] = [useId(), useId(), useId()];
  const question = useRef<HTMLHeadingElement>(null);
  const chosen = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [saying, setSaying] = useState<'partly' | 'missing'>();
  const [missing, setMissing] = useState('');
  const [note, setNote] = useState('');
  const [images, setImages] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const upload = useUploadImage('withdrawal-proof', legible);
  const texts = useUploadTexts(MOST_PICTURES);
  const { onUnfinished, maySend, notice } = useUnfinished();
  const { gone, error: goneText, drop, heard, forget } = useGonePictures();
  const [confirm] = withdrawalApi.useWithdrawalConfirmMutation();
  const { run, busy, problem, failures } = useSubmit();
  const about = payment === undefined ? { id } : { id, payment };
  const minor = (decimal: string): bigint => minorOf(decimal, exponent);
  const fault = saying === 'partly' && (missing === '' || minor(missing) <= 0n || minor(missing) >= minor(arrives));
  // The question goes with its answer.
  const leaving = useFocusWhenGone(() => true, then);
  const send = (request: Parameters<typeof confirm>[0]) =>
    run(async () => {
      if (!(await maySend())) return undefined;
      leaving(id);
      const { data, error } = await confirm(request);
      if (data !== undefined) return undefined;
      leaving(undefined);
      return problemOf(error);
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return form.current?.querySelector<HTMLInputElement>(`[id="${missingId}"]`)?.focus();
    if (saying === undefined) return undefined;
    const failed = await send({ ...about, said: saying, note, images: [...images], ...(saying === 'partly' ? { missing } : {}) });
    if (failed !== undefined && drop(failed, images)) form.current?.querySelector<HTMLElement>('[data-pictures] button')?.focus();
    return undefined;
  };
  const takeImages = (uploaded: readonly string[]) => {
    setImages(uploaded);
    heard(uploaded);
  };
  // What is being sent cannot be taken back: neither another answer nor the way back may look as if it could.
  const inert = busy ? true : undefined;
  const choose = (said: 'partly' | 'missing') => {
    if (busy) return;
    setTried(false);
    // The pictures of another answer went with its form.
    setImages([]);
    forget();
    setSaying(said);
  };
  const cancel = () => {
    if (busy) return;
    setSaying(undefined);
    question.current?.focus();
  };
  // The button that was pressed is gone: the focus goes on where it led.
  useEffect(() => chosen.current?.focus(), [saying]);

  return (
    <Panel aria-labelledby={heading}>
      <h4 id={heading} ref={question} tabIndex={-1}>{title ?? t('withdraw.confirm.title', { arrives: money(arrives) })}</h4>
      {confirmBy === null ? null : <HelpLine>{t(payment === undefined ? 'withdraw.confirm.until' : 'withdraw.peers.until', { time: dateTime(confirmBy) })}</HelpLine>}
      {saying === undefined ? (
        <Actions>
          <Button variant={disputable ? 'primary' : 'outline'} loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => send({ ...about, said: 'received' })}>
            {t('withdraw.confirm.received')}
          </Button>
          {disputable ? (
            <>
              <Button variant="outline" aria-disabled={inert} onClick={() => choose('partly')}>
                {t('withdraw.confirm.partly')}
              </Button>
              <Button variant="outline" aria-disabled={inert} onClick={() => choose('missing')}>
                {t('withdraw.confirm.missing')}
              </Button>
            </>
          ) : null}
        </Actions>
      ) : (
        <form ref={form} noValidate aria-labelledby={formHeading} onSubmit={(event) => void submit(event)}>
          <h5 id={formHeading} ref={chosen} tabIndex={-1}>
            {saying === 'partly' ? t('withdraw.confirm.partly') : t('withdraw.confirm.missing')}
          </h5>
          {saying === 'partly' ? (
            <AmountField
              id={missingId}
              label={t('withdraw.confirm.missingAmount')}
              value={missing}
              onChange={setMissing}
              currency={symbol}
              exponent={exponent}
              required
              unclear={(example) => t('deposit.unclear', { example })}
              {...(tried && fault ? { error: t('withdraw.confirm.missingFault', { arrives: money(arrives) }) } : {})}
            />
          ) : null}
          <TextField label={t('withdraw.confirm.note')} hint={t('withdraw.confirm.noteHint')} value={note} onChange={setNote} maxLength={NOTE_LENGTH} />
          <div data-pictures>
            <ImageUpload label={t('withdraw.confirm.proof')} hint={t('withdraw.confirm.proofHint')} error={goneText} upload={upload} onChange={takeImages} onUnfinished={onUnfinished} taken={gone} texts={texts} limits={{ maxFiles: MOST_PICTURES }} />
          </div>
          {notice}
          <Actions>
            <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
              {t('withdraw.confirm.send')}
            </Button>
            <Button variant="ghost" aria-disabled={inert} onClick={cancel}>
              {tCommon('action.cancel')}
            </Button>
          </Actions>
        </form>
      )}
      {problem === undefined || areGone(problem) ? null : <FormProblem key={failures} problem={problem} />}
    </Panel>
  );
}
