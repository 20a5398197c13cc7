import { useText } from '@livery/i18n';
import { SupportButton, useSupport } from '@livery/session';
import { Link, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[2]};

  /* High enough for a finger. */
  & > :is(a, button) { display: inline-flex; align-items: center; min-block-size: ${token.size.target}; overflow-wrap: anywhere; }
  & > span { align-self: center; }
`;

/** The ways to the merchant's support: its address, and its own page where there is one. */
export function SupportContact() {
  const t = useText('content');
  const { email } = useSupport();
  return (
    <Ways>
      <span>{t('help.contact')}</span>
      <Link href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </Link>
      <SupportButton look="text">{t('help.supportPage')}</SupportButton>
    </Ways>
  );
}
