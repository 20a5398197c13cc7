import { evaluate, windowAt } from '../../../../maths/slot/evaluate.ts';
import type { Win } from '../../../../maths/slot/evaluate.ts';
import { REELS, ROWS } from '../../../../maths/slot/model.ts';
import type { GameSymbol, MathModel, Strips } from '../../../../maths/slot/model.ts';
import type { Spin } from '../../../../shared/slot.ts';
import { faded } from '../art/palette.ts';
import type { Palette } from '../art/palette.ts';
import type { SymbolLook } from '../art/symbols.ts';
import { frameLayers } from './frame.ts';
import type { FrameLayers } from './frame.ts';
import { BLEED, centre, fit } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { AnimationPace } from './pace.ts';
import { STILL } from './pace.ts';
import { Particles } from './particles.ts';
import { Reel } from './reel.ts';
import { loadSprites } from './sprites.ts';
import type { Sprites } from './sprites.ts';
import { drawMark } from './win-marks.ts';

/** Callbacks of the stage, for sounds. */
export interface StageEvents {
  reelStopped(reel: number, scatter: boolean): void;
  suspense(): void;
}

interface Landing {
  readonly spin: Spin;
  readonly at: number[];
  readonly suspense: readonly boolean[];
  readonly done: () => void;
  rested: number;
}

const DIM = 'rgb(3 1 10 / .6)';
/** How long wins are animated while the game is idle, in milliseconds. */
const SHOWN_MS = 14_000;

function glowPicture(color: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const ctx = canvas.getContext('2d');
  const light = ctx?.createRadialGradient(64, 64, 0, 64, 64, 64);
  if (!ctx || !light) return canvas;
  light.addColorStop(0, color);
  light.addColorStop(1, faded(color));
  ctx.globalAlpha = 0.5;
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, 128, 128);
  return canvas;
}

/** The reels on their canvas, drawn only while something moves. */
export class Stage {
  pace: AnimationPace;
  private readonly canvas: HTMLCanvasElement;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly model: MathModel;
  private readonly looks: Readonly<Record<GameSymbol, SymbolLook>>;
  private readonly palette: Palette;
  private readonly events: StageEvents;
  private readonly reels: Reel[];
  private readonly particles: Particles;
  private readonly glow: HTMLCanvasElement;
  private geometry: Geometry = fit(320, 200);
  private scale = 1;
  private layers: FrameLayers | null = null;
  private sprites: Sprites | null = null;
  private landing: Landing | null = null;
  private wins: readonly Win[] = [];
  private winsSince = 0;
  private spunSince = 0;
  private last = 0;
  private frame = 0;
  private shownStops: { readonly strips: Strips; readonly stops: readonly number[] };

  constructor(canvas: HTMLCanvasElement, model: MathModel, looks: Readonly<Record<GameSymbol, SymbolLook>>, palette: Palette, pace: AnimationPace, events: StageEvents) {
    const ctx = canvas.getContext('2d');
    if (ctx === null) throw new Error('This browser cannot draw the game.');
    [this.canvas, this.ctx, this.model, this.looks, this.palette, this.pace, this.events] = [canvas, ctx, model, looks, palette, pace, events];
    this.reels = model.strips.map((strip) => new Reel(strip));
    this.particles = new Particles(palette.accent);
    this.glow = glowPicture(palette.accent);
    // The initial symbols: a variety of high symbols that pays nothing.
    const opening = Array.from({ length: 400 }, (_, n) => model.strips.map((strip, reel) => (n * (2 * reel + 3) + reel * 5) % strip.length));
    const variety = (candidate: number[]): number => new Set(windowAt(model.strips, candidate).flat().filter((symbol) => 'ABCDWS'.includes(symbol))).size;
    const quiet = opening.filter((candidate) => evaluate(model, windowAt(model.strips, candidate)).coins === 0);
    const stops = quiet.toSorted((a, b) => variety(b) - variety(a))[0] ?? [0, 0, 0, 0, 0];
    this.shownStops = { strips: model.strips, stops };
    this.place();
  }

  /** Adapts to a box in CSS pixels and rasterises the pictures at its resolution. */
  async resize(width: number, height: number): Promise<void> {
    this.geometry = fit(width, height);
    this.scale = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = Math.round((width + BLEED * 2) * this.scale);
    this.canvas.height = Math.round((height + BLEED * 2) * this.scale);
    this.canvas.style.inset = `${-BLEED}px`;
    this.canvas.style.inlineSize = `${width + BLEED * 2}px`;
    this.canvas.style.blockSize = `${height + BLEED * 2}px`;
    this.layers = frameLayers(this.geometry, this.palette, this.scale);
    if (this.sprites) this.draw(performance.now());
    this.sprites = await loadSprites(this.looks, Math.max(32, Math.round(this.geometry.symbol * this.scale)));
    this.wake();
  }

