import { SupportContact } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Apart from what it stands below, however close the page sets its parts. */
const Place = styled.div`
  margin-block-start: ${token.space[4]};
`;

/** The ways to the merchant's support, below what a member may have a question about. */
export function SupportLine({ children }: { readonly children: string }) {
  const t = useText('member');
  return (
    <Place>
      <SupportContact lead={children} page={t('support.page')} />
    </Place>
  );
}
