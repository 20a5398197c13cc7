import { canvasOf } from '../art/sprites.ts';
import { withAlpha } from '../sea/palette.ts';
import type { SceneLayout } from './layout.ts';
import type { Fish, School } from './school.ts';

interface Shot {
  live: boolean;
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  power: number;
  /** The fish it is aimed at; it passes all others. */
  aim: Fish | null;
}

/** Callbacks of shots. */
export interface ShotEvents {
  hit(fish: Fish, power: number, x: number, y: number): void;
  /** The shot has hit nothing; its charges return to the magazine. */
  missed(power: number): void;
}

const MAX_SHOTS = 40;
const SPEED = 880;
const LIFE_S = 5;
/** Colours by power: 1–3, 4–7, 8–10. */
export const POWER_COLOURS = ['#59e1ff', '#ffd34d', '#ff6ad5'] as const;
/** The index of a power's colour. */
export const powerTier = (power: number): 0 | 1 | 2 => (power < 4 ? 0 : power < 8 ? 1 : 2);

function bolt(colour: string): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(40, 96);
  const trail = ctx.createLinearGradient(0, 10, 0, 96);
  trail.addColorStop(0, withAlpha(colour, 0.9));
  trail.addColorStop(1, withAlpha(colour, 0));
  ctx.fillStyle = trail;
  ctx.beginPath();
  ctx.moveTo(20, 6);
  ctx.quadraticCurveTo(36, 22, 20, 96);
  ctx.quadraticCurveTo(4, 22, 20, 6);
  ctx.fill();
  const glow = ctx.createRadialGradient(20, 20, 1, 20, 20, 19);
  glow.addColorStop(0, '#fff');
  glow.addColorStop(0.4, colour);
  glow.addColorStop(1, withAlpha(colour, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, 40, 40);
  ctx.fillStyle = '#fff';
  ctx.beginPath();
  ctx.ellipse(20, 19, 5, 8, 0, 0, Math.PI * 2);
  ctx.fill();
  return canvas;
}

/** Flying shots from a fixed pool. They bounce off the sides until they hit. */
export class Shots {
  private readonly pool: Shot[] = Array.from({ length: MAX_SHOTS }, () => ({ live: false, x: 0, y: 0, vx: 0, vy: 0, age: 0, power: 1, aim: null }));
  private readonly pictures = POWER_COLOURS.map(bolt);
  private readonly events: ShotEvents;

  constructor(events: ShotEvents) {
    this.events = events;
  }

  /** Fires from the muzzle. Returns false when too many shots are flying. */
  fire(x: number, y: number, angle: number, power: number, aim: Fish | null, unit: number): boolean {
    const shot = this.pool.find(({ live }) => !live);
    if (shot === undefined) return false;
    const speed = SPEED * Math.max(0.7, unit);
    Object.assign(shot, { live: true, x, y, vx: Math.sin(angle) * speed, vy: -Math.cos(angle) * speed, age: 0, power, aim });
    return true;
  }

  /** Removes all shots. */
  clear(): void {
    for (const shot of this.pool) shot.live = false;
  }

  update(seconds: number, field: SceneLayout, school: School): void {
    for (const shot of this.pool) if (shot.live) this.move(shot, seconds, field, school);
  }

  /** Simulates all shots to their end, for reduced motion. */
  finish(field: SceneLayout, school: School): void {
    for (let step = 0; step < LIFE_S * 60; step += 1) this.update(1 / 60, field, school);
  }

  private move(shot: Shot, seconds: number, field: SceneLayout, school: School): void {
    shot.age += seconds;
    if (shot.age > LIFE_S) {
      shot.live = false;
      this.events.missed(shot.power);
      return;
    }
    if (shot.aim !== null && (shot.aim.caught !== null || !school.isInside(shot.aim))) shot.aim = null;
    if (shot.aim !== null) {
      const speed = Math.hypot(shot.vx, shot.vy);
      const angle = Math.atan2(shot.aim.y - shot.y, shot.aim.x - shot.x);
      shot.vx = Math.cos(angle) * speed;
      shot.vy = Math.sin(angle) * speed;
    }
    shot.x += shot.vx * seconds;
    shot.y += shot.vy * seconds;
    if ((shot.x < field.left && shot.vx < 0) || (shot.x > field.right && shot.vx > 0)) shot.vx = -shot.vx;
    if ((shot.y < field.top && shot.vy < 0) || (shot.y > field.cannonY && shot.vy > 0)) {
      shot.vy = -shot.vy;
      // A random deviation, so that a vertical shot does not bounce up and down forever.
      shot.vx += (Math.random() - 0.5) * 0.5 * Math.abs(shot.vy);
    }
    const met = shot.aim === null ? school.at(shot.x, shot.y) : school.at(shot.x, shot.y, 1.05) === shot.aim || near(shot, shot.aim) ? shot.aim : null;
    if (met === null || !school.isInside(met)) return;
    shot.live = false;
    met.flash = 1;
    this.events.hit(met, shot.power, shot.x, shot.y);
  }

  draw(ctx: CanvasRenderingContext2D, unit: number): void {
    for (const shot of this.pool) {
      if (!shot.live) continue;
      const tier = powerTier(shot.power);
      const picture = this.pictures[tier];
      if (picture === undefined) continue;
      const size = unit * (0.62 + tier * 0.16);
      ctx.save();
      ctx.translate(shot.x, shot.y);
      ctx.rotate(Math.atan2(shot.vx, -shot.vy));
      ctx.drawImage(picture, -20 * size, -18 * size, 40 * size, 96 * size);
      ctx.restore();
    }
  }
}

function near(shot: Shot, fish: Fish): boolean {
  const [dx, dy] = [(shot.x - fish.x) / fish.halfWidth, (shot.y - fish.y) / fish.halfHeight];
  return dx * dx + dy * dy < 0.8;
}
