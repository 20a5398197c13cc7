/** Positions in the scene, in CSS pixels of its canvas. */
export interface SceneLayout {
  /** The whole canvas. */
  readonly width: number;
  readonly height: number;
  /** The area in which fish can be hit. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The cannon's pivot. */
  readonly cannonX: number;
  readonly cannonY: number;
  /** Scale of all objects: 1 in a scene of 1000 × 600. */
  readonly unit: number;
}

/** The scale of objects in a scene of this size, with a lower limit for phones. */
export function unitOf(width: number, height: number): number {
  return Math.max(0.5, Math.min(1.3, Math.sqrt((width * height) / 600_000)));
}
