import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { isPlain, lineOf, readableName } from './round-detail.ts';
import type { RoundDetail, RoundDetailObject } from './round-detail.ts';

/** How deep lists stand in lists; what lies deeper is shown as it was sent. */
const DEPTH = 4;

const Names = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[4]};
  margin: 0;
  font-size: ${token.font.size.sm};

  & dt { color: ${token.color.fg.muted}; overflow-wrap: anywhere; }
  & dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  /* What has parts takes the lines under its name, a step further in. */
  & > [data-parts] { grid-column: 1 / -1; }
  & > dd[data-parts] { margin-block-end: ${token.space[1]}; padding-inline-start: ${token.space[4]}; border-inline-start: 2px solid ${token.color.border.default}; }
`;

const Items = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding-inline-start: 2em;
  list-style: decimal;
  font-size: ${token.font.size.sm};

  & > li { overflow-wrap: anywhere; }
  & > li::marker { color: ${token.color.fg.muted}; font-variant-numeric: tabular-nums; }
`;

function ToldValue({ told, depth }: { readonly told: RoundDetail; readonly depth: number }) {
  const line = lineOf(told);
  if (line !== undefined || isPlain(told)) return <bdi>{line}</bdi>;
  if (depth >= DEPTH) return <bdi>{JSON.stringify(told)}</bdi>;
  if (!Array.isArray(told)) return <ToldNames told={told} depth={depth + 1} />;
  return (
    <Items>
      {told.map((item, index) => (
        // What happened in a round never changes its order.
        <li key={index}>
          <ToldValue told={item} depth={depth + 1} />
        </li>
      ))}
    </Items>
  );
}

function ToldNames({ told, depth }: { readonly told: RoundDetailObject; readonly depth: number }) {
  return (
    <Names>
      {Object.entries(told).map(([name, value]) => {
        const parts = lineOf(value) === undefined ? '' : undefined;
        return [
          <dt key={`${name} `} data-parts={parts}>
            <bdi>{readableName(name)}</bdi>
          </dt>,
          <dd key={name} data-parts={parts}>
            <ToldValue told={value} depth={depth} />
          </dd>,
        ];
      })}
    </Names>
  );
}

/** A round in the vendor's own names and values, whatever those are. Only ever text. */
export function VendorRoundDetails({ told }: { readonly told: RoundDetailObject }) {
  return <ToldNames told={told} depth={0} />;
}