  private place(): void {
    this.reels.forEach((reel, index) => reel.place(this.shownStops.strips[index] ?? '', this.shownStops.stops[index] ?? 0));
  }

  private stripsOf(kind: Spin['kind']): Strips {
    return kind === 'free' ? this.model.free.strips : this.model.strips;
  }

  /** Shows a result without spinning. */
  show(spin: Spin): void {
    this.landing = null;
    this.shownStops = { strips: this.stripsOf(spin.kind), stops: spin.stops };
    this.place();
    this.wake();
  }

  /** Spins the reels until `land` or `cancel`. */
  spin(kind: Spin['kind']): void {
    this.clearWins();
    const now = performance.now();
    this.spunSince = now;
    if (this.pace !== STILL) this.reels.forEach((reel, index) => reel.start(now, index * Math.min(60, this.pace.stagger / 2), this.stripsOf(kind)[index] ?? ''));
    this.wake();
  }

  /** Stops the spinning reels on a result, one after the other. */
  land(spin: Spin): Promise<void> {
    if (this.pace === STILL || this.reels.every((reel) => reel.resting)) {
      this.show(spin);
      return Promise.resolve();
    }
    const first = Math.max(performance.now(), this.spunSince + this.pace.least);
    const window = windowAt(this.stripsOf(spin.kind), spin.stops);
    let at = first;
    let scatters = 0;
    const suspense: boolean[] = [];
    const times = window.map((column, reel) => {
      const thrilling = spin.kind === 'base' && scatters >= 2;
      suspense.push(thrilling);
      at += reel === 0 ? 0 : this.pace.stagger;
      if (thrilling) at += this.pace.suspense;
      if (column.includes('S')) scatters += 1;
      return at;
    });
    this.shownStops = { strips: this.stripsOf(spin.kind), stops: spin.stops };
    return new Promise((done) => {
      this.landing = { spin, at: times, suspense, done, rested: 0 };
    });
  }

  /** Stops all reels as soon as possible, on the same result. */
  hurry(): void {
    if (this.landing) this.landing.at.forEach((_, reel, times) => (times[reel] = Math.min(times[reel] ?? 0, performance.now() + reel * 30)));
  }

  /** Restores the symbols that were shown before, when nothing was played. */
  cancel(): void {
    this.landing = null;
    this.place();
    this.wake();
  }

  /** Shows winning combinations together, then one after the other until cleared. */
  showWins(wins: readonly Win[]): void {
    this.wins = wins;
    this.winsSince = performance.now();
    if (this.pace !== STILL) {
      const cells = new Map(wins.flatMap((win) => win.cells).map((cell) => [`${cell.reel}:${cell.row}`, cell]));
      for (const { reel, row } of cells.values()) this.particles.burst(...centre(this.geometry, reel, row), 7, this.geometry.cellWidth * 0.9);
    }
    this.wake();
  }

  clearWins(): void {
    this.wins = [];
    this.wake();
  }

  /** Emits coins for a big win. */
  celebrate(count: number): void {
    const { width, height } = this.geometry;
    if (this.pace !== STILL) this.particles.fountain(width / 2, height * 1.02, width, height, count);
    this.wake();
  }

