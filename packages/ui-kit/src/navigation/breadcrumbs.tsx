import { useEffect, useRef, useState } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components';
import { styled } from 'styled-components';
import { Link } from '../foundation/link.ts';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconChevronForward, iconMore } from '../icons/navigation.ts';
import { AriaLocale } from '../overlays/aria-locale.tsx';

/** An ancestor page, or (last) the current page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation: "You are here". */
  readonly label: string;
  /** From the first page to the current one, which is not a link. */
  readonly crumbs: readonly Crumb[];
  /** Name of the button that shows the collapsed pages: "Show 2 more pages". */
  readonly moreLabel: (hidden: number) => string;
}

/** Number of pages from which the middle ones collapse on narrow screens. */
const COLLAPSES_FROM = 4;

const Root = styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};

  ol { display: flex; flex-wrap: wrap; align-items: center; min-inline-size: 0; }
  li { display: inline-flex; align-items: center; min-inline-size: 0; max-inline-size: 100%; }
  li > svg { flex: none; color: ${token.color.fg.subtle}; margin-inline: ${token.space[1]}; }
  [data-part='more'] { display: none; }

  @container (inline-size < 30rem) {
    &[data-collapsed] [data-part='middle'] { display: none; }
    &[data-collapsed] [data-part='more'] { display: inline-flex; }
  }
`;

const Place = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${token.size.target};
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[1]};
  color: ${token.color.fg.link};
  overflow-wrap: anywhere;
  border-radius: ${token.radius.sm};
  ${focusRing}
  li:first-child > & { margin-inline-start: calc(-1 * ${token.space[1]}); min-inline-size: 0; }
`;

const Current = styled.span`
  padding-inline: ${token.space[1]};
  color: ${token.color.fg.default};
  font-weight: ${token.font.weight.semibold};
  overflow-wrap: anywhere;
`;

const More = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  color: ${token.color.fg.link};
  border-radius: ${token.radius.sm};
  ${focusRing}
`;

/** Path to the current page. On narrow screens the middle collapses behind a button. */
export function Breadcrumbs({ label, crumbs, moreLabel }: BreadcrumbsProps) {
  const [expanded, setExpanded] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const collapses = crumbs.length >= COLLAPSES_FROM;
  const isMiddle = (at: number) => collapses && at > 0 && at < crumbs.length - 2;
  const last = crumbs.length - 1;

  useEffect(() => {
    // The focused button was removed, so focus moves to the first page it revealed.
    if (expanded) nav.current?.querySelector<HTMLElement>('[data-part="middle"] a')?.focus();
  }, [expanded]);

  return (
    <AriaLocale>
      <Root ref={nav} aria-label={label} data-collapsed={collapses && !expanded ? '' : undefined}>
        {/* The navigation has the name; naming the list too would announce it twice. */}
        <AriaBreadcrumbs render={({ 'aria-label': _name, ...list }) => <ol {...list} />}>
          {crumbs.flatMap(({ label: name, href }, at) => [
            <Breadcrumb key={href} id={href} data-part={isMiddle(at) ? 'middle' : undefined}>
              {at === last ? (
                <Current aria-current="page">{name}</Current>
              ) : (
                <>
                  <Place href={href}>{name}</Place>
                  <Icon glyph={iconChevronForward} size="sm" />
                </>
              )}
            </Breadcrumb>,
            ...(at === 0 && collapses && !expanded
              ? [
                  <Breadcrumb key="more" id="more" data-part="more">
                    <More type="button" aria-label={moreLabel(crumbs.length - 3)} onClick={() => setExpanded(true)}>
                      <Icon glyph={iconMore} />
                    </More>
                    <Icon glyph={iconChevronForward} size="sm" />
                  </Breadcrumb>,
                ]
              : []),
          ])}
        </AriaBreadcrumbs>
      </Root>
    </AriaLocale>
  );
}
