import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LinkButton } from '@livery/ui-kit';
import { Protection, SecurityLayout } from './security-style.ts';
import { SecurityState } from './security-state.tsx';

/** The security centre: how the account is protected, each protection with the page that changes it. */
export function SecurityCentre() {
  const t = useText('member');
  return (
    <SecurityState>
      {({ totp }) => (
        <SecurityLayout>
          <Protection aria-labelledby="security-second-factor">
            <div>
              <h3 id="security-second-factor">{t('page.secondFactor')}</h3>
              <p>{totp ? t('factor.on') : t('factor.off')}</p>
            </div>
            <LinkButton variant={totp ? 'outline' : 'primary'} href={href('secondFactor')}>
              {totp ? t('security.manage') : t('security.setUp')}
            </LinkButton>
          </Protection>
        </SecurityLayout>
      )}
    </SecurityState>
  );
}
