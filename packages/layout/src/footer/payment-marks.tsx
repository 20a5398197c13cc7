import type { PaymentMark } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { Container, token } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

const names = {
  bankTransfer: 'payment.bankTransfer',
  visa: 'payment.visa',
  mastercard: 'payment.mastercard',
  gcash: 'payment.gcash',
  maya: 'payment.maya',
  paypal: 'payment.paypal',
  sepa: 'payment.sepa',
  skrill: 'payment.skrill',
  bitcoin: 'payment.bitcoin',
  usdt: 'payment.usdt',
} as const satisfies Record<PaymentMark, PlainTextKey<'layout'>>;

const Root = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};
  padding-block-end: ${token.space[5]};
`;

const Title = styled.h2`
  margin: 0;
  color: ${token.color.footer.heading};
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  letter-spacing: ${token.tracking.body};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${token.space[1]} ${token.space[3]};
    border: ${token.stroke.hairline} solid color-mix(in oklab, currentColor 32%, transparent);
    border-radius: ${token.radius.sm};
    font-weight: ${token.font.weight.semibold};
    white-space: nowrap;
  }
`;

/** The ways to pay that the brand names, by their own names; nothing where it names none. */
export function PaymentMarks() {
  const { footer } = useBrand();
  const t = useText('layout');
  const titleId = useId();
  if (footer.payments.length === 0) return null;
  return (
    <Root>
      <Title id={titleId}>{t('footer.payments')}</Title>
      <List aria-labelledby={titleId}>
        {footer.payments.map((mark) => (
          <li key={mark}>{t(names[mark])}</li>
        ))}
      </List>
    </Root>
  );
}
