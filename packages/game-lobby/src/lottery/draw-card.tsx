import { useBrand } from '@livery/brand-kit/react';
import { useFormatIn, useText } from '@livery/i18n';
import { DateTime, StatusTag, Surface, token, VisuallyHidden } from '@livery/ui-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { DrawProof } from './draw-proof.tsx';
import type { Draw } from './use-draws.ts';

const Root = styled(Surface)`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;
  padding: ${token.space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};

  & > h3 { flex: 1; font-size: ${token.font.size.md}; }
  & > p { inline-size: 100%; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

const Tiers = styled.dl`
  display: grid;
  grid-template-columns: minmax(4rem, auto) 1fr;
  gap: ${token.space[2]} ${token.space[4]};
  align-items: center;
  margin: 0;

  & > dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & > dd { margin: 0; }
  & > dd[data-alone] { grid-column: 1 / -1; }
`;

const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  /* No wider than its numbers, which run from left to right: from right to left the list stands at the other side. */
  inline-size: fit-content;
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${token.font.family.numeric};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.font.weight.semibold};

  &[data-balls] > li {
    display: grid;
    place-items: center;
    min-inline-size: 2.25rem;
    block-size: 2.25rem;
    padding-inline: ${token.space[2]};
    border-radius: ${token.radius.pill};
    background: ${token.color.secondary.soft};
    color: ${token.color.secondary.softFg};
  }
  &[data-first] > li { color: ${token.color.status.danger.fg}; font-size: ${token.font.size.lg}; }
`;

/** The name of a prize: its key, and its number where it has one. */
function useTierName(): (tier: string) => string | undefined {
  const t = useText('games');
  return (tier) => {
    const rank = /^[GP](\d)$/.exec(tier)?.[1];
    if (rank !== undefined) return t('draw.prize', { rank });
    return { DB: t('draw.special'), S: t('draw.special'), C: t('draw.consolation'), SN: t('draw.specialNumber') }[tier];
  };
}

/** The numbers of one draw, laid out by its prizes, and how they can be checked where the draw carries a proof. */
export function DrawCard({ draw }: { readonly draw: Draw }) {
  const t = useText('games');
  const { timeZone } = useBrand();
  const format = useFormatIn(timeZone);
  const tierName = useTierName();
  return (
    <Root as="article">
      <Head>
        <h3>
          <bdi>{draw.gameName}</bdi>
        </h3>
        {draw.demonstration ? <StatusTag tone="neutral">{t('draw.demonstration')}</StatusTag> : null}
        <p>
          {t('draw.issue', { issue: draw.issue })} · <DateTime value={draw.openedAt}>{format.dateTime(draw.openedAt)}</DateTime>
        </p>
      </Head>
      <Tiers>
        {draw.prizes.map(({ tier, numbers }) => {
          const name = tierName(tier);
          const row = tier === 'N' || tier === 'SN';
          return (
            <Fragment key={tier}>
            {name === undefined ? <VisuallyHidden as="dt">{t('draw.numbers')}</VisuallyHidden> : <dt>{name}</dt>}
            <dd data-alone={name === undefined ? '' : undefined}>
              <Numbers data-balls={row ? '' : undefined} data-first={tier === 'DB' || tier === 'P1' ? '' : undefined} dir="ltr">
                {numbers.map((number, index) => (
                  <li key={index}>{number}</li>
                ))}
              </Numbers>
            </dd>
            </Fragment>
          );
        })}
      </Tiers>
      {draw.proof === undefined ? null : <DrawProof draw={draw} proof={draw.proof} />}
    </Root>
  );
}
