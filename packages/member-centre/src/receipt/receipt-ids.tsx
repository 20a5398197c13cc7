import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { CopyButton, token } from '@livery/ui-kit';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

/** Numbers, each with its name. */
export const IdList = styled.dl`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  font-size: ${token.font.size.sm};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space[3]};

  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & dd[data-part='copy'] { grid-area: 1 / 2 / span 2; }
`;

/** One id with its copy button. Where the browser refuses to copy, the id is selected, to be copied by hand. */
export function IdRow({ name, value }: { readonly name: string; readonly value: string | null }) {
  const t = useText('member');
  const text = useRef<HTMLElement>(null);
  const [nameId, buttonId] = [useId(), useId()];
  return (
    <Row>
      <dt id={nameId}>{name}</dt>
      <dd>{value === null ? t('receipt.idNone') : <bdi ref={text}>{value}</bdi>}</dd>
      {value === null ? null : (
        <dd data-part="copy">
          <CopyButton
            id={buttonId}
            aria-labelledby={`${buttonId} ${nameId}`}
            text={value}
            label={t('receipt.copy')}
            copiedLabel={t('receipt.copied')}
            refusedLabel={t('copy.refused')}
            onRefused={() => text.current !== null && getSelection()?.selectAllChildren(text.current)}
          />
        </dd>
      )}
    </Row>
  );
}

/** The ids by which customer service finds a bet. */
export function ReceiptIds({ platformTxId, vendorTxId, roundId }: ResponseOf<'betRecord'>['receipt']) {
  const t = useText('member');
  return (
    <IdList>
      <IdRow name={t('receipt.platformTx')} value={platformTxId} />
      <IdRow name={t('receipt.vendorTx')} value={vendorTxId} />
      <IdRow name={t('receipt.round')} value={roundId} />
    </IdList>
  );
}
