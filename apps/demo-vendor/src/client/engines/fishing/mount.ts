import './fishing.css';
import { TARGETS } from '../../../maths/fishing.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import { MAGAZINE_CHARGES, chargesToPay, IDLE_TIMEOUT_MS, MAX_POWER } from '../../../shared/fishing.ts';
import type { FishingOutcome, ShotRecord } from '../../../shared/fishing.ts';
import { vendorByCode } from '../../../shared/vendors.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { ENDS_SESSION, showProblem } from '../../hud/problem-dialog.ts';
import { createTableHud, primaryButton } from '../../hud/table-hud.ts';
import { createTickets } from '../../play/tickets.ts';
import { SWIMMERS } from './art/swimmers.ts';
import { FishingScene } from './scene/fishing-scene.ts';
import type { Fish } from './scene/school.ts';
import { chanceOf, paysOf, targetName } from './labels.ts';
import { createOdds } from './odds.ts';
import { createPanel } from './panel.ts';
import { createWinAnnouncer } from './play/win-announcer.ts';
import { createMagazine } from './play/magazine.ts';
import type { Hit } from './play/magazine.ts';
import { aimByPointer, createTrigger } from './play/trigger.ts';
import { t } from './texts/texts.ts';

/** Prizes in multiples of the shot from which a catch gets a banner, and from which the scene shakes. */
const BANNER_PRIZE = 16;
const SHAKE_PRIZE = 40;
/** Angle by which a key turns the cannon, in radians. */
const TURN = 0.09;
const IDLE_WARNING_MS = 30_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Mounts the fishing game. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session, api, root, portal } = context;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const withAuto = vendorByCode(session.game.vendor)?.policy.autoplay !== false;
  let power = 1;
  let locked: number | null = null;
  let loading = false;
  let closing = false;
  /** Price of the open magazine. */
  let price: bigint | null = null;
  let movedAt = performance.now();

  const charge = (): bigint => (price ?? hud.stake) / BigInt(MAGAZINE_CHARGES);
  const worth = (charges: number): string => money.full(charge() * BigInt(charges));
  const ground = new FishingScene(session.game.code, {
    hit(fish, shotPower, x, y) {
      ground.ring(x, y, shotPower);
      magazine.hit({ target: fish.target, power: shotPower, tag: fish });
    },
    missed: (shotPower) => magazine.release(shotPower),
  });
  const applyMotion = (): void => void (ground.reducedMotion = still.matches);
  applyMotion();
  still.addEventListener('change', applyMotion);

  const magazine = createMagazine<Fish>(api, {
    changed: () => show(),
    landed,
    over,
    offline: () => hud.ticker(t('offlineShots')),
    failed(code) {
      trigger.auto = false;
      closing = false;
      ground.clearShots();
      const ends = ENDS_SESSION.has(code);
      if (code === 'SESSION_LOST') portal.post({ event: 'session-lost' });
      showProblem(code, { dismiss: !ends, exit: portal.present && ends ? () => portal.post({ event: 'request-exit' }) : undefined });
      show();
    },
  }, wait);

  const winAnnouncer = createWinAnnouncer((names, amount) =>
    hud.announce(t('caughtSay', { count: names.length, names: [...new Set(names)].join(', '), amount: money.full(amount), left: magazine.outcome?.left ?? 0 })));

  /** Shows the result of a shot. */
  function landed({ tag: fish, target }: Hit<Fish>, shot: ShotRecord): void {
    movedAt = performance.now();
    const [, shotPower, times, ...parts] = shot;
    if (times === 0) return;
    const amountOf = (some: number): bigint => charge() * BigInt(shotPower * some);
    const amount = amountOf(times);
    const one = ground.caught(fish, `+${money.full(amount)}`, shot, times >= SHAKE_PRIZE);
    for (const part of parts) ground.strike(one, TARGETS.findIndex(({ prizes, draws }) => draws === 1 && prizes.length === 1 && prizes[0]?.times === part), money.full(amountOf(part)));
    // Further hits on this fish are not sent.
    magazine.discard((hit) => hit.tag === fish);
    const name = targetName(target);
    hud.sound.win(times / 3);
    if (times >= BANNER_PRIZE) {
      const text = t('caught', { name, pays: `${times}×`, amount: money.full(amount) });
      ground.showBanner(`${name} ${times}×`, money.full(amount), times >= SHAKE_PRIZE);
      hud.ticker(text);
      if (times >= SHAKE_PRIZE) hud.sound.bigWin();
    }
    winAnnouncer.announce(name, amount);
  }

  function over(round: RoundView<FishingOutcome>): void {
    const { outcome } = round;
    if (outcome === null) return;
    trigger.auto = false;
    closing = false;
    price = null;
    ground.clearShots();
    tickets.noteRound(round);
    const unit = BigInt(round.stake) / BigInt(MAGAZINE_CHARGES);
    const text = t(outcome.end ?? 'closed', { prizes: money.full(unit * BigInt(outcome.prizes)), unused: money.full(unit * BigInt(outcome.left)), amount: money.full(unit * BigInt(chargesToPay(outcome))) });
    hud.setWin(unit * BigInt(outcome.prizes));
    hud.ticker(text);
    hud.announce(t('overSay', { text, balance: money.full(round.balance === null ? tickets.balance : BigInt(round.balance)) }));
    show();
  }

  function fire(): void {
    if (magazine.outcome === null || closing) {
      trigger.release();
      trigger.auto = false;
      if (!loading) hud.ticker(t('invite'));
      return show();
    }
    const strength = Math.min(power, magazine.free);
    if (strength < 1 || !magazine.reserve(strength)) return;
    ground.cannon.power = strength;
    if (ground.fire(strength)) return hud.sound.count(0.1 + strength / 20);
    magazine.release(strength);
    if (locked !== null) hud.ticker(t('coming', { name: targetName(locked) }));
  }
  const trigger = createTrigger(fire);

  async function load(): Promise<void> {
    if (loading || magazine.outcome !== null) return;
    loading = true;
    show();
    const round = await tickets.place(hud.stake, null);
    loading = false;
    if (round !== null) water.focus({ preventScroll: true });
    show();
  }
  function takeOut(): void {
    if (magazine.outcome === null || closing) return;
    closing = true;
    trigger.auto = false;
    ground.clearShots();
    magazine.close();
    show();
  }

  /** Closes the magazine before leaving, without waiting long for the server. */
  async function leave(): Promise<void> {
    takeOut();
    for (let waited = 0; magazine.outcome !== null && waited < 1500; waited += 50) await wait(50);
    portal.post({ event: 'request-exit' });
  }

  function setPower(next: number): void {
    power = Math.max(1, Math.min(MAX_POWER, next));
    ground.cannon.power = power;
    hud.sound.click();
    hud.announce(t('powerSay', { power, amount: worth(power) }));
    show();
  }
  function setLock(target: number | null): void {
    locked = target;
    ground.lock(target);
    panel.showLock(target);
    hud.announce(target === null ? t('unlocked') : t('locked', { name: targetName(target), pays: paysOf(target), chance: chanceOf(target) }));
  }
  const nextLock = (step: 1 | -1): void => setLock(locked === null ? (step === 1 ? 0 : SWIMMERS.length - 1) : (locked + step + SWIMMERS.length) % SWIMMERS.length);
  function setAuto(): void {
    if (!withAuto) return;
    if (!trigger.auto && magazine.outcome === null) return hud.ticker(t('invite'));
    trigger.auto = !trigger.auto;
    hud.announce(t(trigger.auto ? 'autoOn' : 'autoOff'));
    show();
  }
  const turn = (way: 1 | -1): void => {
    if (locked !== null) setLock(null);
    ground.cannon.aim(ground.cannon.angle + way * TURN);
  };

  const panel = createPanel({ power: (step) => setPower(power + step), auto: setAuto, lock: (target) => setLock(locked === target ? null : target) }, withAuto);
  const water = el('div', { class: 'water', tabindex: '0', role: 'application', 'aria-label': t('water') }, panel.targets, panel.cannon);
  const button = primaryButton(t('load', { amount: '' }), () => (magazine.outcome === null ? void load() : takeOut()));
  const changePrice = (place: 0 | 1): void => root.querySelectorAll<HTMLButtonElement>('.stake .step')[place]?.click();
  const openOdds = createOdds(context, withAuto);
  const hud = createTableHud({ ...context, portal: { present: portal.present, post: (message) => (message.event === 'request-exit' ? void leave() : portal.post(message)) } }, {
    main: [water],
    mainLabel: t('main'),
    actions: [button],
    oddsLabel: t('odds'),
    openOdds,
    stakeLabel: t('price'),
    stakeChanged: () => show(),
    noteOf: ({ outcome }) => {
      const closed = outcome as FishingOutcome | null;
      return closed === null ? null : t('note', { fired: MAGAZINE_CHARGES - closed.left, count: closed.shots.filter(([, , times]) => times > 0).length });
    },
    keys: {
      ' ': () => trigger.press(), enter: () => void load(), c: takeOut, a: setAuto,
      arrowleft: () => turn(-1), arrowright: () => turn(1), arrowup: () => setPower(power + 1), arrowdown: () => setPower(power - 1),
      n: () => nextLock(1), b: () => nextLock(-1), l: () => setLock(null), '+': () => changePrice(1), '-': () => changePrice(0),
      i: () => hud.announce(t('state', { left: magazine.outcome?.left ?? 0, worth: worth(magazine.outcome?.left ?? 0), prizes: worth(magazine.outcome?.prizes ?? 0), balance: money.full(tickets.balance) })),
      ...Object.fromEntries(Array.from({ length: MAX_POWER }, (_, index) => [String((index + 1) % 10), () => setPower(index + 1)])),
    },
  });
  root.prepend(ground.canvas);
  aimByPointer(water, trigger, (x, y) => {
    if (locked === null) ground.aimAt(x, y);
  });

  function show(): void {
    const { outcome } = magazine;
    const open = outcome !== null;
    root.toggleAttribute('data-loaded', open);
    panel.showPower(power, t('perShot', { amount: worth(power) }));
    const left = open && !closing ? magazine.free : (outcome?.left ?? 0);
    panel.showCharges(open ? left : null, worth(left));
    panel.showAuto(trigger.auto);
    button.textContent = closing ? t('closing') : loading ? t('loading') : open ? t('takeOut', { amount: worth(chargesToPay(outcome)) }) : t('load', { amount: money.full(hud.stake) });
    button.setAttribute('aria-disabled', String(closing || loading));
    if (open) hud.setWin(charge() * BigInt(outcome.prizes));
  }

  const tickets = createTickets(context, {
    balance: hud.setBalance,
    showText: hud.ticker,
    online(on) {
      if (on && root.hasAttribute('data-offline')) hud.ticker(t(magazine.outcome === null ? 'invite' : 'loaded'));
      root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    round(round, fresh) {
      if (round.status === 'running') {
        price = BigInt(round.stake);
        movedAt = performance.now();
        const isNew = magazine.spinId !== round.spinId;
        magazine.update(round);
        if (isNew && fresh) {
          hud.ticker(t('loaded'));
          hud.announce(t('loadedSay', { count: MAGAZINE_CHARGES, amount: money.full(price) }));
        }
      } else if (fresh) magazine.update(round);
      if (round.status === 'returned' && fresh) hud.ticker(t('returned'));
      show();
    },
  });

  let fitted = '';
  const fit = async (): Promise<void> => {
    const [frame, box] = [root.getBoundingClientRect(), water.getBoundingClientRect()];
    const size = [frame.width, frame.height, box.left, box.top, box.width, box.height].join(' ');
    if (size === fitted || frame.width < 1 || box.height < 1) return;
    fitted = size;
    await ground.resize(frame.width, frame.height, {
      left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height,
      above: panel.targets.getBoundingClientRect().height + 4, below: panel.cannon.getBoundingClientRect().height,
    });
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const refit = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => void fit(), 120);
  };
  window.addEventListener('resize', refit);
  ground.onSlowFrames = () => {
    fitted = '';
    refit();
  };

  show();
  hud.ticker(t('invite'));
  await fit();
  new ResizeObserver(refit).observe(water);
  // The session contains the present round; later changes arrive as events.
  if (session.round !== null) tickets.noteRound(session.round);
  void tickets.subscribe();
  setInterval(() => {
    const left = Math.ceil((IDLE_TIMEOUT_MS - (performance.now() - movedAt)) / 1000);
    if (magazine.outcome !== null && left * 1000 <= IDLE_WARNING_MS && left > 0) hud.ticker(t('idleSoon', { count: left }));
  }, 1000);
  show();
  return magazine.outcome === null ? t('ready', { name: session.game.name, balance: money.full(tickets.balance) }) : t('resumed', { name: session.game.name, count: magazine.outcome.left });
}
