import './styles/game.css';
import './styles/dialogs.css';
import { modelByCode } from '../maths/certified.ts';
import type { SessionView } from '../shared/protocol.ts';
import { ApiProblem, createApi } from './api.ts';
import { paintBackdrop } from './art/backdrop.ts';
import { paletteOf } from './art/palette.ts';
import { symbolsOf } from './art/symbols.ts';
import { createAutoplay } from './hud/autoplay.ts';
import { createHistory } from './hud/history.ts';
import { createHud } from './hud/hud.ts';
import type { HudActions } from './hud/hud.ts';
import { createMoments } from './hud/moment.ts';
import { createPaytable } from './hud/paytable.ts';
import { showProblem } from './hud/problem.ts';
import { openSession, readAddress } from './launch.ts';
import { longMemory } from './memory.ts';
import { moneyFormat } from './money.ts';
import { parentAt } from './parent.ts';
import { Game } from './play/game.ts';
import { listenToKeys } from './play/keyboard.ts';
import { pendingSpins } from './play/pending.ts';
import { Presenter } from './play/presenter.ts';
import { Sound } from './sound.ts';
import { NORMAL, STILL, TURBO } from './stage/pace.ts';
import { Stage } from './stage/stage.ts';
import { currentLanguage, t, takeLanguage } from './texts/texts.ts';

const TURBO_KEY = 'livery-game:turbo';
const root = document.querySelector<HTMLElement>('#game') ?? document.body;
const address = readAddress(window.location);
const api = createApi();

/** Builds the game of a session into the page. */
async function begin(session: SessionView): Promise<void> {
  const parent = parentAt(session.parentOrigin, address.returnAddress);
  const entry = modelByCode(session.game.model);
  if (!entry) throw new ApiProblem('INVALID_REQUEST');
  const money = moneyFormat(currentLanguage(), session.currency, session.exponent, address.symbol);
  const palette = paletteOf(session.game.skin);
  const looks = symbolsOf(session.game.skin, { wild: t('wild'), scatter: t('scatter') });
  const sound = new Sound(session.game.skin.seed);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let turbo = longMemory.get(TURBO_KEY) === 'on';
  const pace = () => (still.matches ? STILL : turbo ? TURBO : NORMAL);
  document.title = session.game.name;
  for (const [name, color] of [['--accent', palette.accent], ['--metal', palette.frame[1]], ['--metal-light', palette.frame[0]], ['--metal-dark', palette.frame[2]], ['--night', palette.land[2]]] as const)
    document.documentElement.style.setProperty(name, color);

  const actions: HudActions = {
    spin: () => game.press(),
    stake: (step) => game.changeStake(step),
    autoplay: () => {
      if (!game.stopAutoplay() && game.idle) askAutoplay(game.stake, game.balance);
    },
    turbo() {
      turbo = !turbo;
      longMemory.set(TURBO_KEY, turbo ? 'on' : 'off');
      hud.setTurbo(turbo);
      stage.pace = pace();
    },
    sound: () => hud.setSound(sound.toggle()),
    paytable: () => openPaytable(game.stake),
    history: () => openHistory(),
    exit: () => parent.tell({ event: 'request-exit' }),
  };
  const hud = createHud(root, session.game.name, session.kind === 'trial', parent.present, money, actions);
  hud.setTurbo(turbo);
  hud.setSound(sound.on);
  const stage = new Stage(hud.reels, entry.model, looks, palette, pace(), {
    reelStopped(reel, scatter) {
      sound.reelStop(reel);
      if (scatter) sound.scatter();
    },
    suspense: () => sound.suspense(),
  });
  still.addEventListener('change', () => (stage.pace = pace()));
  const presenter = new Presenter(stage, hud, createMoments(hud.stageBox), sound, entry.model, looks, money);
  const pending = pendingSpins(session.merchant, session.game.code);
  const game = new Game({ api, session, hud, stage, presenter, sound, parent, pending, money });
  const openPaytable = createPaytable(session, entry, looks, money);
  const openHistory = createHistory(money, () => api.history(), (fault) => showProblem(fault instanceof ApiProblem ? fault.code : 'NETWORK', { dismiss: true }));
  const askAutoplay = createAutoplay(money, (plan) => game.startAutoplay(plan));
  listenToKeys(actions, () => void game.stopAutoplay());

  const fitStage = (): Promise<void> => stage.resize(hud.stageBox.clientWidth, hud.stageBox.clientHeight);
  const fitBackdrop = (): void => {
    // Half resolution: the scene is soft, and a phone paints it in no time.
    hud.backdrop.width = Math.max(320, Math.round(window.innerWidth * 0.75));
    hud.backdrop.height = Math.max(240, Math.round(window.innerHeight * 0.75));
    paintBackdrop(hud.backdrop, session.game.skin, palette);
  };
  fitBackdrop();
  await fitStage();
  let resizing = 0;
  new ResizeObserver(() => {
    clearTimeout(resizing);
    resizing = window.setTimeout(() => {
      fitBackdrop();
      void fitStage();
    }, 120);
  }).observe(hud.stageBox);
  await game.recover();
  root.dataset['state'] = 'ready';
  hud.announce(t('ready', { name: session.game.name, balance: money.full(game.balance) }));
  parent.tell({ event: 'ready', game: session.game.code });
}

/** Opens the session and the game; says what to do when that does not work. */
async function start(): Promise<void> {
  try {
    const session = await openSession(api, address);
    await takeLanguage(session.language);
    await begin(session);
  } catch (fault) {
    const code = fault instanceof ApiProblem ? fault.code : 'NETWORK';
    // The session may name no parent yet; the browser delivers messages to the launch's return origin alone.
    const parent = parentAt(address.returnAddress, address.returnAddress);
    if (code === 'SESSION_LOST' || code === 'LAUNCH_REFUSED' || code === 'INVALID_REQUEST') parent.tell({ event: 'session-lost' });
    root.dataset['state'] = 'failed';
    const again = code === 'WALLET_DOWN' || code === 'NETWORK' ? () => void start() : undefined;
    showProblem(code, { retry: again, exit: parent.present ? () => parent.tell({ event: 'request-exit' }) : undefined, dismiss: false });
    if (!(fault instanceof ApiProblem)) throw fault;
  }
}

await takeLanguage(address.language);
await start();
