import { preloadableLazy, token } from '@livery/ui-kit';
import { useSession } from '@livery/session';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { AnnouncementLine } from './announcement-line.tsx';
import { TopRoot, TopRow } from './header-style.ts';
import { LanguagePicker } from './language-picker.tsx';
import { LoginArea } from './login-area.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** Fetched when somebody is logged in. */
const MemberArea = preloadableLazy(() => import('./member-area.tsx')).show((module) => module.MemberArea);

const End = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: flex-end;
  column-gap: ${token.space[2]};
  margin-inline-start: auto;
`;

/** The header's upper line: what is new, and who is here in which language. */
export function TopBar() {
  const { loggedIn } = useSession();
  return (
    <TopRoot data-top="">
      <TopRow>
        <AnnouncementLine />
        <End data-own-ground="">
          <Suspense>{loggedIn ? <MemberArea /> : <LoginArea />}</Suspense>
          <SchemeSwitch />
          <LanguagePicker />
        </End>
      </TopRow>
    </TopRoot>
  );
}
