/** Where things are on the ground, in CSS pixels of its canvas. */
export interface Field {
  /** The whole canvas. */
  readonly width: number;
  readonly height: number;
  /** The water in which fish may be hit. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the cannon turns. */
  readonly cannonX: number;
  readonly cannonY: number;
  /** Size of things: 1 on a ground of 1000 × 600. */
  readonly unit: number;
}

/** Size of things on a ground of this size: small on phones, but never too small to be told apart. */
export function unitOf(width: number, height: number): number {
  return Math.max(0.5, Math.min(1.3, Math.sqrt((width * height) / 600_000)));
}
