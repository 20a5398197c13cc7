import { dialogOpen } from '../../../hud/dialog.ts';

/** Who holds the trigger. */
export interface Trigger {
  /** Fires now, and on for as long as it is held. */
  press(): void;
  release(): void;
  auto: boolean;
}

/** A little more than the server’s pace, so that a steady hand never waits for it. */
const EVERY_MS = 180;

/** The trigger; `fire` is called at an even pace while it is held or fires by itself, never behind a window or unseen. */
export function createTrigger(fire: () => void): Trigger {
  let held = false;
  let last = 0;
  const shoot = (): void => {
    const now = performance.now();
    if (now - last < EVERY_MS || document.hidden || dialogOpen()) return;
    last = now;
    fire();
  };
  const trigger: Trigger = {
    auto: false,
    press() {
      held = true;
      shoot();
    },
    release: () => void (held = false),
  };
  setInterval(() => {
    if (held || trigger.auto) shoot();
  }, 30);
  document.addEventListener('keyup', ({ key }) => {
    if (key === ' ') held = false;
  });
  window.addEventListener('blur', () => void (held = false));
  return trigger;
}

/** Aims and fires where the water is touched or pressed, and aims where a mouse moves. */
export function aimByPointer(water: HTMLElement, trigger: Trigger, aim: (x: number, y: number) => void): void {
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = (water.closest('.game') ?? document.body).getBoundingClientRect();
    aim(clientX - left, clientY - top);
  };
  water.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return;
    water.setPointerCapture(event.pointerId);
    follow(event);
    trigger.press();
  });
  water.addEventListener('pointermove', follow);
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) water.addEventListener(end, () => trigger.release());
}
