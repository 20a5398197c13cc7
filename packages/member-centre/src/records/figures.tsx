import { Skeleton, token } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One figure with its name. */
export interface Figure {
  readonly name: string;
  /** Undefined while it is on its way. */
  readonly value: ReactNode;
  /** The one that says the most: it stays where there is room for one. */
  readonly main?: boolean;
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[6]};
  margin: 0;

  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & dd { align-content: center; min-block-size: 1.625em; margin: 0; }
`;

/** Figures with their names, side by side. */
export function Figures({ figures, id, className }: { readonly figures: readonly Figure[]; readonly id?: string; readonly className?: string }) {
  return (
    <List id={id} className={className}>
      {figures.map(({ name, value, main }) => (
        <div key={name} data-main={main === true ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton style={{ inlineSize: '4.5rem', blockSize: '1.1em', marginBlock: '0.2em' }} /> : value}</dd>
        </div>
      ))}
    </List>
  );
}
