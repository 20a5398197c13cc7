import { isApiProblem, outcomeUnknown } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { LoadFailed, useProblemText } from '@livery/session';
import type { DialogProps } from '@livery/app-shell';
import { Button, EmptyState, iconHome, iconWallet, Modal, Notice, RowSkeleton, token } from '@livery/ui-kit';
import type { NoticeTone } from '@livery/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { walletsApi } from './api.ts';
import { isEmpty, outcomeOf } from './transfer-stage.ts';
import type { SweepOutcome } from './transfer-stage.ts';
import { AutoTransferChoice } from './auto-transfer-choice.tsx';
import { useVendorWallets } from './use-vendor-wallets.ts';
import { WalletRow } from './wallet-row.tsx';

const Root = styled.div`
  display: grid;
  gap: ${token.space[5]};

  & > p { margin: 0; color: ${token.color.fg.muted}; }
  /* An empty region takes no space, but stays: a region added with its text would not be announced. */
  & > [role='status']:empty { position: absolute; }
  & > ul { display: grid; margin: 0; padding: 0; list-style: none; }
`;

const outcomes = {
  nothing: { tone: 'info', key: 'wallets.nothing' },
  home: { tone: 'success', key: 'wallets.home' },
  moving: { tone: 'info', key: 'wallets.moving' },
  leftBehind: { tone: 'warning', key: 'wallets.leftBehind' },
} as const satisfies Record<SweepOutcome, { tone: NoticeTone; key: string }>;

/** Money that lies with vendors in books of their own: how much, what is happening to it, and one press that brings it all home. */
export function VendorWalletsDialog({ overlay }: DialogProps<'vendorWallets'>) {
  const t = useText('games');
  const tCommon = useText('common');
  const problemText = useProblemText();
  const { data, error, refetch } = useVendorWallets();
  const [sweep, { data: swept, error: failed }] = walletsApi.useSweepHomeMutation();
  const lead = useId();
  const [sweepRequested, setSweepRequested] = useState(false);
  const bringHome = async (vassalage?: string) => {
    setSweepRequested(true);
    await sweep(vassalage === undefined ? {} : { vassalage });
  };
  const message = sweepRequested && swept !== undefined ? outcomes[outcomeOf(swept)] : undefined;
  const empty = data?.wallets.every(isEmpty) === true;
  const all = data !== undefined && data.wallets.length > 0 && (
    <Button iconStart={iconHome} loadingLabel={t('wallets.bringing')} aria-disabled={empty ? true : undefined} aria-describedby={empty ? lead : undefined} onClick={() => bringHome()}>
      {t('wallets.bringAll')}
    </Button>
  );
  return (
    <Modal {...overlay} title={t('wallets.title')} closeLabel={tCommon('dialog.close')} phone="full" footer={all === false ? undefined : all}>
      {data === undefined ? (
        error === undefined ? <RowSkeleton /> : <LoadFailed title={t('wallets.failed')} error={error} onRetry={refetch} compact />
      ) : data.wallets.length === 0 ? (
        <EmptyState glyph={iconWallet} title={t('wallets.none')} description={t('wallets.noneText')} compact />
      ) : (
        <Root>
          <p id={lead}>{t(empty ? 'wallets.allHome' : 'wallets.lead')}</p>
          <div role="status">
            {message === undefined ? null : <Notice tone={message.tone}>{t(message.key)}</Notice>}
            {failed === undefined ? null : isApiProblem(failed) && !outcomeUnknown(failed) ? <Notice tone="danger">{problemText(failed)}</Notice> : <Notice tone="warning">{t('wallets.unsure')}</Notice>}
          </div>
          <ul aria-label={t('wallets.title')}>
            {data.wallets.map((wallet) => (
              <WalletRow key={wallet.vassalage} wallet={wallet} onBringHome={() => bringHome(wallet.vassalage)} />
            ))}
          </ul>
          <AutoTransferChoice choice={data.choice} />
        </Root>
      )}
    </Modal>
  );
}
