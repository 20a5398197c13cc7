import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { DateTime, ProgressBar, token } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SupportLink } from '../support/support-link.tsx';
import type { Options } from './amounts.ts';

const Root = styled.section`
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};

  & h3 { text-wrap: balance; }
  & p { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; text-wrap: pretty; }
  & h4 { margin-block-start: ${token.space[2]}; font-size: ${token.font.size.md}; }
  & > div:last-child > a { margin-inline-start: calc(-1 * ${token.space[4]}); }
  & ul { display: grid; gap: ${token.space[3]}; margin: 0; padding: 0; list-style: none; }
`;

/** What is still to be played before a withdrawal, why, and how far each deposit is. */
export function TurnoverPanel({ turnover: { required, played, left, deposits } }: Pick<Options, 'turnover'>) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const id = useId();
  const of = (part: { readonly played: string; readonly required: string }): string => t('withdraw.turnover.of', { played: money(part.played), required: money(part.required) });
  const named = ({ source, credited, at }: Options['turnover']['deposits'][number]): string => {
    const what = { amount: money(credited), time: dateTime(at) };
    return source === 'welcome' || source === 'referral' ? t('withdraw.turnover.gift', what) : t('withdraw.turnover.deposit', what);
  };
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{t('withdraw.turnover.title', { left: money(left) })}</h3>
      <ProgressBar label={t('withdraw.turnover.progress')} value={Number(played)} max={Number(required)} valueText={of({ played, required })} />
      <p>{t('withdraw.turnover.why', { required: money(required) })}</p>
      {deposits.length < 2 ? null : (
        <>
          <h4>{t('withdraw.turnover.deposits')}</h4>
          <ul>
            {deposits.map((deposit) => (
              <li key={deposit.depositId + deposit.at}>
                <ProgressBar
                  label={named(deposit)}
                  value={Number(deposit.played)}
                  max={Number(deposit.required)}
                  valueText={of(deposit)}
                  tone={deposit.played === deposit.required ? 'success' : 'accent'}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {deposits.length !== 1 ? null : (
        <p>
          {deposits.map((deposit) => (
            <DateTime key={deposit.at} value={deposit.at}>
              {named(deposit)}
            </DateTime>
          ))}
        </p>
      )}
      <p>{t('withdraw.turnover.valid')}</p>
      <div>
        <SupportLink />
      </div>
    </Root>
  );
}
