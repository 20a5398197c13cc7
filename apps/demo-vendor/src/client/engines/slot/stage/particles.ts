import { faded } from '../art/palette.ts';

interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  age: number;
  readonly life: number;
  readonly size: number;
  readonly kind: 'spark' | 'coin';
}

const MOST = 180;

function sparkPicture(color: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return canvas;
  const light = ctx.createRadialGradient(32, 32, 0, 32, 32, 32);
  light.addColorStop(0, color);
  light.addColorStop(1, faded(color));
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, 64, 64);
  ctx.globalAlpha = 1;
  ctx.fillStyle = '#fff';
  ctx.beginPath();
  ctx.moveTo(32, 2);
  for (const [cx, cy, x, y] of [[32.5, 31.5, 62, 32], [32.5, 32.5, 32, 62], [31.5, 32.5, 2, 32], [31.5, 31.5, 32, 2]] as const) ctx.quadraticCurveTo(cx, cy, x, y);
  ctx.fill();
  return canvas;
}

function coinPicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return canvas;
  const gold = ctx.createLinearGradient(8, 4, 50, 60);
  ['#fff6c8', '#ffd84d', '#c98a0c', '#ffe58a'].forEach((color, index) => gold.addColorStop(index / 3, color));
  ctx.fillStyle = gold;
  ctx.strokeStyle = '#8a5a06';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(32, 32, 28, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(32, 32, 20, 0, Math.PI * 2);
  ctx.stroke();
  ctx.fillStyle = '#fffbe0';
  ctx.beginPath();
  ctx.moveTo(32, 18);
  for (const [cx, cy, x, y] of [[34, 30, 46, 32], [34, 34, 32, 46], [30, 34, 18, 32], [30, 30, 32, 18]] as const) ctx.quadraticCurveTo(cx, cy, x, y);
  ctx.fill();
  return canvas;
}

/** A limited number of sparks and coins. */
export class Particles {
  private all: Particle[] = [];
  private readonly spark: HTMLCanvasElement;
  private readonly coin = coinPicture();

  constructor(color: string) {
    this.spark = sparkPicture(color);
  }

  get busy(): boolean {
    return this.all.length > 0;
  }

  clear(): void {
    this.all = [];
  }

  /** Emits sparks from a point; `reach` is how far they fly, in pixels. */
  burst(x: number, y: number, count: number, reach: number): void {
    for (let n = 0; n < count && this.all.length < MOST; n += 1) {
      const angle = Math.random() * Math.PI * 2;
      const speed = reach * (0.4 + Math.random() * 1.4);
      this.all.push({ x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed - reach * 0.4, turn: Math.random() * 6, spin: (Math.random() - 0.5) * 6, age: 0, life: 0.5 + Math.random() * 0.6, size: reach * (0.06 + Math.random() * 0.16), kind: 'spark' });
    }
  }

  /** Emits coins upwards from a point across `width`. */
  fountain(x: number, y: number, width: number, height: number, count: number): void {
    for (let n = 0; n < count && this.all.length < MOST; n += 1) {
      this.all.push({ x: x + (Math.random() - 0.5) * width * 0.3, y, vx: (Math.random() - 0.5) * width * 1.1, vy: -height * (1.3 + Math.random() * 0.9), turn: Math.random() * 6, spin: (Math.random() - 0.5) * 14, age: 0, life: 1.5 + Math.random() * 0.7, size: Math.max(14, Math.min(width, height) * (0.04 + Math.random() * 0.035)), kind: 'coin' });
    }
  }

  /** Advances the animation by `seconds`. */
  update(seconds: number, gravity: number): void {
    for (const particle of this.all) {
      particle.age += seconds;
      particle.vy += gravity * seconds * (particle.kind === 'coin' ? 2.2 : 0.8);
      if (particle.kind === 'spark') particle.vx *= 1 - 2 * seconds;
      particle.x += particle.vx * seconds;
      particle.y += particle.vy * seconds;
      particle.turn += particle.spin * seconds;
    }
    this.all = this.all.filter((particle) => particle.age < particle.life);
  }

  draw(ctx: CanvasRenderingContext2D): void {
    for (const particle of this.all) {
      const left = 1 - particle.age / particle.life;
      ctx.save();
      ctx.globalAlpha = Math.min(1, left * 2.5);
      ctx.translate(particle.x, particle.y);
      if (particle.kind === 'spark') {
        ctx.globalCompositeOperation = 'lighter';
        ctx.rotate(particle.turn);
        const size = particle.size * left;
        ctx.drawImage(this.spark, -size, -size, size * 2, size * 2);
      } else {
        ctx.rotate(particle.turn * 0.3);
        ctx.scale(Math.cos(particle.turn), 1);
        ctx.drawImage(this.coin, -particle.size, -particle.size, particle.size * 2, particle.size * 2);
      }
      ctx.restore();
    }
  }
}
