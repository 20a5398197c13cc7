import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { Button, CentreHeadingProvider, iconBack, preloadableLazy, useFocusWhenLost } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PartLayout } from './security-style.ts';

const avatar = preloadableLazy(() => import('../avatar/avatar-part.tsx'));
const documents = preloadableLazy(() => import('../documents/documents.tsx'));
const payoutAccounts = preloadableLazy(() => import('../payout-accounts/payout-accounts.tsx'));
const profile = preloadableLazy(() => import('../profile/profile.tsx'));
const email = preloadableLazy(() => import('./email-part.tsx'));
const phone = preloadableLazy(() => import('./phone-part.tsx'));
const transactionPassword = preloadableLazy(() => import('./transaction-password.tsx'));
const devices = preloadableLazy(() => import('../devices/devices.tsx'));

/** A part of the account with a view of its own, which its card on the overview opens. */
interface Part {
  readonly title: PlainTextKey<'member'>;
  readonly content: ComponentType;
}

const parts = {
  profile: { title: 'profile.title', content: profile.show((module) => module.Profile) },
  avatar: { title: 'avatar.title', content: avatar.show((module) => module.AvatarPart) },
  documents: { title: 'documents.title', content: documents.show((module) => module.Documents) },
  payoutAccounts: { title: 'payout.title', content: payoutAccounts.show((module) => module.PayoutAccounts) },
  phone: { title: 'account.mobile', content: phone.show((module) => module.PhonePart) },
  email: { title: 'account.email', content: email.show((module) => module.EmailPart) },
  devices: { title: 'devices.title', content: devices.show((module) => module.Devices) },
  transactionPassword: { title: 'pin.title', content: transactionPassword.show((module) => module.TransactionPassword) },
} as const satisfies Record<string, Part>;

/** Key of a part. */
export type PartKey = keyof typeof parts;

/** The part that the address names; undefined where it names none that exists. */
export function partOf(key: string | null): PartKey | undefined {
  return key !== null && Object.hasOwn(parts, key) ? (key as PartKey) : undefined;
}

/** One part of the account in the place of the overview, with the way back. */
export function SecurityPart({ part, onBack }: { readonly part: PartKey; readonly onBack: () => void }) {
  const { title, content: Content } = parts[part];
  return (
    <PartFrame title={title} onBack={onBack}>
      <Content />
    </PartFrame>
  );
}

function PartFrame({ title, onBack, children }: { readonly title: Part['title']; readonly onBack: () => void; readonly children: ReactNode }) {
  const t = useText('member');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useFocusWhenLost(part, heading);
  return (
    <PartLayout ref={part} aria-labelledby={id}>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {t('account.back')}
      </Button>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t(title)}
      </h3>
      <CentreHeadingProvider value={heading}>{children}</CentreHeadingProvider>
    </PartLayout>
  );
}
