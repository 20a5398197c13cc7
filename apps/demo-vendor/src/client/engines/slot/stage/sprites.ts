import { dataUrl } from '../art/kit.ts';
import type { SymbolLook } from '../art/symbols.ts';
import type { GameSymbol } from '../../../../maths/slot/model.ts';

/** The rasterised pictures of a symbol: sharp and with motion blur. */
export interface Sprite {
  readonly sharp: HTMLCanvasElement;
  /** 1.5 times as high as the symbol. */
  readonly smeared: HTMLCanvasElement;
}
/** The sprites of all symbols at one size. */
export type Sprites = Readonly<Record<GameSymbol, Sprite>>;

const SMEAR = 0.5;

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  const ctx = made.getContext('2d');
  if (ctx === null) throw new Error('This browser cannot draw the game.');
  return [made, ctx];
}

async function spriteOf(look: SymbolLook, size: number): Promise<Sprite> {
  const image = new Image(size, size);
  image.src = dataUrl(look.svg(size));
  await image.decode();
  const [sharp, ctx] = canvas(size, size);
  ctx.drawImage(image, 0, 0, size, size);
  const [smeared, smear] = canvas(size, Math.round(size * (1 + SMEAR)));
  const steps = 26;
  smear.globalAlpha = 2.4 / steps;
  for (let n = 0; n < steps; n += 1) smear.drawImage(sharp, 0, (size * SMEAR * n) / (steps - 1), size, size);
  return { sharp, smeared };
}

/** Rasterises every symbol at `size` device pixels. */
export async function loadSprites(looks: Readonly<Record<GameSymbol, SymbolLook>>, size: number): Promise<Sprites> {
  const entries = await Promise.all(
    Object.entries(looks).map(async ([symbol, look]) => [symbol, await spriteOf(look, size)] as const),
  );
  return Object.fromEntries(entries) as unknown as Sprites;
}
