import { useText } from '@livery/i18n';
import { focusRing, Icon, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { categoryGlyphs } from '../categories/category-glyphs.ts';
import { useNavigation } from '../categories/use-navigation.ts';
import { SiteLink } from '@livery/navigation';
import { columnsOf } from './columns-of.ts';

/** On a phone a strip that a thumb draws, from edge to edge of the window; where there is room, even rows with nothing out of sight. */
const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(6.5rem, 1fr);
  gap: ${token.space[3]};
  margin: 0 calc(-1 * ${token.size.gutter});
  padding: ${token.space[2]} ${token.size.gutter};
  list-style: none;
  overflow-x: auto;
  scroll-padding-inline: ${token.size.gutter};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  & > li { display: grid; scroll-snap-align: start; }

  @media (width >= 48rem) {
    grid-auto-flow: row;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    margin: 0;
    padding: ${token.space[2]} 0;
    overflow: visible;
  }
`;

const Entry = styled(SiteLink)`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[4]} ${token.space[2]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.card};
  background: ${token.color.bg.surface};
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  align-content: center;
  text-align: center;
  text-decoration: none;
  box-shadow: ${token.shadow.sm};
  transition: translate ${token.motion.duration.fast} ${token.motion.ease.emphasis}, box-shadow ${token.motion.duration.fast} ${token.motion.ease.standard};

  & > svg { color: ${token.color.accent.softFg}; }

  @media (hover: hover) {
    &:hover { translate: 0 calc(-1 * ${token.space[1]}); box-shadow: ${token.shadow.md}; }
  }
  ${focusRing}
`;

/** Every category of the site at one glance. */
export function CategoryShelf() {
  const t = useText('shell');
  const inLayout = useText('layout');
  const categories = useNavigation();
  if (categories.length === 0) return null;
  return (
    <section aria-label={inLayout('home.categories')}>
      <List style={{ '--columns': columnsOf(categories.length) }}>
        {categories.map((item) => (
          <li key={item.gameType}>
            <Entry href={item.page}>
              <Icon glyph={categoryGlyphs[item.gameType]} size="lg" />
              {t(item.name)}
            </Entry>
          </li>
        ))}
      </List>
    </section>
  );
}
