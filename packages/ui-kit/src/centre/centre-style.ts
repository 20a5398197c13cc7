import { styled } from 'styled-components';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

/** Below this width the menu and the page take turns: `media.belowTablet`. */
export const Layout = styled.div`
  --centre-menu: clamp(13rem, 22%, 17rem);
  isolation: isolate;
  position: relative;
  display: grid;
  grid-template-columns: var(--centre-menu) minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  flex: 1;
  min-block-size: 0;

  /* The ground of the menu, behind its title too. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: -1;
    inline-size: var(--centre-menu);
    background: ${token.color.bg.sunken};
    border-inline-end: ${token.stroke.hairline} solid ${token.color.border.subtle};
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
    &::before { display: none; }
    /* Overview and menu scroll as one. */
    &[data-glance] {
      display: block;
      overflow-y: auto;
      overscroll-behavior: contain;

      /* What takes the focus comes to lie below the title, which stays in sight. */
      scroll-padding-block-start: calc(${token.size.target} + 2 * ${token.space[3]} + ${token.space[2]});
    }
  }
`;

/** No `header`: in a dialog that would be a second banner of the page. */
export const Header = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: var(--centre-menu) auto minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: calc(${token.size.target} + 2 * ${token.space[3]});

  & > [data-part='title'] {
    padding-inline: ${token.space[5]};
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.lg};
    font-weight: ${token.font.weight.display};
    line-height: ${token.line.height.snug};
    overflow-wrap: anywhere;
  }
  & > h2 {
    grid-column: 3;
    min-inline-size: 0;
    padding-inline-start: ${token.space[6]};
    font-size: ${token.font.size.h3};
    overflow-wrap: anywhere;
    outline: none;
  }
  & > button { margin-inline: ${token.space[3]}; }
  & > [data-part='close'] { grid-column: 4; }
  & > [data-part='back'] { display: none; }
  & > [data-part='back'][data-always] {
    display: inline-flex;
    grid-column: 2;
    margin-inline-end: 0;
  }
  & > [data-part='back'][data-always] + h2 { padding-inline-start: 0; }

  @media (width < 48rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    [data-glance] > & { position: sticky; inset-block-start: 0; z-index: 1; background: linear-gradient(${token.color.bg.overlay}, ${token.color.bg.overlay}), ${token.color.bg.canvas}; }
    border-block-end: ${token.stroke.hairline} solid ${token.color.border.subtle};

    & > [data-part='title'], & > h2 { grid-column: 2; padding-inline: ${token.space[1]}; font-size: ${token.font.size.h3}; }
    & > [data-part='close'] { grid-column: 3; margin-inline: ${token.space[2]}; }
    & > [data-part='back'], & > [data-part='back'][data-always] { display: inline-flex; grid-column: 1; margin-inline: ${token.space[2]} 0; }
    [data-view='page'] > & > [data-part='title'] { display: none; }
    [data-view='menu'] > & > [data-part='title'] { grid-column: 1 / 3; padding-inline-start: ${token.space[5]}; }
  }
`;

export const Menu = styled.nav`
  min-block-size: 0;
  padding: ${token.space[1]} ${token.space[3]} ${token.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & > ul { display: grid; gap: ${token.space[1]}; margin: 0; padding: 0; list-style: none; }
  & a {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-block-size: ${token.size.target};
    padding: ${token.space[2]} ${token.space[3]};
    color: ${token.color.fg.muted};
    border-radius: ${token.radius.md};
    line-height: ${token.line.height.snug};
    text-decoration: none;
    transition: color ${token.motion.duration.fast}, background-color ${token.motion.duration.fast};
  }
  & a > svg { flex: none; font-size: 1.25em; }
  & a > [data-part='label'] { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & a > [data-part='forward'] { display: none; color: ${token.color.fg.muted}; }
  & a:hover { color: ${token.color.fg.default}; background: color-mix(in oklab, ${token.color.fg.default} 6%, transparent); }
  & a[aria-current='page'] { color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; font-weight: ${token.font.weight.semibold}; }

  @media (forced-colors: active) {
    & a[aria-current='page'] { ${forcedSelected} & * { color: inherit; } }
  }

  @media (width < 48rem) {
    padding: ${token.space[3]} ${token.space[3]} max(${token.space[4]}, env(safe-area-inset-bottom));
    & a { min-block-size: 3.25rem; color: ${token.color.fg.default}; }
    & a > svg:first-child { color: ${token.color.accent.softFg}; }
    & a > [data-part='forward'] { display: block; }
    [data-view='page'] > & { display: none; }
  }
`;

export const Page = styled.div`
  min-block-size: 0;
  padding: ${token.space[2]} ${token.space[6]} ${token.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  @media (width < 48rem) {
    padding: ${token.space[4]} ${token.space[5]} max(${token.space[5]}, env(safe-area-inset-bottom));
    [data-view='menu'] > & { display: none; }
  }
`;

/** The overview above the menu, on phones. */
export const Glance = styled.div`
  padding: ${token.space[4]} ${token.space[5]} ${token.space[2]};
`;
