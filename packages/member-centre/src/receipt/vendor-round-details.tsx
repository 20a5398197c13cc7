import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { isScalar, formatInline, humanizeName } from './round-detail.ts';
import type { RoundDetail, RoundDetailObject } from './round-detail.ts';

/** Levels of nested lists; what lies deeper is shown as JSON. */
const DEPTH = 4;

const Names = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[4]};
  margin: 0;
  font-size: ${token.font.size.sm};

  & dt { color: ${token.color.fg.muted}; overflow-wrap: anywhere; }
  & dd { margin: 0; overflow-wrap: anywhere; }
  /* A value with parts takes the lines under its name, indented. */
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

function DetailValue({ value, depth }: { readonly value: RoundDetail; readonly depth: number }) {
  const line = formatInline(value);
  if (line !== undefined || isScalar(value)) return <bdi>{line}</bdi>;
  if (depth >= DEPTH) return <bdi>{JSON.stringify(value)}</bdi>;
  if (!Array.isArray(value)) return <DetailList details={value} depth={depth + 1} />;
  return (
    <Items>
      {value.map((item, index) => (
        // The order of a round's events never changes.
        <li key={index}>
          <DetailValue value={item} depth={depth + 1} />
        </li>
      ))}
    </Items>
  );
}

function DetailList({ details, depth }: { readonly details: RoundDetailObject; readonly depth: number }) {
  return (
    <Names>
      {Object.entries(details).map(([name, value]) => {
        const parts = formatInline(value) === undefined ? '' : undefined;
        return [
          <dt key={`${name} `} data-parts={parts}>
            <bdi>{humanizeName(name)}</bdi>
          </dt>,
          <dd key={name} data-parts={parts}>
            <DetailValue value={value} depth={depth} />
          </dd>,
        ];
      })}
    </Names>
  );
}

/** The details of a round in the vendor's own names and values. Always shown as text. */
export function VendorRoundDetails({ details }: { readonly details: RoundDetailObject }) {
  return <DetailList details={details} depth={0} />;
}
