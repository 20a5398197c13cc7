import { dialogOpen } from '../../../hud/dialog.ts';

/** The trigger of the cannon. */
export interface Trigger {
  /** Fires now and repeatedly until released. */
  press(): void;
  release(): void;
  auto: boolean;
}

/** Slightly more than the server’s rate limit, so that continuous fire is never delayed. */
const EVERY_MS = 180;

/** Creates a trigger. `fire` is called at a regular interval while it is held or automatic, except when a dialog is open or the page is hidden. */
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

/** Fires where the water is pressed, and aims where the pointer moves. */
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
