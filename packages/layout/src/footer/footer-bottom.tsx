import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { Container, focusRing, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { thisYear } from './this-year.ts';

const Root = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  padding-block: ${token.space[5]} ${token.space[6]};

  & p { margin: 0; }
  & address { font-style: normal; }
`;

const Line = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: ${token.stroke.hairline} solid currentColor;
  opacity: ${token.opacity.faint};
`;

const Age = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: ${token.stroke.strong} solid currentColor;
  border-radius: 50%;
  font-family: ${token.font.family.numeric};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.bold};
`;

const Protection = styled.p`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  max-inline-size: 40rem;
`;

const LicenceLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.size.target};
  color: inherit;
  border-radius: ${token.radius.sm};

  &:hover { color: ${token.color.footer.heading}; }
  ${focusRing}
`;

/** The small print: age, licence, copyright, address. */
export function FooterBottom() {
  const { identity, minimumAge, footer } = useBrand();
  const t = useText('layout');
  const { company } = identity;
  const { licence } = footer;
  const year = thisYear();
  const licenceText = licence && t('footer.licence', { authority: licence.authority, number: licence.number });
  return (
    <Root>
      <Line />
      <Protection>
        <Age dir="ltr" aria-hidden="true">
          {t('footer.ageMark', { age: minimumAge })}
        </Age>
        {t('footer.age', { age: minimumAge })}
      </Protection>
      {licence === undefined ? null : (
        <p>
          {licence.url === undefined ? (
            licenceText
          ) : (
            <LicenceLink href={licence.url} target="_blank" rel="noreferrer">
              {licenceText}
            </LicenceLink>
          )}
        </p>
      )}
      <div>
        <p>
          {String(company.since) === year
            ? t('footer.copyrightFirstYear', { year, company: company.legalName })
            : t('footer.copyright', { since: String(company.since), year, company: company.legalName })}
        </p>
        {company.address === undefined ? null : (
          <address>
            <bdi>{company.address}</bdi>
          </address>
        )}
      </div>
    </Root>
  );
}
