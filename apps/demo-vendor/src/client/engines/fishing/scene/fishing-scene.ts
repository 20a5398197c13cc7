import { hash32 } from '../../../../shared/skin.ts';
import type { ShotRecord } from '../../../../shared/fishing.ts';
import { SWIMMERS } from '../art/swimmers.ts';
import { spriteOf } from '../art/sprites.ts';
import type { Sprite } from '../art/sprites.ts';
import { beamPicture, drawBeams, paintSea } from '../sea/backdrop.ts';
import type { Backdrop } from '../sea/backdrop.ts';
import { seaOf } from '../sea/palette.ts';
import { Banner } from './banner.ts';
import { Cannon } from './cannon.ts';
import { Effects } from './effects.ts';
import type { SceneLayout } from './layout.ts';
import { unitOf } from './layout.ts';
import { drawFish, School } from './school.ts';
import type { Fish } from './school.ts';
import { Shots } from './shots.ts';
import type { ShotEvents } from './shots.ts';

/** The box of the water in CSS pixels from the canvas’s corner. */
export interface WaterBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Height of the controls that cover its top and bottom. */
  readonly above: number;
  readonly below: number;
}

const INITIAL_LAYOUT: SceneLayout = { width: 1000, height: 700, left: 0, right: 1000, top: 60, bottom: 500, cannonX: 500, cannonY: 600, unit: 1 };
/** Frame times in seconds above which the resolution is reduced. */
const SLOW_S = 1 / 38;
const REDUCED_SLOW_S = 1 / 8;
/** Resolutions in canvas pixels per CSS pixel, in the order of reduction; only the first draws light beams. */
const PIXEL_RATIOS = [2, 1, 0.6] as const;
/** Frame time in seconds with reduced motion. */
const REDUCED_S = 1 / 16;
/** The most pixels of the canvas. */
const MAX_PIXELS = 3_400_000;

/** The scene on its canvas: sea, fish, cannon, shots. It is animated only while the page is visible. */
export class FishingScene {
  readonly canvas = document.createElement('canvas');
  readonly cannon = new Cannon();
  readonly effects = new Effects();
  private readonly banner = new Banner();
  readonly school = new School(INITIAL_LAYOUT);
  /** Called when frames are too slow and the scene must be resized at a lower resolution. */
  onSlowFrames: () => void = () => undefined;
  private readonly shots: Shots;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly palette;
  private readonly seed: number;
  private readonly beam: HTMLCanvasElement;
  private field = INITIAL_LAYOUT;
  private scale = 1;
  private level = 0;
  private slow = 0;
  private sprites: readonly Sprite[] = [];
  private sea: Backdrop | null = null;
  private isMotionReduced = false;
  private last = 0;
  private now = 0;
  private frame = 0;
  private sizing = 0;
  /** The locked target, and the fish that is aimed at. */
  private locked: number | null = null;
  private aimedAt: Fish | null = null;

  constructor(code: string, events: ShotEvents) {
    const ctx = this.canvas.getContext('2d', { alpha: false });
    if (ctx === null) throw new Error('This browser cannot draw the game.');
    this.ctx = ctx;
    this.palette = seaOf(code);
    this.seed = hash32(`ground:${code}`);
    this.beam = beamPicture(this.palette.light);
    this.shots = new Shots(events);
    this.canvas.className = 'sea-canvas';
    this.canvas.setAttribute('aria-hidden', 'true');
    document.addEventListener('visibilitychange', () => this.wake());
  }

  /** Reduced motion: fish are slow, shots hit at once, most effects are off. */
  set reducedMotion(on: boolean) {
    const changed = this.isMotionReduced !== on;
    this.isMotionReduced = on;
    this.school.reducedMotion = on;
    this.effects.reducedMotion = on;
    if (changed && this.sprites.length > 0) void this.loadSprites();
  }

  get reducedMotion(): boolean {
    return this.isMotionReduced;
  }

