import { useDrawer } from '@livery/app-shell';
import type { DialogFailureBoundary } from '@livery/app-shell';
import { gameFeatures, liveKinds } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Button, FilterChip, Icon, iconClose, iconFilter, iconGlobe, iconHeart, iconHistory, LinkChip, preloadableLazy, ScrollArea, token } from '@livery/ui-kit';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { GameType } from '../hooks.ts';
import { filterCount } from '../hall/query/hall-query.ts';
import type { HallState } from '../hall/query/use-hall-state.ts';
import { featureTexts, liveTexts, sortTexts } from './filter-texts.ts';

const panel = preloadableLazy(() => import('./filter-panel.tsx'));
const FilterPanel = panel.show((module) => module.FilterPanel);
/** Prefetches the panel; its actual use reports failures. */
const prefetchPanel = () => void panel.load().catch(() => undefined);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};

  & > :first-child { flex: 1; }
  & [role='region'] { gap: ${token.space[2]}; }
  & > button { font-size: ${token.font.size.sm}; }
`;

const toggled = <Word extends string>(list: readonly Word[], word: Word) => (list.includes(word) ? list.filter((each) => each !== word) : [...list, word]);

export interface FilterRowProps {
  readonly state: HallState;
  readonly gameType: GameType;
  /** Stands around the panel of all filters. */
  readonly boundary: DialogFailureBoundary;
}

/** A member's own shelves, the most used filters as chips, and a button for all of them. */
export function FilterRow({ state, gameType, boundary: Boundary }: FilterRowProps) {
  const t = useText('games');
  const { isOpen: open, setOpen } = useDrawer();
  const { hall, change, hrefOf } = state;
  const count = filterCount(hall);
  // Setting a filter returns from a member's own shelf to the hall.
  const narrow: typeof change = (part) => change({ shelf: undefined, ...part });
  const shelves = [
    { shelf: 'favourites', glyph: iconHeart, label: t('favourite.title') },
    { shelf: 'recent', glyph: iconHistory, label: t('recent.title') },
  ] as const;
  return (
    <Row>
      <ScrollArea label={t('find.filters')}>
        {shelves.map(({ shelf, glyph, label }) => (
          <LinkChip key={shelf} href={hrefOf({ shelf: hall.shelf === shelf ? undefined : shelf })} current={hall.shelf === shelf}>
            <Icon glyph={glyph} />
            {label}
          </LinkChip>
        ))}
        {hall.words === '' ? null : (
          <FilterChip selected={hall.everywhere} onClick={() => narrow({ everywhere: !hall.everywhere })}>
            <Icon glyph={iconGlobe} />
            {t('find.everywhere')}
          </FilterChip>
        )}
        {hall.sort === 'recommended' ? null : (
          <FilterChip selected aria-label={t('find.sortRemove', { order: t(sortTexts[hall.sort]) })} onClick={() => narrow({ sort: 'recommended' })}>
            {t(sortTexts[hall.sort])}
            <Icon glyph={iconClose} />
          </FilterChip>
        )}
        {gameType === 'LIVE'
          ? liveKinds.map((kind) => (
              <FilterChip key={kind} selected={hall.live.includes(kind)} onClick={() => narrow({ live: toggled(hall.live, kind) })}>
                {t(liveTexts[kind])}
              </FilterChip>
            ))
          : gameFeatures.map((feature) => (
              <FilterChip key={feature} selected={hall.features.includes(feature)} onClick={() => narrow({ features: toggled(hall.features, feature) })}>
                {t(featureTexts[feature])}
              </FilterChip>
            ))}
      </ScrollArea>
      <Button variant="outline" iconStart={iconFilter} aria-haspopup="dialog" onPointerEnter={prefetchPanel} onFocus={prefetchPanel} onClick={() => setOpen(true)}>
        {count === 0 ? t('find.open') : t('find.openCount', { count })}
      </Button>
      {open ? (
        <Boundary onClose={() => setOpen(false)}>
          <Suspense>
            <FilterPanel hall={hall} live={gameType === 'LIVE'} lines={gameType === 'RNG'} onChange={narrow} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      ) : null}
    </Row>
  );
}
