/** Colours of the roads: red for the banker or the dragon, blue for the player or the tiger. */
export type Mark = 'red' | 'blue';

/** A result as the roads record it. */
export interface Coup {
  /** Null for a tie. */
  readonly side: Mark | null;
  readonly redPair?: boolean;
  readonly bluePair?: boolean;
}

/** A ring of the big road, with the number of ties after it. */
export interface BigRoadCell {
  readonly side: Mark;
  ties: number;
  readonly redPair: boolean;
  readonly bluePair: boolean;
}

/** The big road: a column for each streak. `openingTies` counts ties before the first ring. */
export interface BigRoad {
  readonly columns: readonly (readonly BigRoadCell[])[];
  readonly openingTies: number;
}

/** A value with its place in a grid. */
export interface Placed<T> {
  readonly column: number;
  readonly row: number;
  readonly value: T;
}

export const ROAD_ROWS = 6;

/** Builds the big road of a shoe’s results. Ties count on the ring before them, ties at the beginning on the first ring. */
export function bigRoad(coups: readonly Coup[]): BigRoad {
  const columns: BigRoadCell[][] = [];
  let openingTies = 0;
  for (const { side, redPair = false, bluePair = false } of coups) {
    const column = columns.at(-1);
    const latest = column?.at(-1);
    if (side === null) {
      if (latest === undefined) openingTies += 1;
      else latest.ties += 1;
      continue;
    }
    const cell: BigRoadCell = { side, ties: latest === undefined ? openingTies : 0, redPair, bluePair };
    if (latest?.side === side) column?.push(cell);
    else columns.push([cell]);
  }
  return { columns, openingTies: columns.length === 0 ? openingTies : 0 };
}

/** How far to the left a derived road compares columns: 1 big eye boy, 2 small road, 3 cockroach pig. */
export type RoadDistance = 1 | 2 | 3;

/**
 * The marks of a derived road, one for each ring of the big road from its starting point on. At the top of a column, red when
 * the previous column and the one `distance` further to the left are equally long. Further down, blue only when the column
 * `distance` to the left ends right above the ring’s row.
 */
export function derivedRoad({ columns }: BigRoad, distance: RoadDistance): Mark[] {
  const lengths = columns.map((column) => column.length);
  const lengthAt = (column: number): number => lengths[column] ?? 0;
  return columns.flatMap((cells, column) =>
    cells.flatMap((_, row): Mark[] => {
      if (column < (row === 0 ? distance + 1 : distance)) return [];
      const red = row === 0 ? lengthAt(column - 1) === lengthAt(column - 1 - distance) : lengthAt(column - distance) !== row;
      return [red ? 'red' : 'blue'];
    }),
  );
}

/** Splits marks into runs of equal marks, a column for each. */
export function streaksOf(marks: readonly Mark[]): Mark[][] {
  const columns: Mark[][] = [];
  for (const mark of marks) {
    if (columns.at(-1)?.[0] === mark) columns.at(-1)?.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

/**
 * Places columns in a grid of six rows. A streak that meets the bottom or an occupied cell continues to the right (the
 * “dragon’s tail”). The next streak begins in the next free cell of the top row.
 */
export function layOut<T>(columns: readonly (readonly T[])[]): Placed<T>[] {
  const taken = new Set<string>();
  const free = (column: number, row: number): boolean => row < ROAD_ROWS && !taken.has(`${column}/${row}`);
  const placed: Placed<T>[] = [];
  let head = -1;
  for (const values of columns) {
    head += 1;
    while (!free(head, 0)) head += 1;
    let [column, row, turned] = [head, 0, false];
    for (const [index, value] of values.entries()) {
      if (index > 0) {
        turned ||= !free(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column}/${row}`);
      placed.push({ column, row, value });
    }
  }
  return placed;
}

/** The bead plate: every result, column by column. */
export function beadPlate(coups: readonly Coup[]): Placed<Coup>[] {
  return coups.map((value, index) => ({ column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS, value }));
}

/** The mark that a win of `side` would add to each derived road; null for a road that has not begun. */
export function nextMarks(coups: readonly Coup[], side: Mark): readonly (Mark | null)[] {
  const next = bigRoad([...coups, { side }]);
  const now = bigRoad(coups);
  return ([1, 2, 3] as const).map((distance) => {
    const marks = derivedRoad(next, distance);
    return marks.length > derivedRoad(now, distance).length ? (marks.at(-1) ?? null) : null;
  });
}
