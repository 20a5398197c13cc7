import { useText } from '@livery/i18n';
import { Accordion, token, VisuallyHidden } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Draw } from './use-draws.ts';

type Proof = NonNullable<Draw['proof']>;

/* At the foot of a card: its text lines up with the card's, and the card's edge ends it. */
const Foot = styled.div`
  margin: 0 calc(-1 * ${token.space[2]}) calc(-1 * ${token.space[3]});

  & > div > div { border-block-end: 0; }
  & button { font-size: ${token.font.size.sm}; font-weight: ${token.font.weight.medium}; }
`;

const Body = styled.div`
  font-size: ${token.font.size.sm};

  & > p { margin-block-start: ${token.space[2]}; }
  & > dl { display: grid; justify-items: start; margin: 0; }
  & dt { color: ${token.color.fg.default}; font-weight: ${token.font.weight.medium}; }
  & dd + dt { margin-block-start: ${token.space[2]}; }

  /* One press selects the whole value, which is meant to be copied. */
  & dd { margin: 0; overflow-wrap: anywhere; font-family: ${token.font.family.numeric}; -webkit-user-select: all; user-select: all; }
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

/** What the gateway hashes for the seed of a demonstration (`demonstrationSeed`): the same in every language. */
const demonstrationText = ({ gameCode, issue }: Draw): string => `livery demonstration draw ${gameCode} ${issue}`;

/**
 * Seed and commitment, and how the numbers follow from the seed. What is computed with stands outside sentences, whose
 * values are surrounded by invisible marks from right to left: they would be copied with it.
 */
function ProofBody({ draw, proof }: { readonly draw: Draw; readonly proof: Proof }) {
  const t = useText('games');
  const steps = useSteps(draw);
  return (
    <Body>
      <dl>
        {draw.demonstration ? (
          <>
            <dt>{t('draw.seedText')}</dt>
            <dd dir="ltr">{demonstrationText(draw)}</dd>
          </>
        ) : null}
        <dt>{t('draw.seed')}</dt>
        <dd dir="ltr">{proof.seed}</dd>
        <dt>{t('draw.commitment')}</dt>
        <dd dir="ltr">{proof.commitment}</dd>
      </dl>
      {draw.demonstration ? <p>{t('draw.checkDemonstration')}</p> : null}
      <p>{t('draw.checkCommitment')}</p>
      <p>{t('draw.checkBytes')}</p>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </Body>
  );
}

/** The proof of a draw, closed at first and rendered once it is opened: a page has up to a hundred draws. */
export function DrawProof({ draw, proof }: { readonly draw: Draw; readonly proof: Proof }) {
  const t = useText('games');
  const [open, setOpen] = useState<readonly string[]>([]);
  const title = (
    <>
      {t('draw.check')}
      <VisuallyHidden>{` (${draw.gameName}, ${t('draw.issue', { issue: draw.issue })})`}</VisuallyHidden>
    </>
  );
  const content = open.length === 0 ? null : <ProofBody draw={draw} proof={proof} />;
  return (
    <Foot>
      <Accordion headingLevel={4} items={[{ id: 'proof', title, content }]} open={open} onOpenChange={setOpen} />
    </Foot>
  );
}
