import { useFormat, useText } from '@livery/i18n';
import { focusRing, raisedSurface, token, VendorCard } from '@livery/ui-kit';
import { keyframes, styled } from 'styled-components';
import type { NavItem, Vendor } from '@livery/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { routes, SiteLink } from '@livery/navigation';
import { useImageUrl } from '@livery/session';
import { useLayoutSlots } from '../slots/layout-slots.tsx';

const appear = keyframes`from { opacity: 0; translate: 0 ${token.motion.distance}; }`;

const Panel = styled.div`
  ${raisedSurface}

  position: absolute;
  inset-block-start: calc(100% + ${token.space[2]});
  inset-inline: ${token.size.gutter};
  z-index: ${token.z.popover};
  padding: ${token.space[5]};
  border-radius: ${token.radius.card};
  animation: ${appear} ${token.motion.duration.normal} ${token.motion.ease.enter};

  /* Bridges the gap to the entry, so that the pointer may cross it. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${token.space[4]});
    inset-inline: 0;
    block-size: ${token.space[4]};
  }
`;

/** Vendors at the start, games of the one pointed at beside them; each scrolls by itself where the window is low. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: ${token.space[5]};

  & > * { max-block-size: min(34rem, 70dvh); }
  /* The button below the games stays in sight while they scroll. */
  & > div { display: flex; flex-direction: column; }
  & > ul, & > div > :first-child { min-block-size: 0; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; }
`;

const Vendors = styled.ul`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  margin: 0;
  padding: 2px;
  list-style: none;
`;

/* Quiet: it belongs to the whole panel. */
const Points = styled.p`
  margin: ${token.space[3]} 0 0;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
`;

const Place = styled.li`
  border-radius: ${token.radius.lg};

  &[data-chosen] { box-shadow: inset 0 0 0 ${token.stroke.strong} ${token.color.accent.bg}; }
`;

const More = styled(SiteLink)`
  display: grid;
  place-items: center;
  min-block-size: ${token.size.target};
  padding: ${token.space[3]};
  border: ${token.stroke.hairline} dashed ${token.color.border.strong};
  border-radius: ${token.radius.lg};
  color: ${token.color.fg.link};
  font-weight: ${token.font.weight.semibold};
  text-decoration: none;

  &:hover { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  ${focusRing}
`;

export interface VendorPanelProps {
  readonly id: string;
  readonly item: NavItem;
  readonly shown: number;
  readonly onChoose: () => void;
}

/** A vendor is meant once the pointer has rested on it for this long, in milliseconds: one on the way to another is not. */
const MEANT_MS = 120;

/** The vendor whose games show: the first that is open until another is pointed at or reached by keyboard. */
function useChosenVendor(vendors: readonly Vendor[]) {
  const [code, setCode] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const point = (vendor: Vendor, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCode(vendor.vassalage), after);
  };
  const chosen = vendors.find(({ vassalage }) => vassalage === code) ?? vendors.find(({ state }) => state === 'open') ?? vendors[0];
  return { chosen, point };
}

/** A category's vendors under its navigation entry: at most `shown`, then MORE to the category's page. Beside them the games of one, below them the point value. */
export function VendorPanel({ id, item, shown, onChoose }: VendorPanelProps) {
  const t = useText('shell');
  const inLayout = useText('layout');
  const format = useFormat();
  const imageUrl = useImageUrl();
  const { VendorGames } = useLayoutSlots();
  const vendors = item.vendors.slice(0, shown);
  const { chosen, point } = useChosenVendor(vendors);
  return (
    <Panel id={id}>
      <Columns>
        <Vendors>
          {vendors.map((vendor) => (
            <Place
              key={vendor.vassalage}
              data-chosen={vendor === chosen ? '' : undefined}
              onPointerEnter={() => point(vendor, MEANT_MS)}
              onFocus={() => point(vendor, 0)}
            >
              <VendorCard
                href={routes.hall(item.gameType, { page: vendor.vassalage })}
                name={vendor.displayName}
                image={imageUrl(vendor.logo)}
                detail={vendor.state === 'open' ? inLayout('vendor.games', { count: vendor.games }) : inLayout(vendor.state === 'barred' ? 'vendor.state.barred' : 'vendor.state.maintenance')}
                onOpen={onChoose}
                plain
                {...(vendor.isHot && vendor.state === 'open' ? { hotLabel: inLayout('vendor.hot') } : {})}
              />
            </Place>
          ))}
          {item.vendors.length > shown ? (
            <li>
              <More href={item.page} onClick={onChoose}>
                {t('header.more')}
              </More>
            </li>
          ) : null}
        </Vendors>
        <div>
          {chosen === undefined ? null : (
            <Suspense>
              <VendorGames key={chosen.vassalage} vendor={chosen} onChoose={onChoose} />
            </Suspense>
          )}
        </div>
      </Columns>
      {item.point === null ? null : <Points>{inLayout('vendor.points', { value: format.number(item.point, { minimumFractionDigits: 2 }) })}</Points>}
    </Panel>
  );
}
