import type { FishArt } from './kit.ts';
import { dataUrlOf, svgDocumentOf } from './kit.ts';

/** The animation frames of a drawing, side by side on one canvas. */
export interface Sprite {
  readonly sheet: HTMLCanvasElement;
  readonly frames: number;
  /** Size of one frame in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the drawing within a frame in device pixels, which is the hit area. */
  readonly bodyWidth: number;
  readonly bodyHeight: number;
}

const FRAMES = 12;

/** Creates a canvas with its context. */
export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser cannot draw the game.');
  return [canvas, ctx];
}

/** Loads an SVG document as an image. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = dataUrlOf(svg);
  await image.decode();
  return image;
}

/** Draws one frame by shifting thin slices of the drawing, so that it bends. `turn` runs from 0 to 1. */
function pose(ctx: CanvasRenderingContext2D, image: CanvasImageSource, width: number, height: number, art: FishArt, turn: number): void {
  const wave = (shift: number): number => Math.sin((turn - shift) * Math.PI * 2);
  const reach = art.bend * height;
  if (art.motion === 'swim') {
    const slice = Math.max(1, Math.round(width / 240));
    for (let x = 0; x < width; x += slice) {
      const tail = 1 - x / width;
      ctx.drawImage(image, x, 0, slice + 1, height, x, reach * (tail ** 1.5 * wave(-tail * 0.55) + 0.12 * wave(0)), slice + 1, height);
    }
    return;
  }
  if (art.motion === 'bob') {
    ctx.drawImage(image, 0, 0, width, height);
    return;
  }
  const slice = Math.max(1, Math.round(height / 240));
  for (let y = 0; y < height; y += slice) {
    const at = y / height;
    if (art.motion === 'flap') {
      const wing = Math.abs(at - 0.5) * 2;
      ctx.drawImage(image, 0, y, width, slice + 1, -reach * wing ** 2 * wave(0), height / 2 + (y - height / 2) * (1 - 0.09 * (1 + wave(0.2))), width, slice + 1);
    } else if (art.motion === 'pulse') {
      const bell = 1 - 0.08 * (1 + wave(at * 0.8)) * (1 - at * 0.5);
      ctx.drawImage(image, 0, y, width, slice + 1, (width * (1 - bell)) / 2 + reach * at ** 2 * wave(at), y, width * bell, slice + 1);
    } else ctx.drawImage(image, 0, y, width, slice + 1, reach * (at ** 1.4 * wave(at * 0.6) + 0.15 * wave(0)), y, width, slice + 1);
  }
}

/** Creates the frames of a drawing at a length in device pixels; a single frame when `still`. */
export async function spriteOf(art: FishArt, length: number, still: boolean): Promise<Sprite> {
  const [bodyWidth, bodyHeight] = [Math.round(length), Math.round((length * art.height) / art.width)];
  const image = await imageOf(svgDocumentOf(art, bodyWidth));
  const pad = Math.ceil(art.bend * bodyHeight * 1.2) + 2;
  const [width, height] = [bodyWidth + pad * 2, bodyHeight + pad * 2];
  const frames = still || art.motion === 'bob' ? 1 : FRAMES;
  const [sheet, ctx] = canvasOf(width * frames, height);
  // Slices of a bitmap are cheap; slices of an SVG image would each be rasterised again.
  const [flat, draw] = canvasOf(bodyWidth, bodyHeight);
  draw.drawImage(image, 0, 0, bodyWidth, bodyHeight);
  for (let frame = 0; frame < frames; frame += 1) {
    ctx.setTransform(1, 0, 0, 1, frame * width + pad, pad);
    if (still) ctx.drawImage(flat, 0, 0);
    else pose(ctx, flat, bodyWidth, bodyHeight, art, frame / frames);
  }
  return { sheet, frames, width, height, bodyWidth, bodyHeight };
}
