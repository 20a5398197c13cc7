import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { Container, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { FooterBottom } from './footer-bottom.tsx';
import { FooterColumn } from './footer-column.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';
import { href, sitePage, useBrandCopy } from '@livery/navigation';
import { helpTexts } from './help-texts.ts';

const Root = styled.footer`
  margin-block-start: auto;
  color: ${token.color.footer.fg};
  background: ${token.color.footer.bg};
  font-size: ${token.font.size.sm};

  /* Space for the tab bar of small screens. */
  @media (width < 64rem) { padding-block-end: calc(4.5rem + env(safe-area-inset-bottom)); }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${token.space[8]} ${token.space[6]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-block: ${token.space[9]} ${token.space[8]};

  @media (width >= 48rem) { grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr)); }
`;

const About = styled.div`
  grid-column: 1 / -1;
  max-inline-size: 34rem;

  & > strong {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    margin-block-end: ${token.space[4]};
    color: ${token.color.footer.heading};
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.h3};
    font-weight: ${token.font.weight.display};
  }
  & > strong > img { inline-size: auto; block-size: 2.5rem; }
  & > p { margin: 0; line-height: ${token.line.height.relaxed}; }

  @media (width >= 48rem) { grid-column: auto; }
`;

/** Partners, help, pages, what the brand says of itself, ways to pay, and the small print. */
export function SiteFooter() {
  const brand = useBrand();
  const t = useText('shell');
  const inLayout = useText('layout');
  const copy = useBrandCopy();
  return (
    <Root>
      <PartnerLogos />
      <Columns>
        <About>
          <strong>
            <img src={brand.assets.logoCompact} alt="" height={40} loading="lazy" />
            {brand.identity.name}
          </strong>
          <p>
            <bdi>{copy?.footerDescription}</bdi>
          </p>
          <SocialLinks />
        </About>
        <FooterColumn
          title={inLayout('footer.help')}
          links={brand.footer.help.map((article) => ({ href: href('help', { hash: article }), label: inLayout(helpTexts[article]) }))}
        />
        <FooterColumn
          title={inLayout('footer.explore')}
          links={brand.footer.links.flatMap((link) => {
            const page = sitePage(link);
            return page === undefined ? [] : [{ href: page.href, label: t(page.text) }];
          })}
        />
      </Columns>
      <PaymentMarks />
      <FooterBottom />
    </Root>
  );
}
