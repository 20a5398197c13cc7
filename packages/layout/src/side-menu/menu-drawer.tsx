import { useLayoutSlots } from '../slots/layout-slots.tsx';
import { useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useSession } from '@livery/session';
import { Button, Drawer, focusRing, forcedSelected, Icon, iconDownload, iconGift, iconHelp, iconMegaphone, iconPlay, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { css, styled } from 'styled-components';
import { href, SiteLink } from '@livery/navigation';
import { categoryGlyphs } from '../categories/category-glyphs.ts';
import { LanguagePicker } from '../header/language-picker.tsx';
import { SchemeSwitch } from '../header/scheme-switch.tsx';
import { useCurrentKind } from '../categories/use-current-kind.ts';
import { useNavigation } from '../categories/use-navigation.ts';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 0 ${token.space[5]};
  padding: 0;
  list-style: none;
`;

const entryStyle = css`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[2]} ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  color: ${token.color.fg.default};
  font: inherit;
  font-weight: ${token.font.weight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  & > svg { color: ${token.color.accent.softFg}; }
  &:is([aria-current='page'], [aria-current='true']) { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  ${focusRing}
  @media (forced-colors: active) {
    &:is([aria-current='page'], [aria-current='true']) { ${forcedSelected} }
    &:is([aria-current='page'], [aria-current='true']) > svg { color: inherit; }
  }
`;

const EntryLink = styled(SiteLink)`
  ${entryStyle}
`;
const EntryButton = styled.button`
  ${entryStyle}
`;

const Settings = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle};
`;

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The side menu of small screens: every category, then the other pages and the settings. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const t = useText('shell');
  const tCommon = useText('common');
  const dialogs = useDialogs();
  const { loggedIn } = useSession();
  const categories = useNavigation();
  const current = useCurrentKind(categories);
  const appOffered = useFeature('appDownload');
  const freePlayOffered = useFeature('freePlay');
  const { startFreePlay } = useLayoutSlots();
  const link = (to: string, glyph: Glyph, label: string, close: () => void, mark?: boolean) => (
    <li key={`${to} ${label}`}>
      <EntryLink href={to} aria-current={mark} onClick={close}>
        <Icon glyph={glyph} size="md" />
        {label}
      </EntryLink>
    </li>
  );
  return (
    <Drawer isOpen={open} onOpenChange={onOpenChange} title={t('header.menu')} closeLabel={tCommon('dialog.close')} side="end">
      {(close) => (
        <>
          <nav aria-label={t('nav.main')}>
            <List>{categories.map((item) => link(item.page, categoryGlyphs[item.gameType], t(item.name), close, item.gameType === current))}</List>
          </nav>
          <List>
            {link(href('promotions'), iconGift, t('page.promotions'), close)}
            <li>
              <EntryButton
                type="button"
                onClick={() => {
                  close();
                  dialogs.open('noticeModal');
                }}
              >
                <Icon glyph={iconMegaphone} size="md" />
                {t('page.notices')}
              </EntryButton>
            </li>
            {appOffered ? link(href('download'), iconDownload, t('page.download'), close) : null}
            {link(href('help'), iconHelp, t('page.help'), close)}
          </List>
          {freePlayOffered && !loggedIn ? (
            <Button variant="secondary" fullWidth iconStart={iconPlay} onClick={() => startFreePlay().then(close)}>
              {t('header.freePlay')}
            </Button>
          ) : null}
          <Settings>
            <LanguagePicker opens="above" />
            <SchemeSwitch />
          </Settings>
        </>
      )}
    </Drawer>
  );
}
