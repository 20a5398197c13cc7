import { fixedTokens } from '@livery/brand-kit';
import type { QrMatrix } from './qr-matrix.ts';

/** Width of the quiet zone of a downloaded picture in modules, as ISO/IEC 18004 asks for. */
const QUIET_MODULES = 4;
/** Edge of a module of a downloaded picture, in pixels. */
const MODULE = 12;

/** Light ground of a square picture, and the context to draw on it. */
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

/** A QR code with its quiet zone, in whole pixels. */
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

/** A loaded image on light ground, with `margin` of each `size` left free around it. */
export function pictureOfImage(image: HTMLImageElement, size: number, margin: number): HTMLCanvasElement {
  const drawn = Math.max(image.naturalWidth, size - 2 * margin);
  const free = Math.round((drawn * margin) / (size - 2 * margin));
  const { canvas, context } = lightSquare(drawn + 2 * free);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, free, free, drawn, drawn);
  return canvas;
}

/** Saves a picture as a PNG file of this name. */
export async function savePng(canvas: HTMLCanvasElement, fileName: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser made no picture.');
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
