import type { ResponseOf } from '@livery/contracts';
import { Lead } from '@livery/forms';
import { useText } from '@livery/i18n';
import { CopyButton, QrCode } from '@livery/ui-kit';
import { useRef } from 'react';
import { Secret } from './security-style.ts';

/** The new secret: to be scanned, or typed into the app in groups of four. */
export function SetUpApp({ offer: { secret, uri } }: { readonly offer: ResponseOf<'totpStart'> }) {
  const t = useText('member');
  const tCommon = useText('common');
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <Lead>{t('factor.scan')}</Lead>
      <QrCode
        source={{ value: uri }}
        label={t('factor.qr')}
        labels={{ loading: tCommon('state.loading'), error: t('factor.qrFailed'), retry: tCommon('action.retry'), download: t('factor.download') }}
      />
      <Secret>
        <p>{t('factor.secret')}</p>
        <code ref={text} dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton text={secret} label={t('factor.copySecret')} copiedLabel={t('factor.copied')} refusedLabel={t('copy.refused')} onRefused={() => text.current !== null && getSelection()?.selectAllChildren(text.current)} />
      </Secret>
    </>
  );
}
