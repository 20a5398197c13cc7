import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { Container, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { thisYear } from '../this-year.ts';

const Root = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  padding-block: ${token.space[5]} ${token.space[6]};

  & > p { margin: 0; }
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
  margin-inline-end: ${token.space[3]};
  border: ${token.stroke.strong} solid currentColor;
  border-radius: 50%;
  font-family: ${token.font.family.numeric};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.bold};
`;

const Protection = styled.p`
  display: flex;
  align-items: center;
  max-inline-size: 40rem;
`;

/** The small print: age, licence, copyright. */
export function FooterBottom() {
  const { identity, minimumAge, footer } = useBrand();
  const t = useText('shell');
  return (
    <Root>
      <Line />
      <Protection>
        <Age aria-hidden="true">{t('footer.ageMark', { age: minimumAge })}</Age>
        {t('footer.age', { age: minimumAge })}
      </Protection>
      {footer.licence === undefined ? null : <p>{t('footer.licence', { authority: footer.licence.authority, number: footer.licence.number })}</p>}
      <p>{t('footer.copyright', { since: identity.company.since, year: thisYear(), company: identity.company.legalName })}</p>
    </Root>
  );
}
