import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { Link, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[2]};

  /* High enough for a finger. */
  & > a { display: inline-flex; align-items: center; min-block-size: ${token.size.target}; overflow-wrap: anywhere; }
  & > span { align-self: center; }
`;

/** The ways to the merchant's support: its address, and its own page where there is one. */
export function SupportContact() {
  const t = useText('content');
  const { email, url } = useBrand().identity.supportContact;
  return (
    <Ways>
      <span>{t('help.contact')}</span>
      <Link href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </Link>
      {url === undefined ? null : (
        <Link href={url} target="_blank" rel="noopener">
          {t('help.supportPage')}
        </Link>
      )}
    </Ways>
  );
}
