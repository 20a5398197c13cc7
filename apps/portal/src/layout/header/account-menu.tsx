import type { GuardedAction } from '@livery/contracts';
import { useGameVendors } from '@livery/game-lobby';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { href } from '@livery/navigation';
import { useGuard, useLogout, useRegistrationOffered, useVerdict } from '@livery/session';
import { Button, iconHistory, iconLock, iconLogout, iconUser, iconWallet, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* As wide as its longest entry: words wrap only where a window has no room for them. */
  inline-size: max-content;
  min-inline-size: 100%;
  max-inline-size: 20rem;

  & button { justify-content: flex-start; color: ${token.color.fg.default}; text-align: start; }
`;

/** Properties of one entry. */
interface EntryProps {
  readonly glyph: Glyph;
  readonly label: string;
  /** What it is for, in the table of guards: not shown to those who never may. */
  readonly action: GuardedAction;
  readonly onPress: () => void;
}

function Entry({ glyph, label, action, onPress }: EntryProps) {
  if (useVerdict(action) === 'forbidden') return null;
  return (
    <li>
      <Button variant="ghost" fullWidth iconStart={glyph} onClick={onPress}>
        {label}
      </Button>
    </li>
  );
}

/** What an account can do from the header. */
export function AccountMenu({ onChoose }: { readonly onChoose: () => void }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const guard = useGuard();
  const { open } = useDialogs();
  const logOut = useLogout();
  const registrationOpen = useRegistrationOffered();
  // Where every vendor plays from the wallet here there is nothing to bring home.
  const moneyElsewhere = useGameVendors().some(({ wallet }) => wallet === 'transfer');
  const leave = async () => {
    onChoose();
    if (await logOut()) await navigate(href('home'));
  };
  const guarded = (action: GuardedAction, act: () => unknown) => () => {
    onChoose();
    if (guard(action, act)) act();
  };
  const showRecords = () => open('memberCentre', { page: 'personalHistoryCopy' });
  return (
    <List>
      {registrationOpen ? <Entry glyph={iconUser} label={t('header.register')} action="register" onPress={guarded('register', () => open('registerModal'))} /> : null}
      <Entry glyph={iconHistory} label={t('header.records')} action="openMemberCentre" onPress={guarded('openMemberCentre', showRecords)} />
      {moneyElsewhere ? <Entry glyph={iconWallet} label={t('header.vendorWallets')} action="transferFunds" onPress={guarded('transferFunds', () => open('vendorWallets'))} /> : null}
      <Entry glyph={iconLock} label={t('header.changePassword')} action="changePassword" onPress={guarded('changePassword', () => open('changePassModal'))} />
      <Entry glyph={iconLogout} label={t('header.logOut')} action="useAccount" onPress={() => void leave()} />
    </List>
  );
}
