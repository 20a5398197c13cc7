import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { focusRing } from '../foundation/styles.ts';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { token } from '../foundation/token.ts';
import { iconChevronBack, iconChevronForward } from '../icons/navigation.ts';

export interface PaginationLabels {
  /** Accessible name: "Pages of games". */
  readonly navigation: string;
  readonly previous: string;
  readonly next: string;
  /** "Page 3" */
  readonly page: (page: number) => string;
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** How many there are; with one or none nothing shows. */
  readonly pages: number;
  /** Receives the number of the page that was chosen, from 1. */
  readonly onPage: (page: number) => void;
  /** Names of the navigation and its buttons. */
  readonly labels: PaginationLabels;
  /** Ignores presses, while a page is being fetched. */
  readonly disabled?: boolean;
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};

  ol { display: flex; align-items: center; gap: ${token.space[1]}; }
`;

const Page = styled.button`
  ${focusRing}

  display: grid;
  place-items: center;
  min-inline-size: ${token.size.target};
  block-size: ${token.size.target};
  padding-inline: ${token.space[2]};
  color: ${token.color.fg.muted};
  border-radius: ${token.radius.control};
  font-family: ${token.font.family.numeric};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.font.weight.medium};
  transition: background-color ${token.motion.duration.fast}, color ${token.motion.duration.fast};

  @media (hover: hover) {
    &:hover:not([aria-current]) { color: ${token.color.fg.default}; background: ${token.color.bg.sunken}; }
  }
  &[aria-current] { color: ${token.color.accent.fg}; background: ${token.color.accent.bg}; font-weight: ${token.font.weight.bold}; }
  @media (width < 30rem) { min-inline-size: 2.5rem; }
  @media (forced-colors: active) { &[aria-current] { ${forcedSelected} } }
`;

const Gap = styled.li`
  inline-size: 1.5rem;
  color: ${token.color.fg.subtle};
  text-align: center;
`;

/**
 * Page numbers to show: first, last, current and its neighbours; `undefined` for a gap. At most seven entries, so that
 * buttons keep their position.
 */
export function pagesToOffer(page: number, pages: number): readonly (number | undefined)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, undefined, pages];
  if (page >= pages - 3) return [1, undefined, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, undefined, page - 1, page, page + 1, undefined, pages];
}

/** Page buttons of a list. */
export function Pagination({ page, pages, onPage, labels, disabled = false }: PaginationProps) {
  if (pages <= 1) return null;
  const go = (wanted: number) => (_event: MouseEvent) => {
    if (!disabled && wanted >= 1 && wanted <= pages && wanted !== page) onPage(wanted);
  };
  return (
    <Root aria-label={labels.navigation}>
      <IconButton glyph={iconChevronBack} label={labels.previous} aria-disabled={disabled || page <= 1} onClick={go(page - 1)} />
      <ol>
        {pagesToOffer(page, pages).map((offered, at) =>
          offered === undefined ? (
            <Gap key={`gap-${at}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={offered}>
              <Page type="button" aria-label={labels.page(offered)} aria-current={offered === page ? 'page' : undefined} onClick={go(offered)}>
                {offered}
              </Page>
            </li>
          ),
        )}
      </ol>
      <IconButton glyph={iconChevronForward} label={labels.next} aria-disabled={disabled || page >= pages} onClick={go(page + 1)} />
    </Root>
  );
}
