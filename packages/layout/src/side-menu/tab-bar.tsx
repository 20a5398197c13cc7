import { standardPhoneTabs } from '@livery/brand-kit';
import type { PhoneTab } from '@livery/brand-kit';
import { useBrand, useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { focusRing, forcedSelected, Icon, iconDownload, iconGift, iconHelp, iconHome, iconMegaphone, iconMenu, iconSlot, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { useLocation } from 'react-router';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { href, leadsTo, SiteLink } from '@livery/navigation';
import { useNavigation } from '../categories/use-navigation.ts';
import { useSiteGames } from '../categories/use-site-games.ts';

/** Block size of an entry with one line of text. */
const entrySize = '3.75rem';

/**
 * Publishes the bar's height (entries, border, safe area) to other elements at the window's lower end, such as toasts, and
 * keeps what is scrolled to or receives the focus from under the bar, and the end of a page without a footer too.
 */
const Dock = createGlobalStyle`
  @media (width < 64rem) {
    :root {
      --dock-block-size: calc(${entrySize} + ${token.stroke.hairline} + env(safe-area-inset-bottom, 0px));
      scroll-padding-block-end: var(--dock-block-size);
    }
    main:has(+ nav) { padding-block-end: var(--dock-block-size); }
  }
`;

const Root = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token.z.header};
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle};
  background: ${token.color.bg.overlay};
  -webkit-backdrop-filter: ${token.blur.overlay};
  backdrop-filter: ${token.blur.overlay};
  padding-block-end: env(safe-area-inset-bottom);

  @media (width >= 64rem) {
    display: none;

    /* The brand's navigation at the window's start edge: as wide as the room that lookRules of brand-kit leave there. */
    &[data-navigation='side'] {
      display: block;
      inset-block: 0;
      inset-inline: 0 auto;
      inline-size: 7.75rem;
      padding-block: ${token.space[4]};
      border-block-start: 0;
      border-inline-end: ${token.stroke.hairline} solid ${token.color.border.subtle};
      & > ul { grid: auto-flow / minmax(0, 1fr); align-content: start; gap: ${token.space[2]}; max-block-size: 100%; overflow: hidden auto; }
      & > ul * { white-space: normal; }
    }
  }

  /* Entries with text too large for the window are reached by scrolling. */
  & > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(min-content, 1fr);
    margin: 0;
    padding: 0;
    overflow-x: auto;
    scrollbar-width: none;
    list-style: none;
  }
`;

const entryStyle = css`
  display: grid;
  justify-items: center;
  /* Pictures in one line, whatever the lines of the words below each. */
  align-content: start;
  gap: 2px;
  inline-size: 100%;
  min-block-size: ${entrySize};
  padding: 0.375rem 2px;
  text-align: center;
  /* A bar whose names took different lines would be uneven. */
  white-space: nowrap;
  border: 0;
  background: none;
  color: ${token.color.fg.muted};
  font: inherit;
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.semibold};
  text-decoration: none;
  cursor: pointer;

  /* The current entry has a shape too: one brand's text colours alone may be hard to distinguish. */
  & > svg[data-size] {
    box-sizing: content-box;
    /* Less wide where names need the room. */
    inline-size: 3.25rem;
    padding-block: 0.1875rem;
    border-radius: ${token.radius.pill};
    transition: background ${token.motion.duration.fast} ${token.motion.ease.standard};
  }
  &[data-active] { color: ${token.color.accent.softFg}; }
  &:is([data-active], :active, [aria-busy='true']) > svg { background: ${token.color.accent.soft}; }
  @media (forced-colors: active) {
    &[data-active] > svg { ${forcedSelected} }
  }
  ${focusRing}
  &:focus-visible { outline-offset: -3px; }
`;

const TabLink = styled(SiteLink)`
  ${entryStyle}
`;
const wait = keyframes`50% { opacity: 0.35; }`;

const TabButton = styled.button`
  ${entryStyle}

  &[aria-busy='true'] {
    color: ${token.color.accent.softFg};
    cursor: progress;
    @media (prefers-reduced-motion: no-preference) { & > svg { animation: ${wait} ${token.motion.duration.slow} infinite; } }
    @media (forced-colors: active) { & > svg { ${forcedSelected} } }
  }
`;

export interface TabBarProps {
  readonly menuOpen: boolean;
  /** The menu was asked for and its script is on the way. */
  readonly menuBusy?: boolean;
  readonly onMenu: () => void;
}

interface Tab {
  readonly href: string;
  readonly glyph: Glyph;
  readonly text: PlainTextKey<'shell'>;
}

/** The tabs of the brand, without those that would lead nowhere on this site. @param games where "games" leads */
function useTabs(games: string | undefined): readonly (Tab & { readonly name: PhoneTab })[] {
  const { phone } = useBrand();
  const appOffered = useFeature('appDownload');
  const all: Readonly<Record<PhoneTab, Tab | undefined>> = {
    home: { href: href('home'), glyph: iconHome, text: 'tab.home' },
    games: games === undefined ? undefined : { href: games, glyph: iconSlot, text: 'tab.games' },
    promotions: { href: href('promotions'), glyph: iconGift, text: 'page.promotions' },
    download: appOffered ? { href: href('download'), glyph: iconDownload, text: 'page.download' } : undefined,
    help: { href: href('help'), glyph: iconHelp, text: 'page.help' },
    notices: { href: href('notices'), glyph: iconMegaphone, text: 'page.notices' },
  };
  return (phone?.tabs ?? standardPhoneTabs).flatMap((name) => {
    const tab = all[name];
    return tab === undefined ? [] : [{ name, ...tab }];
  });
}

/**
 * The side menu's place on small screens: the main pages under the thumb, and the menu with all the rest. On wide ones it
 * takes the place of the top navigation where the brand has it at the side.
 */
export function TabBar({ menuOpen, menuBusy = false, onMenu }: TabBarProps) {
  const t = useText('shell');
  const { pathname } = useLocation();
  const { look } = useBrand();
  const halls = useNavigation();
  const tabs = useTabs(useSiteGames(halls.map(({ gameType }) => gameType)));
  const inHall = halls.some(({ page }) => page === pathname);
  return (
    <Root aria-label={t('tab.label')} data-navigation={look.navigation}>
      <Dock />
      <ul>
        {tabs.map((tab) => {
          const here = leadsTo(tab.href, pathname);
          // Every hall belongs to the games.
          const within = !here && inHall && tab.name === 'games';
          return (
            <li key={tab.name}>
              <TabLink href={tab.href} data-active={here || within ? '' : undefined} aria-current={within ? 'true' : undefined}>
                <Icon glyph={tab.glyph} size="md" />
                {t(tab.text)}
              </TabLink>
            </li>
          );
        })}
        <li>
          <TabButton type="button" aria-haspopup="dialog" aria-expanded={menuOpen} aria-busy={menuBusy} onClick={onMenu}>
            <Icon glyph={iconMenu} size="md" />
            {t('header.menu')}
          </TabButton>
        </li>
      </ul>
    </Root>
  );
}
