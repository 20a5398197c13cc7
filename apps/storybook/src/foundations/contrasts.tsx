import { cssVariableName } from '@livery/brand-kit';
import type { MeasuredContrast } from '@livery/brand-kit';
import { Icon, iconStar, StatusTag, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { Caption, Samples } from './parts.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]};
  & > [data-part='sample'] {
    display: grid;
    place-items: center;
    block-size: 3rem;
    border: ${token.stroke.hairline} solid ${token.color.border.subtle};
    border-radius: ${token.radius.sm};
    font-size: ${token.font.size.lg};
    font-weight: ${token.font.weight.semibold};
  }
`;

const colour = (name: string): string => `var(${cssVariableName(name.split('.'))})`;

/** A ground of a pair, over what is below it. */
function groundOf({ ground, below }: MeasuredContrast): string {
  const top = colour(ground);
  const layer = ground.startsWith('gradient.') ? top : `linear-gradient(${top}, ${top})`;
  const under = below === undefined ? '' : `linear-gradient(${colour(below)}, ${colour(below)}), `;
  return `${layer}, ${under}${token.color.bg.canvas}`;
}

/** Rounded down, so that 4.499 is not shown as 4.5. */
const written = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Pairs of colours as they are seen together, with the contrast that they have and the one that they need. */
export function Contrasts({ of }: { readonly of: readonly MeasuredContrast[] }) {
  return (
    <Samples $least="20rem">
      {of.map((pair) => (
        <li key={`${pair.front} ${pair.ground}`}>
          <Pair>
            <div data-part="sample" style={{ background: groundOf(pair), color: colour(pair.front) }}>
              {/* What needs only the contrast of a sign is drawn as one. */}
              {pair.atLeast === 3 ? <Icon glyph={iconStar} filled size="md" /> : 'Aa'}
            </div>
            <Caption>
              <code>{pair.front}</code>
              <code>on {pair.ground}</code>
            </Caption>
            <StatusTag tone={pair.ratio >= pair.atLeast ? 'success' : 'danger'}>
              {written(pair.ratio)} / {pair.atLeast}
            </StatusTag>
          </Pair>
        </li>
      ))}
    </Samples>
  );
}
