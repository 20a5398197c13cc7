import { useText } from '@livery/i18n';
import { focusRing, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import type { Draw } from './use-draws.ts';

const Root = styled.details`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  line-height: ${token.line.height.body};

  & > summary {
    ${focusRing}

    padding-block: ${token.space[2]};
    border-radius: ${token.radius.sm};
    cursor: pointer;
  }
  & > p { margin-block-start: ${token.space[2]}; }
  & > dl { margin: ${token.space[2]} 0 0; }
  & dt { font-weight: ${token.font.weight.medium}; }
  & dd { margin: 0; overflow-wrap: anywhere; font-family: ${token.font.family.numeric}; }
`;

/** The highest of the numbered balls that a board draws from. */
const BALLS: Readonly<Partial<Record<Draw['board'], number>>> = { elevenFive: 11, pk10: 10, keno: 80, markSix: 49 };

const isDice = (board: Draw['board']): boolean => board === 'k3' || board === 'fishPrawnCrab';

/** How the numbers of a board follow from those that the seed gives, as the gateway draws them (`boards.ts`). */
function useSteps({ board }: Draw): readonly string[] {
  const t = useText('games');
  const highest = BALLS[board];
  if (highest !== undefined) {
    const order = { keno: t('draw.checkSorted'), markSix: t('draw.checkSixSorted') } as Partial<Record<Draw['board'], string>>;
    return [t('draw.checkBalls', { highest: String(highest) }), order[board]].filter((step) => step !== undefined);
  }
  return [t(isDice(board) ? 'draw.checkDice' : 'draw.checkDigits')];
}

/** The proof of a draw, closed at first: seed and commitment, and how the numbers follow from the seed. */
export function DrawProof({ draw, proof }: { readonly draw: Draw; readonly proof: NonNullable<Draw['proof']> }) {
  const t = useText('games');
  const steps = useSteps(draw);
  return (
    <Root>
      <summary>{t('draw.check')}</summary>
      <dl>
        <dt>{t('draw.seed')}</dt>
        <dd dir="ltr">{proof.seed}</dd>
        <dt>{t('draw.commitment')}</dt>
        <dd dir="ltr">{proof.commitment}</dd>
      </dl>
      <p>{t('draw.checkCommitment')}</p>
      {draw.demonstration ? <p>{t('draw.checkDemonstration', { text: `livery demonstration draw ${draw.gameCode} ${draw.issue}` })}</p> : null}
      <p>{t('draw.checkBytes')}</p>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </Root>
  );
}
