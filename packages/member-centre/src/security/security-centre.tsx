import { useDialogs } from '@livery/app-shell';
import { useFocusOnReturn, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { useSession } from '@livery/session';
import { Avatar, Button, DateTime, LinkButton, NoValue, StatList, StatusTag } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { memberCentreApi } from '../api.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { AccountCards, AccountPage, ContactActions, EmailFact, Protection } from './security-style.ts';
import { PART } from './part-query.ts';
import { PartLink } from './part-link.tsx';
import { partOf, SecurityPart } from './security-parts.tsx';
import { SecurityState } from './security-state.tsx';

type Security = ResponseOf<'security'>;

/** The account: what protects it, each with the page or dialog that changes it, how its holder is reached, and who logged in last. */
export function SecurityCentre() {
  const { query, remove } = useCentreQuery();
  const part = partOf(query.get(PART));
  useFocusOnReturn(part !== undefined);
  return part === undefined ? <Overview /> : <SecurityPart key={part} part={part} onBack={() => remove(PART)} />;
}

function Overview() {
  const t = useText('member');
  return (
    <AccountPage>
      <SecurityState shape="cards">
        {(security) => (
          <AccountCards>
            <ProfileCard />
            <AvatarCard />
            <RankCard />
            <PasswordCard {...security} />
            <TransactionPasswordCard {...security} />
            <SecondFactorCard {...security} />
            <PayoutCard />
            <DocumentsCard />
            <DevicesCard />
            <ContactCard {...security} />
            <LastLoginCard {...security} />
          </AccountCards>
        )}
      </SecurityState>
      <SupportLine>{t('account.support')}</SupportLine>
      <ZoneNote />
    </AccountPage>
  );
}

function Card({ title, action, children }: { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Protection aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        {children}
      </div>
      {action}
    </Protection>
  );
}

function ProfileCard() {
  const t = useText('member');
  return (
    <Card title={t('profile.title')} action={<PartLink part="profile">{t('profile.open')}</PartLink>}>
      <p>{t('profile.card')}</p>
    </Card>
  );
}

/** The rank stands in the header where the member has one. */
function RankCard() {
  const t = useText('member');
  const { rank } = useSession();
  if (rank !== undefined) return null;
  return (
    <Card title={t('rank.title')}>
      <p>{t('rank.none')}</p>
    </Card>
  );
}

function AvatarCard() {
  const t = useText('member');
  const { account = '', nickname } = useSession();
  const { data } = memberCentreApi.usePlayerIconQuery();
  const picture = data?.picture ?? null;
  return (
    <Card title={t('avatar.title')} action={<PartLink part="avatar">{t('avatar.open')}</PartLink>}>
      <Avatar name={nickname ?? account} {...(picture === null ? {} : { image: picture })} />
    </Card>
  );
}

function PasswordCard({ currentFactor, passwordChangedAt }: Security) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const { open } = useDialogs();
  const has = currentFactor === 'password';
  const passwordAge = passwordChangedAt === null ? t('account.passwordSet') : t('account.passwordSince', { date: dateTime(passwordChangedAt) });
  return (
    <Card
      title={t('account.password')}
      action={
        <Button variant="outline" onClick={() => void open('changePassModal')}>
          {has ? t('account.changePassword') : t('account.choosePassword')}
        </Button>
      }
    >
      <p>{has ? passwordAge : t('account.passwordNone')}</p>
    </Card>
  );
}

function TransactionPasswordCard({ transactionPassword, transactionPasswordChangedAt: at }: Security) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const since = at === null ? t('pin.set') : t('account.passwordSince', { date: dateTime(at) });
  return (
    <Card
      title={t('pin.title')}
      action={<PartLink part="transactionPassword" variant={transactionPassword ? 'outline' : 'primary'}>{transactionPassword ? t('pin.change') : t('pin.choose')}</PartLink>}
    >
      <p>{transactionPassword ? since : t('pin.none')}</p>
    </Card>
  );
}

function SecondFactorCard({ totp }: Security) {
  const t = useText('member');
  return (
    <Card
      title={t('page.secondFactor')}
      action={
        <LinkButton variant={totp ? 'outline' : 'primary'} href={href('secondFactor')}>
          {totp ? t('security.manage') : t('security.setUp')}
        </LinkButton>
      }
    >
      <p>{totp ? t('factor.on') : t('factor.off')}</p>
    </Card>
  );
}

function PayoutCard() {
  const t = useText('member');
  return (
    <Card title={t('payout.title')} action={<PartLink part="payoutAccounts">{t('payout.open')}</PartLink>}>
      <p>{t('payout.card')}</p>
    </Card>
  );
}

function DocumentsCard() {
  const t = useText('member');
  return (
    <Card title={t('documents.title')} action={<PartLink part="documents">{t('documents.open')}</PartLink>}>
      <p>{t('documents.card')}</p>
    </Card>
  );
}

function DevicesCard() {
  const t = useText('member');
  return (
    <Card title={t('devices.title')} action={<PartLink part="devices">{t('devices.manage')}</PartLink>}>
      <p>{t('devices.card')}</p>
    </Card>
  );
}

function ContactCard({ mobile, mobileProved, mobileChangeable, email, emailProved, emailChangeable }: Security) {
  const t = useText('member');
  const shown = (value: string | null, proved: boolean): ReactNode =>
    value === null ? (
      <NoValue label={t('account.none')} />
    ) : (
      <EmailFact>
        <bdi dir="ltr">{value}</bdi>
        <StatusTag tone={proved ? 'success' : 'warning'}>{proved ? t('contact.proved') : t('contact.unproved')}</StatusTag>
      </EmailFact>
    );
  const unproved = email !== null && !emailProved;
  const known = unproved ? t('email.confirmOwn') : t('email.change');
  const numberUnproved = mobile !== null && !mobileProved;
  const knownNumber = numberUnproved ? t('phone.confirmOwn') : t('phone.change');
  return (
    <Card
      title={t('account.contact')}
      action={
        <ContactActions>
          {numberUnproved || mobileChangeable ? (
            <PartLink part="phone" variant={numberUnproved ? 'primary' : 'outline'}>
              {mobile === null ? t('phone.add') : knownNumber}
            </PartLink>
          ) : null}
          {unproved || emailChangeable ? (
            <PartLink part="email" variant={unproved ? 'primary' : 'outline'}>
              {email === null ? t('email.add') : known}
            </PartLink>
          ) : null}
        </ContactActions>
      }
    >
      <StatList
        stats={[
          { name: t('account.mobile'), value: shown(mobile, mobileProved) },
          { name: t('account.email'), value: shown(email, emailProved) },
        ]}
      />
    </Card>
  );
}

function LastLoginCard({ lastLogin }: Security) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const format = useFormat();
  if (lastLogin === null) {
    return (
      <Card title={t('account.lastLogin')}>
        <p>{t('account.firstLogin')}</p>
      </Card>
    );
  }
  const { at, ip, country } = lastLogin;
  const place = ip !== null && country !== null ? t('account.from', { address: ip, country: format.country(country) }) : ip;
  return (
    <Card title={t('account.lastLogin')}>
      <p data-fact="">
        <DateTime value={at}>{dateTime(at)}</DateTime>
        {place === null ? null : <bdi>{place}</bdi>}
      </p>
      <p>{t('account.lastLoginNote')}</p>
    </Card>
  );
}
