import { canvasOf, imageOf } from '../art/sprites.ts';
import { powerTier, POWER_COLOURS } from './shots.ts';
import { withAlpha } from '../sea/palette.ts';
import { drawText } from './canvas-text.ts';

interface Coin { live: boolean; x: number; y: number; vx: number; vy: number; age: number; wait: number; turn: number }
interface Note { live: boolean; x: number; y: number; age: number; text: string; size: number }
interface Ring { live: boolean; x: number; y: number; age: number; size: number; tier: number }
interface Bolt { live: boolean; points: readonly (readonly [number, number])[]; age: number }
interface Bubble { x: number; y: number; size: number; speed: number; phase: number }

const COIN_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><defs><linearGradient id="g" x1=".2" x2=".8" y2="1"><stop stop-color="#fffbd6"/><stop offset=".35" stop-color="#ffd84d"/><stop offset=".7" stop-color="#d18f0e"/><stop offset="1" stop-color="#ffe58a"/></linearGradient></defs><circle cx="32" cy="32" r="29" fill="url(#g)" stroke="#7a4d05" stroke-width="3"/><circle cx="32" cy="32" r="21" fill="none" stroke="#9a650a" stroke-width="2.500"/><path d="M42 32c-4-7-12-8-18-2l-6-5c2 5 2 9 0 14l6-5c6 6 14 5 18-2Z" fill="#9a650a"/><circle cx="36" cy="30" r="1.800" fill="#fff3b0"/></svg>';
const FLY_S = 0.85;
const NOTE_S = 1.3;
const RING_S = 0.32;
const BOLT_S = 0.5;