  private wake(): void {
    if (this.frame !== 0) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (now: number): void => {
    const seconds = Math.min(0.05, Math.max(0, now - this.last) / 1000);
    this.last = now;
    this.advance(now);
    this.particles.update(seconds, this.geometry.height);
    this.draw(now);
    if (now - this.winsSince > SHOWN_MS && this.wins.length > 0 && this.pace !== STILL) this.wins = [];
    const cycling = this.wins.length > 0 && this.pace !== STILL;
    const moving = cycling || this.particles.busy || this.reels.some((reel) => !reel.resting);
    this.frame = moving ? requestAnimationFrame(this.tick) : 0;
  };

  private advance(now: number): void {
    const { landing } = this;
    this.reels.forEach((reel, index) => {
      if (landing && (landing.at[index] ?? Infinity) <= now) {
        landing.at[index] = Infinity;
        reel.stop(now, landing.spin.stops[index] ?? 0, this.pace);
        if (landing.suspense[index + 1] === true) this.events.suspense();
      }
      if (!reel.update(now, this.pace) || !landing) return;
      landing.rested += 1;
      const scatter = landing.spin.kind === 'base' && reel.shows('S');
      if (scatter) {
        const row = [0, 1, 2].find((candidate) => reel.symbolAt(candidate) === 'S') ?? 1;
        this.particles.burst(...centre(this.geometry, index, row), 14, this.geometry.cellWidth);
      }
      this.events.reelStopped(index, scatter);
      if (landing.rested < REELS) return;
      this.landing = null;
      landing.done();
    });
  }

  private drawSymbol(symbol: GameSymbol, x: number, y: number, speed: number, grow = 1): void {
    const sprite = this.sprites?.[symbol];
    if (!sprite) return;
    const size = this.geometry.symbol * grow;
    if (speed > 13) this.ctx.drawImage(sprite.smeared, x - size / 2, y - size * 0.75, size, size * 1.5);
    else this.ctx.drawImage(sprite.sharp, x - size / 2, y - size / 2, size, size);
  }

  private drawReels(): void {
    const { ctx, geometry: g } = this;
    ctx.save();
    ctx.beginPath();
    ctx.rect(g.x, g.y, g.cellWidth * REELS, g.cellHeight * ROWS);
    ctx.clip();
    this.reels.forEach((reel, index) => {
      const part = reel.position - Math.floor(reel.position);
      const x = g.x + (index + 0.5) * g.cellWidth;
      if (this.landing?.suspense[index] === true && !reel.resting) {
        ctx.fillStyle = this.palette.accent;
        ctx.globalAlpha = 0.16 + 0.08 * Math.sin(performance.now() / 70);
        ctx.fillRect(x - g.cellWidth / 2, g.y, g.cellWidth, g.cellHeight * ROWS);
        ctx.globalAlpha = 1;
      }
      for (let row = -1; row <= ROWS; row += 1) this.drawSymbol(reel.symbolAt(row), x, g.y + (row + 0.5 - part) * g.cellHeight, Math.abs(reel.speed));
    });
    ctx.restore();
  }

  private drawWins(now: number): void {
    if (this.wins.length === 0) return;
    const { ctx, geometry: g } = this;
    const since = now - this.winsSince;
    const together = 1300;
    const single = this.wins.length > 1 && since > together && this.pace !== STILL ? this.wins[Math.floor((since - together) / 1150) % this.wins.length] : undefined;
    const shown = single ? [single] : this.wins;
    ctx.fillStyle = DIM;
    ctx.globalAlpha = Math.min(1, since / 200);
    ctx.fillRect(g.x, g.y, g.cellWidth * REELS, g.cellHeight * ROWS);
    ctx.globalAlpha = 1;
    const drawn = this.pace === STILL ? 1 : Math.min(1, (single ? ((since - together) % 1150) / 300 : since / 420));
    for (const win of shown) if (win.kind === 'line') drawMark(ctx, g, this.model, win, drawn);
    const pulse = this.pace === STILL ? 1.06 : 1.06 + 0.07 * Math.sin(since / 130);
    const cells = new Map(shown.flatMap((win) => win.cells).map((cell) => [`${cell.reel}:${cell.row}`, cell]));
    for (const { reel, row } of cells.values()) {
      const [x, y] = centre(g, reel, row);
      const light = g.cellWidth * 0.62;
      ctx.drawImage(this.glow, x - light, y - light, light * 2, light * 2);
      this.drawSymbol(this.reels[reel]?.symbolAt(row) ?? 'H', x, y, 0, pulse);
    }
    for (const win of shown) if (win.kind !== 'line') drawMark(ctx, g, this.model, win, drawn);
  }

  private draw(now: number): void {
    const { ctx, geometry, layers } = this;
    if (!layers) return;
    ctx.setTransform(this.scale, 0, 0, this.scale, BLEED * this.scale, BLEED * this.scale);
    ctx.clearRect(-BLEED, -BLEED, geometry.width + BLEED * 2, geometry.height + BLEED * 2);
    const [w, h] = [geometry.width + BLEED * 2, geometry.height + BLEED * 2];
    ctx.drawImage(layers.behind, -BLEED, -BLEED, w, h);
    this.drawReels();
    ctx.drawImage(layers.front, -BLEED, -BLEED, w, h);
    this.drawWins(now);
    this.particles.draw(ctx);
  }
}
