import { ROWS } from '../../../../maths/slot/model.ts';
import type { GameSymbol } from '../../../../maths/slot/model.ts';
import type { AnimationPace } from './pace.ts';

/** Overshoot of the easing function: a reel passes its stop slightly and falls back. */
const BACK = 0.9;
const WINDUP_MS = 150;

const backOut = (u: number): number => 1 + (BACK + 1) * (u - 1) ** 3 + BACK * (u - 1) ** 2;

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'spinning'; readonly from: number; last: number }
  | { readonly kind: 'stopping'; readonly from: number; readonly target: number; readonly run: number; readonly duration: number };

/** The position and motion of a reel. Times in milliseconds of the page's clock. */
export class Reel {
  /** Index of the symbol in the top row; whole at rest. */
  position = 0;
  /** Symbols per second, for motion blur. */
  speed = 0;
  private strip: string;
  private motion: Motion = { kind: 'rest' };
  private pending: string | null = null;

  constructor(strip: string) {
    this.strip = strip;
  }

  get resting(): boolean {
    return this.motion.kind === 'rest';
  }

  /** The symbol `row` rows below the top one; rows −1 and 3 are just outside. */
  symbolAt(row: number): GameSymbol {
    const { length } = this.strip;
    const index = (((Math.floor(this.position) + row) % length) + length) % length;
    return this.strip[index] as GameSymbol;
  }

  /** Shows a stop without animation. */
  place(strip: string, stop: number): void {
    this.strip = strip;
    this.position = stop;
    this.speed = 0;
    this.motion = { kind: 'rest' };
  }

  /** Starts to spin, `delay` ms after `now`. A new strip is applied when the reel has reached its full speed. */
  start(now: number, delay: number, strip: string): void {
    this.pending = strip === this.strip ? null : strip;
    this.motion = { kind: 'spinning', from: now + delay, last: now + delay };
  }

  /** Slows down to `stop`. */
  stop(now: number, stop: number, pace: AnimationPace): void {
    this.takeStrip();
    // The jump to the right distance from the stop is invisible at this speed.
    const run = pace.runOut + (this.position - Math.floor(this.position));
    const duration = (((BACK + 3) * run) / pace.speed) * 1000;
    this.motion = { kind: 'stopping', from: now, target: stop, run, duration };
    this.position = stop + run;
  }

  private takeStrip(): void {
    if (this.pending !== null) this.strip = this.pending;
    this.pending = null;
  }

  /** Advances to `now`. Returns true when the reel comes to rest. */
  update(now: number, pace: AnimationPace): boolean {
    const { motion } = this;
    if (motion.kind === 'rest') return false;
    if (motion.kind === 'spinning') {
      const since = now - motion.from;
      if (since < 0) return false;
      const step = now - motion.last;
      motion.last = now;
      if (since < WINDUP_MS) this.speed = -3.2 * Math.cos((since / WINDUP_MS) * (Math.PI / 2));
      else {
        this.speed = Math.min(pace.speed, ((since - WINDUP_MS) / 160) * pace.speed);
        if (this.speed >= pace.speed) this.takeStrip();
      }
      this.position -= (this.speed * step) / 1000;
      return false;
    }
    const u = Math.min(1, (now - motion.from) / motion.duration);
    const before = this.position;
    this.position = motion.target + motion.run * (1 - backOut(u));
    this.speed = Math.abs(before - this.position) * 60;
    if (u < 1) return false;
    this.place(this.strip, motion.target);
    return true;
  }

  /** Whether a symbol is visible at rest. */
  shows(symbol: GameSymbol): boolean {
    return Array.from({ length: ROWS }, (_, row) => this.symbolAt(row)).includes(symbol);
  }
}
