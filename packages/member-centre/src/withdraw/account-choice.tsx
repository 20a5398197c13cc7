import { useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Icon, iconCard, iconWallet } from '@livery/ui-kit';
import { MethodCard, MethodCards } from '../cashier/cashier-style.ts';
import { waysTo, type Account, type Way } from './amounts.ts';

export interface AccountChoiceProps {
  readonly accounts: readonly Account[];
  readonly methods: readonly Way[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The member's payout accounts, each with what it is recognised by; those that cannot be paid to say why. */
export function AccountChoice({ accounts, methods, chosen, onChoose }: AccountChoiceProps) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  return (
    <MethodCards>
      <legend>{t('withdraw.account')}</legend>
      {accounts.map((account) => {
        const { id, kind, name, holder, lastFour, usable, usableAt } = account;
        const payable = waysTo(methods, account).length > 0;
        return (
          <MethodCard key={id}>
            <input type="radio" name="account" value={id} checked={id === chosen} disabled={!usable || !payable} onChange={() => onChoose(id)} />
            <Icon glyph={kind === 'bank' ? iconCard : iconWallet} />
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <small>{t('withdraw.accountFacts', { holder, digits: lastFour })}</small>
            {usable ? null : <small>{t('withdraw.accountFrom', { time: dateTime(usableAt) })}</small>}
            {payable ? null : <small>{t('withdraw.accountNoMethod')}</small>}
          </MethodCard>
        );
      })}
    </MethodCards>
  );
}
