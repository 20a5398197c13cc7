import { imageOf } from '../art/sprites.ts';
import { POWER_COLOURS, powerTier } from './shots.ts';

const METAL = '<linearGradient id="m"><stop stop-color="#6a470a"/><stop offset=".22" stop-color="#f2cf74"/><stop offset=".45" stop-color="#fff7d1"/><stop offset=".7" stop-color="#d69c2e"/><stop offset="1" stop-color="#5a3a06"/></linearGradient><linearGradient id="s"><stop stop-color="#0c2c47"/><stop offset=".3" stop-color="#5aa0cf"/><stop offset=".48" stop-color="#d9f2ff"/><stop offset=".7" stop-color="#2f6f9f"/><stop offset="1" stop-color="#0a2036"/></linearGradient>';
/** The barrel, pointing up, with its pivot at (50, 112). */
const barrel = (glow: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300" viewBox="0 0 100 150"><defs>${METAL}<radialGradient id="g"><stop stop-color="#fff"/><stop offset=".4" stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity=".15"/></radialGradient></defs>` +
  `<path d="M36 20h28l5 82c0 8-8 14-19 14s-19-6-19-14Z" fill="url(#s)" stroke="#061423" stroke-width="2"/><path d="M30 8c0-3 4-5 8-5h24c4 0 8 2 8 5l-2 18H32Z" fill="url(#m)" stroke="#3d2702" stroke-width="2"/><path d="M36 8h28" stroke="#2b1b02" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M33 52h34l1 11H32Z" fill="url(#m)" stroke="#3d2702" stroke-width="1.600"/><path d="M30 94h40l2 12H28Z" fill="url(#m)" stroke="#3d2702" stroke-width="1.600"/><path d="M18 104c0-14 6-24 14-28l3 32Zm64 0c0-14-6-24-14-28l-3 32Z" fill="url(#m)" stroke="#3d2702" stroke-width="1.600"/><circle cx="50" cy="78" r="8.500" fill="url(#g)" stroke="#3d2702" stroke-width="2"/></svg>`;
const BASE =
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 160 100"><defs>${METAL}<radialGradient id="d" cx=".5" cy=".1" r=".9"><stop stop-color="#7cc4ee"/><stop offset=".4" stop-color="#2a6c9c"/><stop offset="1" stop-color="#071c30"/></radialGradient></defs>` +
  '<path d="M8 100C8 52 40 26 80 26s72 26 72 74Z" fill="url(#d)" stroke="#061423" stroke-width="2.500"/><path d="M20 92C24 58 48 40 80 40s56 18 60 52" fill="none" stroke="url(#m)" stroke-width="8"/><g fill="#fff3c4" stroke="#3d2702" stroke-width="1.400"><circle cx="30" cy="72" r="3.500"/><circle cx="52" cy="51" r="3.500"/><circle cx="108" cy="51" r="3.500"/><circle cx="130" cy="72" r="3.500"/></g></svg>';

/** Length in CSS pixels at unit size 1, and the pivot as a share of it. */
const LENGTH = 118;
const PIVOT = 112 / 150;

/** The cannon. Angles in radians, clockwise from straight up. */
export class Cannon {
  angle = 0;
  power = 1;
  private recoil = 0;
  private barrels: readonly CanvasImageSource[] = [];
  private base: CanvasImageSource | null = null;

  async load(): Promise<void> {
    [this.base, ...this.barrels] = await Promise.all([imageOf(BASE), ...POWER_COLOURS.map((colour) => imageOf(barrel(colour)))]);
  }

  aim(angle: number): void {
    this.angle = Math.max(-1.42, Math.min(1.42, angle));
  }

  startRecoil(): void {
    this.recoil = 1;
  }

  /** The muzzle, relative to the pivot. */
  muzzle(unit: number): readonly [number, number] {
    const reach = LENGTH * PIVOT * unit;
    return [Math.sin(this.angle) * reach, -Math.cos(this.angle) * reach];
  }

  update(seconds: number): void {
    this.recoil = Math.max(0, this.recoil - seconds * 7);
  }

  draw(ctx: CanvasRenderingContext2D, x: number, y: number, unit: number, reducedMotion: boolean): void {
    const picture = this.barrels[powerTier(this.power)];
    const [w, h] = [LENGTH * (100 / 150) * unit * (0.92 + this.power * 0.014), LENGTH * unit];
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(this.angle);
    if (picture !== undefined) ctx.drawImage(picture, -w / 2, -h * PIVOT + (reducedMotion ? 0 : this.recoil * 12 * unit), w, h);
    ctx.restore();
    const [bw, bh] = [132 * unit, 82 * unit];
    if (this.base !== null) ctx.drawImage(this.base, x - bw / 2, y - bh * 0.28, bw, bh);
  }
}
