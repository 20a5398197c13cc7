import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { Container, RetriedImage, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useVendors } from '../categories/use-vendors.ts';

const Root = styled.section`
  border-block-end: ${token.stroke.hairline} solid color-mix(in oklab, currentColor 14%, transparent);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]} ${token.space[6]};
  margin: 0;
  padding: ${token.space[6]} 0;
  list-style: none;
`;

const Partner = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  font-family: ${token.font.family.display};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  opacity: 0.85;

  & > :is(img, [data-lost]) { inline-size: 1.75rem; block-size: 1.75rem; object-fit: contain; }
`;

/** The vendors behind the games, each once; those the brand hides are left out. */
export function PartnerLogos() {
  const { footer } = useBrand();
  const t = useText('layout');
  const imageUrl = useImageUrl();
  const vendors = useVendors();
  const partners = [...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values()].filter(
    (vendor) => !footer.partnersHidden.includes(vendor.vassalage),
  );
  if (partners.length === 0) return null;
  return (
    <Root aria-label={t('footer.partners')}>
      <Container>
        <List>
          {partners.map((vendor) => (
            <Partner key={vendor.vassalage}>
              <RetriedImage src={imageUrl(vendor.logo)} width={28} height={28} lazy />
              <bdi>{vendor.displayName}</bdi>
            </Partner>
          ))}
        </List>
      </Container>
    </Root>
  );
}
