import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrMatrix, qrPath } from './qr-matrix.ts';
import type { QrMatrix } from './qr-matrix.ts';

/** Modules covered by path data of unit rectangles. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) modules[Number(y)]![at] = true;
  }
  return modules;
}

/** Text decoded from the modules, at four pixels each with a quiet zone of four modules. */
function read(matrix: QrMatrix): string | undefined {
  const edge = (matrix.length + 8) * 4;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      if (matrix[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4] === true) pixels.fill(0, (y * edge + x) * 4, (y * edge + x) * 4 + 3);
    }
  }
  return jsQR(pixels, edge, edge)?.data;
}

describe('qrMatrix', () => {
  it.each(['https://example.com/invite?code=A1', 'a', 'ชวนเพื่อน 邀请朋友', '0'.repeat(900)])('returns modules that decode to %j', (value) => {
    const matrix = qrMatrix(value);
    expect(matrix?.length).toBeGreaterThanOrEqual(21);
    expect(read(matrix ?? [])).toBe(value);
  });

  it('returns undefined for a text that is too long', () => {
    expect(qrMatrix('x'.repeat(4000))).toBeUndefined();
  });
});

describe('qrPath', () => {
  it.each(['a', 'https://example.com/invite?code=A1'])('covers exactly the dark modules of %j', (value) => {
    const { data, size } = encode(value, { ecc: 'M', border: 0 });
    expect(modulesOf(qrPath(data), size)).toEqual(data);
  });
});
