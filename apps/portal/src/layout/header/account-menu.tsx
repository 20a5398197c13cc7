import { useText } from '@livery/i18n';
import { useDialogs, useGuard, useLogout } from '@livery/session';
import { Button, iconHistory, iconLock, iconLogout, token } from '@livery/ui-kit';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  & button { justify-content: flex-start; color: ${token.color.fg.default}; }
`;

/** What an account can do from the header. */
export function AccountMenu({ onChoose }: { readonly onChoose: () => void }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const guard = useGuard();
  const { open } = useDialogs();
  const logOut = useLogout();
  const leave = async () => {
    onChoose();
    if (await logOut()) await navigate('/');
  };
  const showRecords = () => {
    onChoose();
    if (guard('openMemberCentre')) open('memberCentre', { page: 'personalHistoryCopy' });
  };
  const changePassword = () => {
    onChoose();
    if (guard('changePassword')) open('changePassword');
  };
  return (
    <List>
      <li>
        <Button variant="ghost" fullWidth iconStart={iconHistory} onClick={showRecords}>
          {t('header.records')}
        </Button>
      </li>
      <li>
        <Button variant="ghost" fullWidth iconStart={iconLock} onClick={changePassword}>
          {t('header.changePassword')}
        </Button>
      </li>
      <li>
        <Button variant="ghost" fullWidth iconStart={iconLogout} onClick={() => void leave()}>
          {t('header.logOut')}
        </Button>
      </li>
    </List>
  );
}
