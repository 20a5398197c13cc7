import { fixedTokens } from '@livery/brand-kit';
import type { After } from '../foundation/after-timeout.ts';
import { saveBlob } from '../foundation/save-blob.ts';
import type { QrMatrix } from './qr-matrix.ts';

/** Quiet zone of a downloaded image in modules, as ISO/IEC 18004 requires. */
const QUIET_MODULES = 4;
/** Size of a module of a downloaded image, in pixels. */
const MODULE = 12;

/** A square canvas with a light background, and its context. */
function lightSquare(edge: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on.');
  context.fillStyle = fixedTokens.qr.light;
  context.fillRect(0, 0, edge, edge);
  return { canvas, context };
}

/** Draws a QR code with its quiet zone in whole pixels. */
export function pictureOfMatrix(matrix: QrMatrix): HTMLCanvasElement {
  const { canvas, context } = lightSquare((matrix.length + 2 * QUIET_MODULES) * MODULE);
  context.fillStyle = fixedTokens.qr.dark;
  for (const [y, row] of matrix.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) context.fillRect((x + QUIET_MODULES) * MODULE, (y + QUIET_MODULES) * MODULE, MODULE, MODULE);
    }
  }
  return canvas;
}

/** Draws an image on a light background, with a margin of `margin` per `size`. */
export function pictureOfImage(image: HTMLImageElement, size: number, margin: number): HTMLCanvasElement {
  const drawn = Math.max(image.naturalWidth, size - 2 * margin);
  const free = Math.round((drawn * margin) / (size - 2 * margin));
  const { canvas, context } = lightSquare(drawn + 2 * free);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, free, free, drawn, drawn);
  return canvas;
}

/**
 * The PNG of a canvas. Encoded at once and not by `toBlob`, for which Chromium waits for idle time: a hidden page has none, and a
 * busy one little.
 */
export function pngOf(canvas: HTMLCanvasElement): Blob {
  const encoded = canvas.toDataURL('image/png').split(',')[1] ?? '';
  return new Blob([Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
}

/** Saves a canvas as a PNG file. */
export const savePng = (canvas: HTMLCanvasElement, fileName: string, after?: After): void => saveBlob(fileName, pngOf(canvas), after);
