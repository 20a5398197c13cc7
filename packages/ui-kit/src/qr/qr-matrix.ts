import { encode } from 'uqr';

/** Rows of modules of a QR code, without quiet zone; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Encodes a text at error correction level M; undefined if it is too long for a QR code. */
export function qrMatrix(value: string): QrMatrix | undefined {
  try {
    return encode(value, { ecc: 'M', border: 0 }).data;
  } catch {
    return undefined;
  }
}

/** SVG path data of the dark modules, one unit each, as one rectangle per run in a row. */
export function qrPath(matrix: QrMatrix): string {
  return matrix
    .map((row, y) =>
      runsOf(row)
        .map(({ from, to }) => `M${from} ${y}h${to - from}v1h${from - to}z`)
        .join(''),
    )
    .join('');
}

interface Run {
  readonly from: number;
  readonly to: number;
}

function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  let start: number | undefined;
  for (const [x, dark] of [...row, false].entries()) {
    if (dark) start ??= x;
    else if (start !== undefined) {
      runs.push({ from: start, to: x });
      start = undefined;
    }
  }
  return runs;
}
