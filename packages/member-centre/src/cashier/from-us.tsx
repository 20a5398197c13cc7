import { useText } from '@livery/i18n';
import { Notice, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const From = styled.span`
  font-weight: ${token.font.weight.semibold};
`;

/** What customer service wrote to the member. One line of text for a screen reader, which is told of blocks by themselves and in any order. */
export function FromUs({ note }: { readonly note: string }) {
  const t = useText('member');
  return (
    <Notice tone="info">
      <p>
        <From>{t('deposit.fromUs')}</From>
        <br />
        <bdi>{note}</bdi>
      </p>
    </Notice>
  );
}