  /** Adapts to the page's size and redraws the sea. */
  async resize(width: number, height: number, box: WaterBox): Promise<void> {
    this.sizing += 1;
    const mine = this.sizing;
    const unit = unitOf(box.width, box.height);
    this.scale = Math.min(PIXEL_RATIOS[this.level] ?? 1, window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height)));
    const cannonY = box.top + box.height - box.below - 26 * unit;
    const field: SceneLayout = { width, height, left: box.left, right: box.left + box.width, top: box.top + box.above, bottom: cannonY - 78 * unit, cannonX: box.left + box.width / 2, cannonY, unit };
    this.canvas.width = Math.round(width * this.scale);
    this.canvas.height = Math.round(height * this.scale);
    this.sea = paintSea(this.palette, this.seed, { width, height, floor: Math.min(height - 20, cannonY + 6 * unit), scale: this.scale, unit });
    const first = this.sprites.length === 0;
    this.field = field;
    if (first) await Promise.all([this.loadSprites(), this.cannon.load()]);
    else if (mine === this.sizing) await this.loadSprites();
    if (mine !== this.sizing) return;
    this.school.resize(field);
    this.school.fill();
    this.wake();
  }

  private async loadSprites(): Promise<void> {
    const { unit } = this.field;
    const mine = this.sizing;
    const made = await Promise.all(SWIMMERS.map(({ art, length }) => spriteOf(art, length * unit * this.scale, this.isMotionReduced)));
    if (mine === this.sizing) this.sprites = made;
  }

  /** Turns the cannon towards a point of the canvas. */
  aimAt(x: number, y: number): void {
    this.cannon.aim(Math.atan2(x - this.field.cannonX, this.field.cannonY - y));
  }

  /** Locks the cannon on a target, or on none. */
  lock(target: number | null): void {
    this.locked = target;
    this.aimedAt = null;
    this.school.wanted = target;
  }

  /** Fires a shot. Returns false when no fish of the locked target is in reach or too many shots are flying. */
  fire(power: number): boolean {
    const { cannonX, cannonY, unit } = this.field;
    if (this.locked !== null) {
      const aim = this.updateAim();
      if (aim === null) return false;
      this.aimAt(aim.x, aim.y);
    }
    const [dx, dy] = this.cannon.muzzle(unit);
    if (!this.shots.fire(cannonX + dx, cannonY + dy, this.cannon.angle, power, this.aimedAt, unit)) return false;
    this.cannon.startRecoil();
    if (this.isMotionReduced) this.shots.finish(this.field, this.school);
    return true;
  }

  /** Removes flying shots. */
  clearShots(): void {
    this.shots.clear();
  }

  /** Shows a catch of the fish that was hit, or of another one of its kind, and returns that fish. */
  caught(hit: Fish, amount: string, [target, , times]: ShotRecord, grand: boolean): Fish {
    const { unit } = this.field;
    const one = hit.caught === null ? hit : (this.school.nearest(target, hit.x, hit.y) ?? hit);
    one.caught ??= 0;
    this.effects.fountain(one.x, one.y, Math.min(grand ? 44 : 16, 2 + times), unit);
    this.effects.note(one.x, one.y, amount, Math.max(15, Math.min(46, 15 + Math.sqrt(times) * 3.2)) * Math.max(0.8, unit));
    return one;
  }

  /** Shows lightning from a jellyfish to a smaller fish and catches it. */
  strike(from: Fish, target: number, amount: string): void {
    const next = this.school.nearest(target, from.x, from.y);
    if (next === null) return;
    this.effects.lightning([from.x, from.y], [next.x, next.y]);
    next.caught ??= 0;
    this.effects.note(next.x, next.y, amount, 17 * Math.max(0.8, this.field.unit));
  }

  /** Shows the banner of a large prize. */
  showBanner(title: string, amount: string, grand: boolean): void {
    this.banner.show(title, amount, grand);
    if (grand) this.effects.startShake();
  }

  ring(x: number, y: number, power: number): void {
    this.effects.ring(x, y, power, (30 + power * 2.2) * this.field.unit);
  }

  private updateAim(): Fish | null {
    if (this.locked === null) return null;
    if (this.aimedAt === null || this.aimedAt.caught !== null || !this.school.isInside(this.aimedAt) || !this.school.fish.includes(this.aimedAt))
      this.aimedAt = this.school.nearest(this.locked, this.field.cannonX, this.field.cannonY);
    return this.aimedAt;
  }

  private wake(): void {
    if (this.frame !== 0 || document.hidden) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (at: number): void => {
    this.frame = 0;
    if (document.hidden || !this.canvas.isConnected) return;
    const passed = (at - this.last) / 1000;
    // Slow motion needs fewer frames.
    if (this.isMotionReduced && passed < REDUCED_S) {
      this.frame = requestAnimationFrame(this.tick);
      return;
    }
    this.last = at;
    this.watchPace(passed);
    const seconds = Math.max(0, Math.min(this.isMotionReduced ? 0.1 : 0.05, passed));
    this.now += seconds;
    this.school.update(seconds, this.now);
    for (let part = 0; part < 2; part += 1) this.shots.update(seconds / 2, this.field, this.school);
    this.effects.update(seconds);
    this.banner.update(seconds);
    this.cannon.update(seconds);
    const aim = this.updateAim();
    if (aim !== null) this.aimAt(aim.x, aim.y);
    this.draw();
    this.frame = requestAnimationFrame(this.tick);
  };

  private watchPace(passed: number): void {
    if (this.level === PIXEL_RATIOS.length - 1 || passed > 2) return;
    this.slow = passed > (this.isMotionReduced ? REDUCED_SLOW_S : SLOW_S) ? this.slow + 1 : Math.max(0, this.slow - 2);
    if (this.slow < (this.isMotionReduced ? 25 : 90)) return;
    this.slow = 0;
    this.level += 1;
    this.onSlowFrames();
  }

  private draw(): void {
    const { ctx, field, sea, scale, now } = this;
    if (sea === null) return;
    const [jx, jy] = this.effects.shakeOffset();
    const { width, height, unit } = field;
    const [far, reef, front] = sea.layers;
    const sway = this.isMotionReduced ? 0 : Math.sin(now * 0.13) * 9 - this.cannon.angle * 6;
    const layer = (picture: HTMLCanvasElement, depth: number): void => ctx.drawImage(picture, -sea.margin + sway * depth, 0, picture.width / scale, height);
    ctx.setTransform(scale, 0, 0, scale, jx * scale, jy * scale);
    layer(far, 0.35);
    if (this.level === 0) drawBeams(ctx, this.beam, width, height, this.isMotionReduced ? 3 : now);
    layer(reef, 1);
    this.effects.drawBubbles(ctx, width, height, now);
    for (const one of this.school.fish) {
      const sprite = this.sprites[one.target];
      if (sprite !== undefined) drawFish(ctx, one, sprite, scale, now, this.isMotionReduced);
    }
    this.drawLock();
    layer(front, 1.8);
    this.shots.draw(ctx, unit);
    this.cannon.draw(ctx, field.cannonX, field.cannonY, unit, this.isMotionReduced);
    this.effects.draw(ctx, [field.cannonX, field.cannonY], unit);
    this.banner.draw(ctx, (field.left + field.right) / 2, (field.top + field.bottom) / 2, field.right - field.left, unit, this.palette.light, this.isMotionReduced);
  }

  /** Draws the mark around the fish that is aimed at. */
  private drawLock(): void {
    const { ctx, aimedAt: aim, field: { unit } } = this;
    if (aim === null || aim.caught !== null) return;
    const reach = Math.max(aim.halfWidth, aim.halfHeight) * 1.15 + 8 * unit;
    ctx.save();
    ctx.translate(aim.x, aim.y);
    if (!this.isMotionReduced) ctx.rotate(this.now * 0.8);
    for (const [colour, width] of [['rgb(0 0 0 / .55)', 5], ['#ff4d4d', 2.5]] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.beginPath();
      for (let part = 0; part < 4; part += 1) {
        const from = (part * Math.PI) / 2 + 0.35;
        ctx.moveTo(Math.cos(from) * reach, Math.sin(from) * reach);
        ctx.arc(0, 0, reach, from, from + 0.87);
      }
      ctx.stroke();
    }
    ctx.restore();
  }
}
