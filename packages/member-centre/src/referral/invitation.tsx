import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Button, CopyButton, iconExternal, QrCode } from '@livery/ui-kit';
import { useId } from 'react';
import { InvitationCard, InvitationFacts } from './referral-style.ts';

/** The code, the link and the QR code that friends join by; telephones offer their own way to share. */
export function Invitation({ code }: { readonly code: string }) {
  const t = useText('member');
  const tCommon = useText('common');
  const id = useId();
  const { name } = useBrand().identity;
  const link = new URL(href('register', { query: { referralCode: code } }), location.origin).href;
  const data = { title: name, text: t('referral.shareText', { site: name }), url: link };
  const share = async () => {
    // Whoever closes the sheet has changed their mind.
    await navigator.share?.(data).catch(() => undefined);
  };
  const copy = { label: t('deposit.copy'), copiedLabel: t('deposit.copied'), refusedLabel: t('copy.refused'), variant: 'outline', size: 'sm' } as const;
  return (
    <InvitationCard aria-labelledby={id}>
      <div>
        <h3 id={id}>{t('referral.invite')}</h3>
        <InvitationFacts>
          <div>
            <dt>{t('referral.link')}</dt>
            <dd>
              <bdi dir="ltr">{link}</bdi>
            </dd>
            <dd data-copy="">
              <CopyButton text={link} aria-label={t('deposit.copyOf', { what: t('referral.link') })} {...copy} />
            </dd>
          </div>
          <div>
            <dt>{t('referral.code')}</dt>
            <dd>
              <bdi dir="ltr">{code}</bdi>
            </dd>
            <dd data-copy="">
              <CopyButton text={code} aria-label={t('deposit.copyOf', { what: t('referral.code') })} {...copy} />
            </dd>
          </div>
        </InvitationFacts>
        {typeof navigator.share === 'function' ? (
          <Button iconEnd={iconExternal} onClick={() => void share()}>
            {t('referral.share')}
          </Button>
        ) : null}
      </div>
      <QrCode source={{ value: link }} label={t('referral.qr')} labels={{ loading: tCommon('state.loading'), error: t('referral.qrFailed'), retry: tCommon('action.retry'), download: t('deposit.qrSave') }} fileName={`invitation-${code}.png`} />
    </InvitationCard>
  );
}