function ringPicture(colour: string): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(128, 128);
  ctx.translate(64, 64);
  const glow = ctx.createRadialGradient(0, 0, 8, 0, 0, 62);
  glow.addColorStop(0, withAlpha(colour, 0.75));
  glow.addColorStop(0.5, withAlpha(colour, 0.25));
  glow.addColorStop(1, withAlpha(colour, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(-64, -64, 128, 128);
  ctx.strokeStyle = '#fff';
  ctx.globalAlpha = 0.85;
  ctx.lineWidth = 2;
  for (let spoke = 0; spoke < 12; spoke += 1) {
    ctx.rotate(Math.PI / 6);
    ctx.beginPath();
    ctx.moveTo(0, -6);
    ctx.lineTo(0, -46);
    for (const r of [18, 32, 46]) {
      ctx.moveTo(0, -r);
      ctx.quadraticCurveTo(r * 0.26, -r * 0.88, r * Math.sin(Math.PI / 6), -r * Math.cos(Math.PI / 6));
    }
    ctx.stroke();
  }
  return canvas;
}

function pool<T extends { live: boolean }>(size: number, make: () => T): { readonly all: readonly T[]; take(): T | undefined } {
  const all = Array.from({ length: size }, make);
  return { all, take: () => all.find(({ live }) => !live) };
}

/** Short animations: nets, coins, amounts, lightning, bubbles. Objects come from fixed pools. */
export class Effects {
  /** Reduced motion: amounts and nets only. */
  reducedMotion = false;
  private coin: CanvasImageSource | null = null;
  private readonly rings = pool<Ring>(24, () => ({ live: false, x: 0, y: 0, age: 0, size: 0, tier: 0 }));
  private readonly coins = pool<Coin>(90, () => ({ live: false, x: 0, y: 0, vx: 0, vy: 0, age: 0, wait: 0, turn: 0 }));
  private readonly notes = pool<Note>(20, () => ({ live: false, x: 0, y: 0, age: 0, text: '', size: 0 }));
  private readonly bolts = pool<Bolt>(9, () => ({ live: false, points: [], age: 0 }));
  private readonly bubbles: Bubble[] = Array.from({ length: 22 }, () => ({ x: Math.random(), y: Math.random(), size: 1.5 + Math.random() * 5, speed: 22 + Math.random() * 40, phase: Math.random() * 6 }));
  private readonly ringPictures = POWER_COLOURS.map(ringPicture);
  private shake = 0;

  constructor() {
    void imageOf(COIN_SVG).then((image) => (this.coin = image));
  }

  /** Shows a net where a shot hit. */
  ring(x: number, y: number, power: number, size: number): void {
    const ring = this.rings.take();
    if (ring !== undefined) Object.assign(ring, { live: true, x, y, age: 0, size, tier: powerTier(power) });
  }

  /** Shows coins that fly from a place to the cannon. */
  fountain(x: number, y: number, count: number, unit: number): void {
    if (this.reducedMotion) return;
    for (let n = 0; n < count; n += 1) {
      const coin = this.coins.take();
      if (coin === undefined) return;
      const angle = Math.random() * Math.PI * 2;
      const speed = (60 + Math.random() * 190) * unit;
      Object.assign(coin, { live: true, x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed - 80 * unit, age: 0, wait: n * 0.012, turn: Math.random() * 6 });
    }
  }

  /** Shows an amount that rises from a place. */
  note(x: number, y: number, text: string, size: number): void {
    const note = this.notes.take();
    if (note !== undefined) Object.assign(note, { live: true, x, y, age: 0, text, size });
  }

  /** Shows lightning between two places. */
  lightning(from: readonly [number, number], to: readonly [number, number]): void {
    const bolt = this.bolts.take();
    if (bolt === undefined || this.reducedMotion) return;
    const points = Array.from({ length: 9 }, (_, n): readonly [number, number] => {
      const at = n / 8;
      const stray = n === 0 || n === 8 ? 0 : 26;
      return [from[0] + (to[0] - from[0]) * at + (Math.random() - 0.5) * stray, from[1] + (to[1] - from[1]) * at + (Math.random() - 0.5) * stray];
    });
    Object.assign(bolt, { live: true, points, age: 0 });
  }

  /** Shakes the scene. */
  startShake(): void {
    if (!this.reducedMotion) this.shake = 0.6;
  }

  update(seconds: number): void {
    this.shake = Math.max(0, this.shake - seconds);
    for (const ring of this.rings.all) if (ring.live && (ring.age += seconds) > RING_S) ring.live = false;
    for (const bolt of this.bolts.all) if (bolt.live && (bolt.age += seconds) > BOLT_S) bolt.live = false;
    for (const note of this.notes.all) if (note.live && (note.age += seconds) > NOTE_S) note.live = false;
    for (const coin of this.coins.all) {
      if (!coin.live) continue;
      coin.age += seconds;
      coin.turn += seconds * 9;
      coin.x += coin.vx * seconds;
      coin.y += coin.vy * seconds;
      coin.vx *= 1 - 2.6 * seconds;
      coin.vy *= 1 - 2.6 * seconds;
      if (coin.age > FLY_S + coin.wait) coin.live = false;
    }
    if (this.reducedMotion) return;
    for (const bubble of this.bubbles) {
      bubble.y -= (bubble.speed * seconds) / 700;
      if (bubble.y < -0.02) Object.assign(bubble, { y: 1.02, x: Math.random() });
    }
  }

  /** The present offset of the shaking scene. */
  shakeOffset(): readonly [number, number] {
    const reach = this.shake * 14;
    return reach === 0 ? [0, 0] : [(Math.random() - 0.5) * reach, (Math.random() - 0.5) * reach];
  }

  drawBubbles(ctx: CanvasRenderingContext2D, width: number, height: number, now: number): void {
    if (this.reducedMotion) return;
    ctx.lineWidth = 1.2;
    for (const { x, y, size, phase } of this.bubbles) {
      const [bx, by] = [x * width + Math.sin(now * 1.6 + phase) * 7, y * height];
      ctx.strokeStyle = 'rgb(255 255 255 / .5)';
      ctx.fillStyle = 'rgb(255 255 255 / .1)';
      ctx.beginPath();
      ctx.arc(bx, by, size, 0, Math.PI * 2);
      ctx.fill();
      ctx.stroke();
      ctx.fillStyle = 'rgb(255 255 255 / .75)';
      ctx.fillRect(bx - size * 0.45, by - size * 0.5, size * 0.32, size * 0.32);
    }
  }

  /** Draws the effects above the fish; coins fly to `home`. */
  draw(ctx: CanvasRenderingContext2D, home: readonly [number, number], unit: number): void {
    for (const ring of this.rings.all) {
      if (!ring.live) continue;
      const over = ring.age / RING_S;
      const size = ring.size * (0.4 + 0.75 * Math.sqrt(over));
      const picture = this.ringPictures[ring.tier];
      ctx.globalAlpha = 1 - over;
      if (picture !== undefined) ctx.drawImage(picture, ring.x - size, ring.y - size, size * 2, size * 2);
    }
    ctx.globalAlpha = 1;
    this.drawBolts(ctx);
    if (this.coin !== null) for (const coin of this.coins.all) if (coin.live && coin.age > coin.wait) this.drawCoin(ctx, coin, home, unit);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    for (const note of this.notes.all) {
      if (!note.live) continue;
      const over = note.age / NOTE_S;
      ctx.globalAlpha = Math.min(1, (1 - over) * 2.5);
      drawText(ctx, note.text, note.x, note.y - (this.reducedMotion ? 0 : 46 * unit * Math.sqrt(over)), note.size * (this.reducedMotion ? 1 : Math.min(1, 0.5 + over * 5)));
    }
    ctx.globalAlpha = 1;
  }

  private drawBolts(ctx: CanvasRenderingContext2D): void {
    ctx.globalCompositeOperation = 'lighter';
    for (const bolt of this.bolts.all) {
      if (!bolt.live) continue;
      ctx.globalAlpha = 1 - bolt.age / BOLT_S;
      for (const [colour, width] of [['#3fb7ff', 9], ['#fff8c4', 3]] as const) {
        ctx.strokeStyle = colour;
        ctx.lineWidth = width;
        ctx.beginPath();
        for (const [x, y] of bolt.points) ctx.lineTo(x, y);
        ctx.stroke();
      }
    }
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = 'source-over';
  }

  private drawCoin(ctx: CanvasRenderingContext2D, coin: Coin, home: readonly [number, number], unit: number): void {
    const over = Math.max(0, (coin.age - coin.wait) / FLY_S);
    const pull = over ** 3;
    const size = 13 * unit * (1 - pull * 0.35);
    ctx.save();
    ctx.translate(coin.x + (home[0] - coin.x) * pull, coin.y + (home[1] - coin.y) * pull);
    ctx.scale(Math.cos(coin.turn), 1);
    if (this.coin !== null) ctx.drawImage(this.coin, -size, -size, size * 2, size * 2);
    ctx.restore();
  }
}
