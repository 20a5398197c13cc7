import { useToast } from '@livery/app-shell';
import { useFocusWhenGone } from '@livery/centre-kit';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button, ImageUpload } from '@livery/ui-kit';
import { useId, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { legible } from '../upload/scale-picture.ts';
import { Pictures, UploadedPicture } from '../upload/uploaded-picture.tsx';
import { areGone, useGonePictures } from '../upload/use-gone-pictures.ts';
import { useUnfinished } from '../upload/use-unfinished.tsx';
import { useUploadImage } from '../upload/use-upload-image.ts';
import { useUploadTexts } from '../upload/use-upload-texts.ts';
import { depositApi } from './api.ts';
import { Actions } from '../cashier/cashier-style.ts';
import type { Deposit } from './fee.ts';

/** Pictures that a deposit may have. */
const MOST = 3;

/** Pictures that show the payment of a transfer: what was sent, and the way to add more where that helps. */
export function DepositProof({ deposit: { id, proofs, canAddProof } }: { readonly deposit: Deposit }) {
  const t = useText('member');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (proofs.length === 0 && !canAddProof) return null;
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading} ref={title} tabIndex={-1}>
        {t('deposit.proof')}
      </h4>
      {proofs.length === 0 ? null : (
        <Pictures aria-labelledby={heading}>
          {proofs.map((image, index) => (
            <li key={image.id}>
              <UploadedPicture id={image.id} name={t('deposit.proofNth', { number: index + 1 })} />
            </li>
          ))}
        </Pictures>
      )}
      {canAddProof ? <AddProof id={id} known={proofs.map((image) => image.id)} then={title} /> : null}
    </section>
  );
}

interface AddProofProps {
  readonly id: string;
  /** Pictures that the deposit is shown with. */
  readonly known: readonly string[];
  /** Takes the focus once pictures are sent. */
  readonly then: RefObject<HTMLElement | null>;
}

function AddProof({ id, known, then }: AddProofProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const { show } = useToast();
  const [images, setImages] = useState<readonly string[]>([]);
  /** Pictures that the gateway has taken; the deposit may be shown without them yet. */
  const [taken, setTaken] = useState<readonly string[]>([]);
  const left = MOST - new Set([...known, ...taken]).size;
  const [prove] = depositApi.useDepositProofMutation();
  const { run, busy, problem, failures } = useSubmit();
  const upload = useUploadImage('deposit-proof', legible);
  const texts = useUploadTexts(left);
  const { onUnfinished, maySend, notice } = useUnfinished();
  const { gone, error: goneText, drop, heard } = useGonePictures();
  const field = useRef<HTMLDivElement>(null);
  const leaving = useFocusWhenGone(() => images.length > 0 && left > 0, then);
  const takeImages = (uploaded: readonly string[]) => {
    setImages(uploaded);
    heard(uploaded);
  };
  const send = async () => {
    const failed = await run(async () => {
      if (!(await maySend())) return undefined;
      leaving(id);
      const { data, error } = await prove({ id, images: [...images] });
      if (data === undefined) {
        leaving(undefined);
        return problemOf(error);
      }
      setTaken((before) => [...before, ...images]);
      show('success', { ns: 'member', key: 'deposit.proofAdded' });
      return undefined;
    });
    // The button goes with the pictures.
    if (failed !== undefined && drop(failed, images)) field.current?.querySelector('button')?.focus();
  };
  const off = useMemo(() => [...taken, ...gone], [taken, gone]);
  if (left <= 0) return null;
  return (
    <>
      <div ref={field}>
        <ImageUpload label={t('deposit.proofAdd')} hint={t('deposit.proofHint')} error={goneText} upload={upload} onChange={takeImages} onUnfinished={onUnfinished} taken={off} texts={texts} limits={{ maxFiles: left }} />
      </div>
      {problem === undefined || areGone(problem) ? null : <FormProblem key={failures} problem={problem} />}
      {notice}
      {images.length === 0 ? null : (
        <Actions>
          <Button loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => void send()}>
            {t('deposit.proofSend')}
          </Button>
        </Actions>
      )}
    </>
  );
}
