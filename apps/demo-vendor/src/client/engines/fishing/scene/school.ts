import { SWIMMERS } from '../art/swimmers.ts';
import type { Swimmer } from '../art/swimmers.ts';
import type { Sprite } from '../art/sprites.ts';
import type { SceneLayout } from './layout.ts';

/** A swimming target. Its position is decided by the page; the result of a hit depends on its kind only. */
export interface Fish {
  readonly target: number;
  readonly swimmer: Swimmer;
  x: number;
  y: number;
  /** Direction: 1 to the right, -1 to the left. */
  readonly way: 1 | -1;
  readonly speed: number;
  readonly lane: number;
  readonly reach: number;
  readonly often: number;
  readonly phase: number;
  lean: number;
  /** Brightness of the last hit, from 1 down to 0. */
  flash: number;
  /** Seconds since it was caught; null while it swims. */
  caught: number | null;
  /** Half axes of the elliptic hit area, in CSS pixels. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Duration of the catch animation in seconds. */
export const CAUGHT_S = 0.75;
const QUIET = 0.28;

/** All fish of a scene, and the appearance of new ones. */
export class School {
  readonly fish: Fish[] = [];
  /** Reduced motion. */
  reducedMotion = false;
  /** A target that should appear soon. */
  wanted: number | null = null;
  private wait = 0;
  private field: SceneLayout;

  constructor(field: SceneLayout) {
    this.field = field;
  }

  /** Adapts to another size; fish keep their relative positions. */
  resize(field: SceneLayout): void {
    const [sx, sy] = [field.width / this.field.width, (field.bottom - field.top) / (this.field.bottom - this.field.top)];
    const before = this.fish.splice(0);
    const old = this.field;
    this.field = field;
    for (const one of before) this.add(one.target, one.way, one.x * sx, field.top + (one.lane - old.top) * sy);
  }

  /** Fills the scene with fish at random positions. */
  fill(): void {
    for (const [target, { many, school }] of SWIMMERS.entries())
      for (let n = this.countOf(target); n < Math.floor(many * this.densityFactor() + 0.45); n += school) this.spawn(target, true);
  }

  /** The fish of a kind in reach that is nearest to a point. */
  nearest(target: number, x: number, y: number): Fish | null {
    const inside = this.fish.filter((one) => one.target === target && one.caught === null && this.isInside(one));
    return inside.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0] ?? null;
  }

  /** Whether shots can reach a fish. */
  isInside({ x, y }: Fish): boolean {
    const { left, right, top, bottom } = this.field;
    return x > left + 8 && x < right - 8 && y > top && y < bottom;
  }

  /** The smallest fish at a point. */
  at(x: number, y: number, slack = 1): Fish | null {
    let found: Fish | null = null;
    for (const one of this.fish) {
      if (one.caught !== null) continue;
      const [dx, dy] = [(x - one.x) / (one.halfWidth * slack), (y - one.y) / (one.halfHeight * slack)];
      if (dx * dx + dy * dy < 1 && (found === null || one.halfWidth < found.halfWidth)) found = one;
    }
    return found;
  }

  update(seconds: number, now: number): void {
    const pace = this.reducedMotion ? QUIET : 1;
    const { width } = this.field;
    for (let index = this.fish.length - 1; index >= 0; index -= 1) {
      const one = this.fish[index];
      if (one === undefined) continue;
      one.flash = Math.max(0, one.flash - seconds * 5);
      if (one.caught === null) this.swim(one, seconds, now, pace);
      else one.caught += seconds;
      const gone = one.way === 1 ? one.x - one.halfWidth * 1.4 > width : one.x + one.halfWidth * 1.4 < 0;
      if (gone || (one.caught ?? 0) > CAUGHT_S) this.fish.splice(index, 1);
    }
    this.wait -= seconds;
    if (this.wait > 0) return;
    this.wait = 0.35;
    if (this.wanted !== null && !this.isNear(this.wanted)) return this.spawn(this.wanted, this.reducedMotion);
    const missing = SWIMMERS.flatMap(({ many }, target) => (Math.random() < many * this.densityFactor() - this.countOf(target) ? [target] : []));
    const next = missing[Math.floor(Math.random() * missing.length)];
    if (next !== undefined) this.spawn(next, false);
  }

  private swim(one: Fish, seconds: number, now: number, pace: number): void {
    const { motion } = one.swimmer.art;
    const turn = now * one.often * pace * Math.PI * 2 + one.phase;
    const surge = motion === 'pulse' ? 0.55 + 0.9 * Math.max(0, Math.sin(now * 2.4 + one.phase)) : 1;
    one.x += one.way * one.speed * pace * surge * seconds;
    one.y = one.lane + Math.sin(turn) * one.reach;
    const climb = Math.cos(turn) * one.reach * one.often * Math.PI * 2;
    one.lean = motion === 'bob' ? Math.sin(turn * 1.7) * 0.09 : motion === 'pulse' || motion === 'sway' ? Math.sin(turn) * 0.05 : Math.atan2(climb, one.speed) * 0.7;
  }

