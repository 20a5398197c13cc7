import type { GuardedAction } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { href, useSiteNavigation } from '@livery/navigation';
import { useGuard, useLogout, useRegistrationOffered, useSession, useVerdict } from '@livery/session';
import { Button, LinkButton, iconLock, iconLogout, iconUser, RankBadge, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useLayoutSlots } from '../slots/layout-slots.tsx';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* As wide as its longest entry: words wrap only where a window has no room for them. */
  inline-size: max-content;
  min-inline-size: 100%;
  max-inline-size: min(20rem, calc(100vw - 3rem));

  & button, & a { justify-content: flex-start; color: ${token.color.fg.default}; text-align: start; }
`;

/* The whole name, in as many lines as it needs: small windows have no rank in their header, and others may shorten it. */
const RankLine = styled.li`
  padding: ${token.space[2]} ${token.space[5]};

  & > span { white-space: normal; overflow-wrap: anywhere; }
`;

interface EntryProps {
  readonly glyph: Glyph;
  readonly label: string;
  /** What it is for, in the table of guards: not shown to those who never may. */
  readonly action: GuardedAction;
  /** Leads to a page, where the press is not prevented. */
  readonly href?: string;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

function Entry({ glyph, label, action, href: address, onPress }: EntryProps) {
  if (useVerdict(action) === 'forbidden') return null;
  return (
    <li>
      {address === undefined ? (
        <Button variant="ghost" fullWidth iconStart={glyph} onClick={onPress}>
          {label}
        </Button>
      ) : (
        <LinkButton href={address} variant="ghost" fullWidth iconStart={glyph} onClick={onPress}>
          {label}
        </LinkButton>
      )}
    </li>
  );
}

/** The member's rank, and what an account can do from the header. */
export function AccountMenu({ onChoose }: { readonly onChoose: () => void }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const { go } = useSiteNavigation();
  const guard = useGuard();
  const { open } = useDialogs();
  const logOut = useLogout();
  const registrationOpen = useRegistrationOffered();
  const { accountEntries } = useLayoutSlots();
  const { rank } = useSession();
  const leave = async () => {
    onChoose();
    if (await logOut()) await navigate(href('home'));
  };
  const guarded = (action: GuardedAction, act: () => unknown) => () => {
    onChoose();
    if (guard(action, act)) act();
  };
  const followed = (action: GuardedAction, address: string) => (event: MouseEvent<HTMLElement>) => {
    onChoose();
    if (!guard(action, () => go(address))) event.preventDefault();
  };
  return (
    <List>
      {rank === undefined ? null : <RankLine><RankBadge level={rank.level}>{rank.name}</RankBadge></RankLine>}
      {registrationOpen ? <Entry glyph={iconUser} label={t('header.register')} action="register" onPress={guarded('register', () => open('registerModal'))} /> : null}
      {accountEntries.map((entry) => (
        <Entry
          key={entry.label}
          glyph={entry.glyph}
          label={t(entry.label)}
          action={entry.action}
          {...('href' in entry ? { href: entry.href, onPress: followed(entry.action, entry.href) } : { onPress: guarded(entry.action, entry.open) })}
        />
      ))}
      <Entry glyph={iconLock} label={t('header.changePassword')} action="changePassword" onPress={guarded('changePassword', () => open('changePassModal'))} />
      <Entry glyph={iconLogout} label={t('header.logOut')} action="useAccount" onPress={() => void leave()} />
    </List>
  );
}
