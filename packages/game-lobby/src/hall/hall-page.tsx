import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { LoadFailed, useSession } from '@livery/session';
import { Container, SectionHeading, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { lobbyApi } from '../api.ts';
import type { GameType } from '../hooks.ts';
import { GameSearch } from './game-search.tsx';
import { hallTitles } from './hall-titles.ts';
import { GameWall } from './game-wall.tsx';
import { useHallState } from './use-hall-state.ts';
import { VendorTabs } from './vendor-tabs.tsx';
import { vendorsOfHall } from './vendors-of-hall.ts';
import { VisitorWall } from './visitor-wall.tsx';

const Root = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[5]};
  padding-block: ${token.space[6]} ${token.space[10]};

  & > :first-child { margin-block-end: 0; align-items: center; }
`;

/** Properties of {@link HallPage}. */
export interface HallPageProps {
  /** The kinds of games of this hall; most have one, the lotteries share a page. The first gives the title. */
  readonly gameTypes: readonly [GameType, ...GameType[]];
}

/** A category's hall: its vendors as tabs, search, and games. Its state stands in the address. */
export function HallPage({ gameTypes }: HallPageProps) {
  const t = useText('games');
  const brand = useBrand();
  const { loggedIn } = useSession();
  const { vassalage, words, setWords } = useHallState();
  const { data: reported, error, refetch } = lobbyApi.useGameCategoriesQuery();
  const vendors = reported === undefined ? undefined : gameTypes.flatMap((each) => vendorsOfHall(reported.list, each, brand));
  const [hall] = gameTypes;
  // A vendor's games are asked for under the kind the server lists them by, which a brand may show in another hall.
  const gameType = vendors?.find((vendor) => vendor.vassalage === vassalage)?.gameType ?? hall;
  return (
    <Root>
      <SectionHeading level={1} action={loggedIn ? <GameSearch words={words} onWords={setWords} /> : undefined}>
        {t(hallTitles[hall])}
      </SectionHeading>
      {vendors === undefined && error !== undefined ? (
        <LoadFailed title={t('hall.vendorsFailed')} error={error} onRetry={refetch} compact />
      ) : (
        <VendorTabs gameType={hall} vendors={vendors} current={vassalage} />
      )}
      {loggedIn ? <GameWall gameType={gameType} vassalage={vassalage} words={words} /> : <VisitorWall gameType={gameType} vassalage={vassalage} />}
    </Root>
  );
}
