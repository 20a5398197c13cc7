import { useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { focusRing, Icon, iconArrowUp, iconDownload, iconGift, iconHelp, iconMegaphone, raisedSurface, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { css, styled } from 'styled-components';
import { href, SiteLink } from '@livery/navigation';

const Root = styled.aside`
  ${raisedSurface}

  display: none;
  position: fixed;
  inset-block-end: ${token.space[7]};
  inset-inline-end: 0;
  z-index: ${token.z.sticky};
  border-inline-end: 0;
  border-start-start-radius: ${token.radius.card};
  border-end-start-radius: ${token.radius.card};
  padding-block: ${token.space[2]};

  /* Flush with the window's edge: from this width on it stands beside the page, never over it. */
  @media (width >= 88rem) { display: block; }

  & > ul { display: grid; gap: ${token.space[1]}; }
`;

const entryStyle = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  border-radius: 50%;
  color: ${token.color.fg.muted};

  &:hover,
  &:focus-visible { color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; }

  /* The name slides out beside the icon while it is pointed at. */
  & > span {
    position: absolute;
    inset-inline-end: calc(100% + ${token.space[3]});
    padding: ${token.space[1]} ${token.space[3]};
    border-radius: ${token.radius.sm};
    background: ${token.color.bg.inverse};
    color: ${token.color.fg.onInverse};
    font-size: ${token.font.size.sm};
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.motion.duration.fast} ${token.motion.ease.standard};
  }

  &:hover > span,
  &:focus-visible > span { opacity: 1; }

  ${focusRing}
`;

const EntryLink = styled(SiteLink)`
  ${entryStyle}
`;
const EntryButton = styled.button`
  ${entryStyle}
`;

/** A link or a button, by what it is given. */
interface RailEntryProps {
  readonly glyph: Glyph;
  readonly label: string;
  readonly to?: string;
  readonly onPress?: () => void;
}

function RailEntry({ glyph, label, to, onPress }: RailEntryProps) {
  const content = (
    <>
      <Icon glyph={glyph} size="md" />
      <span>{label}</span>
    </>
  );
  return <li>{to === undefined ? <EntryButton type="button" onClick={onPress}>{content}</EntryButton> : <EntryLink href={to}>{content}</EntryLink>}</li>;
}

/** The side menu of wide screens: what is wanted from anywhere on the page. */
export function SideRail() {
  const t = useText('shell');
  const inLayout = useText('layout');
  const { open } = useDialogs();
  const appOffered = useFeature('appDownload');
  // Smooth by the page's style, unless reduced motion is requested.
  const toTop = () => window.scrollTo({ top: 0 });
  return (
    <Root aria-label={inLayout('side.label')}>
      <ul>
        <RailEntry glyph={iconGift} label={t('page.promotions')} to={href('promotions')} />
        <RailEntry glyph={iconMegaphone} label={t('page.notices')} onPress={() => open('noticeModal')} />
        {appOffered ? <RailEntry glyph={iconDownload} label={t('page.download')} to={href('download')} /> : null}
        <RailEntry glyph={iconHelp} label={t('page.help')} to={href('help')} />
        <RailEntry glyph={iconArrowUp} label={inLayout('side.toTop')} onPress={toTop} />
      </ul>
    </Root>
  );
}
