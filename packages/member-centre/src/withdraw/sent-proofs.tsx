import { useText } from '@livery/i18n';
import { useId } from 'react';
import { Pictures, UploadedPicture } from '../upload/uploaded-picture.tsx';
import type { Withdrawal } from './amounts.ts';

/** The pictures that the member sent as proof; nothing where there are none. */
export function SentProofs({ proofs }: Pick<Withdrawal, 'proofs'>) {
  const t = useText('member');
  const heading = useId();
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>{t('withdraw.proofs')}</h4>
      <Pictures aria-labelledby={heading}>
        {proofs.map((image, index) => (
          <li key={image.id}>
            <UploadedPicture id={image.id} name={t('deposit.proofNth', { number: index + 1 })} />
          </li>
        ))}
      </Pictures>
    </section>
  );
}
