import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { LazyImage, LinkButton, Notice, Surface, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useGameActions } from '../game-actions.tsx';
import type { Game } from '../hooks.ts';

const Root = styled(Surface)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[5]};

  & > [data-part='art'] { flex: none; inline-size: 6rem; block-size: 6rem; overflow: hidden; border-radius: ${token.radius.tile}; }
  & > [data-part='words'] { flex: 1 1 18rem; display: grid; gap: ${token.space[2]}; min-inline-size: 0; }
  h2 { font-size: ${token.font.size.h3}; }
  p { color: ${token.color.fg.muted}; }
`;

/** The lottery of the address: its stakes, and the way to its vendor's page, where it is played, or why one cannot. */
export function ChosenLottery({ game }: { readonly game: Game }) {
  const t = useText('games');
  const { currency } = useBrand();
  const format = useFormat();
  const imageUrl = useImageUrl();
  const { hrefOf, onOpen } = useGameActions();
  // Elsewhere its address leads here.
  const launched = { ...game, atScreen: true } as const;
  return (
    <Root as="section" aria-labelledby="chosen-lottery">
      <div data-part="art">
        <LazyImage src={imageUrl(game.image)} alt="" ratio="1 / 1" priority />
      </div>
      <div data-part="words">
        <h2 id="chosen-lottery">
          <bdi>{game.name}</bdi>
        </h2>
        <p>{t('lottery.stakes', { from: format.money(game.minBet, currency), to: format.money(game.maxBet, currency) })}</p>
        {game.state === 'open' ? null : <Notice tone="info">{t(game.state === 'barred' ? 'lottery.barred' : 'lottery.closed')}</Notice>}
      </div>
      {game.state === 'open' ? (
        <LinkButton href={hrefOf(launched)} onClick={(event) => onOpen(launched, event)}>
          {t('lottery.play')}
        </LinkButton>
      ) : null}
    </Root>
  );
}