  private densityFactor(): number {
    const { left, right, top, bottom, unit } = this.field;
    return Math.max(0.5, Math.min(1.5, ((right - left) * (bottom - top)) / (760 * 400 * unit * unit)));
  }

  /** Whether a fish of a kind is in reach or about to appear. */
  private isNear(target: number): boolean {
    const { width, unit } = this.field;
    return this.fish.some((one) => one.target === target && one.caught === null && (this.isInside(one) || (one.way === 1 ? one.x < 0 && one.x > -200 * unit : one.x > width && one.x < width + 200 * unit)));
  }

  private countOf(target: number): number {
    return this.fish.reduce((sum, one) => sum + Number(one.target === target && one.caught === null), 0);
  }

  /** Of six random places, the one farthest from other fish. */
  private mostDistantPlace(place: () => readonly [number, number]): readonly [number, number] {
    const room = ([x, y]: readonly [number, number]): number => Math.min(1e4, ...this.fish.map((one) => Math.hypot((one.x - x) * 0.7, one.lane - y) - one.halfWidth * 0.5));
    return Array.from({ length: 6 }, place).toSorted((a, b) => room(b) - room(a))[0] ?? [0, 0];
  }

  /** Adds a school at a side, or inside the scene. */
  private spawn(target: number, inside: boolean): void {
    const swimmer = SWIMMERS[target];
    if (swimmer === undefined) return;
    const { width, top, bottom, unit } = this.field;
    const way = Math.random() < 0.5 ? 1 : -1;
    const half = (swimmer.length * unit) / 2;
    const high = half * (swimmer.art.height / swimmer.art.width) + swimmer.wander[0] * unit * 0.6;
    const edge = way === 1 ? -half * 1.3 : width + half * 1.3;
    const [start, lane] = this.mostDistantPlace(() => [inside ? Math.random() * width : edge, top + high + Math.random() * Math.max(1, bottom - top - high * 2)]);
    for (let n = 0; n < swimmer.school; n += 1) {
      const behind = n === 0 ? 0 : (n * 0.9 + Math.random() * 0.4) * half * 1.3;
      this.add(target, way, start - way * behind, lane + (n === 0 ? 0 : (Math.random() - 0.5) * half * 2.4), n);
    }
  }

  private add(target: number, way: 1 | -1, x: number, lane: number, place = 0): void {
    const swimmer = SWIMMERS[target];
    if (swimmer === undefined) return;
    const { unit } = this.field;
    const length = swimmer.length * unit;
    const [reach, often] = swimmer.wander;
    this.fish.push({
      target, swimmer, x, y: lane, way, lane, lean: 0, flash: 0, caught: null,
      speed: swimmer.speed * unit * (swimmer.school > 1 ? 1 : 0.85 + Math.random() * 0.3),
      reach: reach * unit, often: often * (0.85 + Math.random() * 0.3), phase: place * 0.5 + Math.random() * (swimmer.school > 1 ? 0.6 : 6.28),
      halfWidth: length * 0.43, halfHeight: ((length * swimmer.art.height) / swimmer.art.width) * 0.4,
    });
    // Large fish are drawn behind small ones.
    this.fish.sort((a, b) => b.swimmer.length - a.swimmer.length);
  }
}

export function drawFish(ctx: CanvasRenderingContext2D, one: Fish, sprite: Sprite, scale: number, now: number, reducedMotion: boolean): void {
  const rate = 0.45 + 46 / one.swimmer.length;
  const frame = Math.floor((((now * rate + one.phase) % 1) + 1) * sprite.frames) % sprite.frames;
  const [w, h] = [sprite.width / scale, sprite.height / scale];
  const upright = one.swimmer.art.motion === 'bob' || one.swimmer.art.motion === 'pulse';
  ctx.save();
  ctx.translate(one.x, one.y);
  if (!upright) ctx.scale(one.way, 1);
  ctx.rotate(one.lean);
  if (one.caught !== null) {
    const over = one.caught / CAUGHT_S;
    const size = reducedMotion ? 1 : over < 0.25 ? 1 + over * 1.2 : 1.3 * (1 - (over - 0.25) / 0.75);
    if (!reducedMotion) ctx.rotate(over * over * 5);
    ctx.scale(size, size);
    ctx.globalAlpha = 1 - Math.max(0, over - 0.45) / 0.55;
  }
  ctx.drawImage(sprite.sheet, frame * sprite.width, 0, sprite.width, sprite.height, -w / 2, -h / 2, w, h);
  const light = one.caught === null ? one.flash * 0.7 : Math.max(0, 0.8 - one.caught * 2.2);
  if (light > 0.02) {
    ctx.globalCompositeOperation = 'lighter';
    ctx.globalAlpha *= light;
    ctx.drawImage(sprite.sheet, frame * sprite.width, 0, sprite.width, sprite.height, -w / 2, -h / 2, w, h);
  }
  ctx.restore();
}
