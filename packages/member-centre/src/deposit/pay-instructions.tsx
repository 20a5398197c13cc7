import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { CopyButton, iconExternal, LinkButton, media, QrCode, useMedia } from '@livery/ui-kit';
import { useRef } from 'react';
import { Actions, PayFacts, PayPanel } from '../cashier/cashier-style.ts';
import type { Deposit } from './fee.ts';

type Instructions = NonNullable<ResponseOf<'depositOne'>['deposit']['instructions']>;

/** What is needed to pay: the provider's page, and a code or an account where there is one. */
export function PayInstructions({ deposit, instructions: { pageUrl, qr, bank } }: { readonly deposit: Deposit; readonly instructions: Instructions }) {
  const t = useText('member');
  const tCommon = useText('common');
  const { kind } = deposit.method;
  // A telephone cannot scan its own screen: there the page comes first.
  const small = useMedia(media.belowTablet);
  const toPage = (
    <LinkButton href={pageUrl} rel="noopener" iconEnd={iconExternal} variant={kind === 'card' || (small && kind === 'qr') ? 'primary' : 'outline'}>
      {kind === 'card' ? t('deposit.toCardPage') : kind === 'qr' ? t('deposit.toWalletPage') : t('deposit.toBankPage')}
    </LinkButton>
  );
  const code = qr === null ? null : <QrCode source={{ value: qr }} label={t('deposit.qr')} labels={{ loading: tCommon('state.loading'), error: t('deposit.qrFailed'), retry: tCommon('action.retry'), download: t('deposit.qrSave') }} fileName={`deposit-${deposit.reference}.png`} />;
  if (code !== null) {
    return (
      <PayPanel>
        {small ? toPage : code}
        {small ? code : toPage}
      </PayPanel>
    );
  }
  // Who is paid is a member: there is no page but this one.
  if (kind === 'peer') return bank === null ? null : <BankFacts deposit={deposit} bank={bank} />;
  return (
    <>
      {bank === null ? null : <BankFacts deposit={deposit} bank={bank} />}
      <Actions>{toPage}</Actions>
    </>
  );
}

function BankFacts({ deposit, bank: { bankName, accountName, accountNumber } }: { readonly deposit: Deposit; readonly bank: NonNullable<Instructions['bank']> }) {
  const t = useText('member');
  const money = useMoneyText();
  const rows: readonly (readonly [name: string, shown: string, copied: string])[] = [
    [t('deposit.exactAmount'), money(deposit.amount), deposit.amount],
    [t('deposit.reference'), deposit.reference, deposit.reference],
    [t('deposit.accountNumber'), accountNumber, accountNumber.replaceAll(' ', '')],
    [t('deposit.accountName'), accountName, accountName],
    [t('deposit.bankName'), bankName, bankName],
  ];
  return (
    <PayFacts>
      {rows.map(([name, shown, copied]) => (
        <BankFact key={name} name={name} shown={shown} copied={copied} />
      ))}
    </PayFacts>
  );
}

/** One fact with its copy button. Where the browser refuses to copy, it is selected as it shows, to be copied by hand. */
function BankFact({ name, shown, copied }: { readonly name: string; readonly shown: string; readonly copied: string }) {
  const t = useText('member');
  const text = useRef<HTMLElement>(null);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi ref={text}>{shown}</bdi>
      </dd>
      <dd data-copy="">
        <CopyButton
          text={copied}
          label={t('deposit.copy')}
          copiedLabel={t('deposit.copied')}
          refusedLabel={t('copy.refused')}
          onRefused={() => text.current !== null && getSelection()?.selectAllChildren(text.current)}
          variant="ghost"
          aria-label={t('deposit.copyOf', { what: name })}
        />
      </dd>
    </div>
  );
}
