import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { MoreItem } from './more-item.tsx';
import { useFitting } from './use-fitting.ts';
import { useHeaderEntries } from './use-header-entries.tsx';

const Root = styled.nav`
  display: none;
  /* Below the logo where text is much larger. */
  flex: 1 1 24rem;
  align-self: stretch;
  min-inline-size: 0;

  @media (width >= 64rem) { display: grid; }
`;

const List = styled.ul`
  display: flex;
  align-items: stretch;
  /* Only much larger text needs a second line: entries that can be left over stand behind "more" then. */
  flex-wrap: wrap;
  justify-content: flex-end;
  /* No wider in a window that is wider than the page: its room is the same, and entries would go for a larger gap. */
  column-gap: min(0.4vw, ${token.space[1]});
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  /* Out of the line but still measurable, and out of reach for pointer and keyboard. */
  & > li[data-over] { position: absolute; visibility: hidden; }
`;

/** The top navigation: home, one item a category with its vendors, app download, promotions. Categories that do not fit stand behind "more". */
export function MainNavigation() {
  const t = useText('shell');
  const entries = useHeaderEntries();
  const { list, fitting } = useFitting(entries.map(({ label }) => label).join());
  const loose = entries.filter((entry) => entry.loose);
  const over = loose.slice(fitting);
  // "More" stands behind the last of those that may be left over.
  const moreAfter = loose.at(-1)?.key;
  return (
    <Root aria-label={t('nav.main')}>
      <List ref={list}>
        {entries.map((entry) => (
          <Fragment key={entry.key}>
            {entry.render(over.includes(entry))}
            {entry.key === moreAfter ? <MoreItem entries={over} over={over.length === 0} /> : null}
          </Fragment>
        ))}
      </List>
    </Root>
  );
}
