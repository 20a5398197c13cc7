import { modelByCode } from '../../../maths/slot/certified.ts';
import type { SessionView } from '../../../shared/protocol.ts';
import { vendorByCode } from '../../../shared/vendors.ts';
import type { SlotInfo } from '../../../shared/slot-info.ts';
import { ApiProblem } from '../../api.ts';
import type { GameContext } from '../../game-context.ts';
import { createHistory } from '../../hud/history.ts';
import { showProblem } from '../../hud/problem-dialog.ts';
import { openEventStream } from '../../event-stream.ts';
import { setColours } from '../../colours.ts';
import { persistentStorage } from '../../browser-storage.ts';
import { createPendingRoundStorage } from '../../play/pending-round.ts';
import { Sound } from '../../sound.ts';
import { paintBackdrop } from './art/backdrop.ts';
import { paletteOf } from './art/palette.ts';
import { symbolsOf } from './art/symbols.ts';
import { createAutoplay } from './hud/autoplay.ts';
import { createHud } from './hud/hud.ts';
import type { HudActions } from './hud/hud.ts';
import { createStageMessages } from './hud/stage-messages.ts';
import { createPaytable } from './hud/paytable.ts';
import { Game } from './play/game.ts';
import { listenToKeys } from './play/keyboard.ts';
import { Presenter } from './play/presenter.ts';
import { NORMAL, STILL, TURBO } from './stage/pace.ts';
import { Stage } from './stage/stage.ts';
import { t } from './texts/texts.ts';

const TURBO_KEY = 'livery-game:turbo';

/** Mounts a slot. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { root, api, money, portal } = context;
  const session = context.session as SessionView<SlotInfo>;
  const entry = modelByCode(session.game.model);
  if (!entry) throw new ApiProblem('INVALID_REQUEST');
  const palette = paletteOf(session.game.skin);
  const looks = symbolsOf(session.game.skin, { wild: t('wild'), scatter: t('scatter') });
  const sound = new Sound(session.game.skin.seed);
  const policy = vendorByCode(session.game.vendor)?.policy ?? { autoplay: true, turbo: true };
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let turbo = policy.turbo && persistentStorage.get(TURBO_KEY) === 'on';
  const pace = () => (still.matches ? STILL : turbo ? TURBO : NORMAL);
  setColours({ accent: palette.accent, metal: palette.frame[1], 'metal-light': palette.frame[0], 'metal-dark': palette.frame[2], night: palette.land[2] });

  const actions: HudActions = {
    spin: () => game.press(),
    stake: (step) => game.changeStake(step),
    autoplay: () => {
      if (policy.autoplay && !game.stopAutoplay() && game.idle) askAutoplay(game.stake, game.balance);
    },
    turbo() {
      if (!policy.turbo) return;
      turbo = !turbo;
      persistentStorage.set(TURBO_KEY, turbo ? 'on' : 'off');
      hud.setTurbo(turbo);
      stage.pace = pace();
    },
    sound: () => hud.setSound(sound.toggle()),
    paytable: () => openPaytable(game.stake),
    history: () => openHistory(),
    exit: () => portal.post({ event: 'request-exit' }),
  };
  const hud = createHud(root, { name: session.game.name, vendorName: session.game.vendorName, demo: session.kind === 'trial', canExit: portal.present }, money, policy, actions);
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
  const presenter = new Presenter(stage, hud, createStageMessages(hud.stageBox), sound, entry.model, looks, money);
  const pending = createPendingRoundStorage(session.merchant, session.game.code);
  const game = new Game({ api, session, hud, stage, presenter, sound, portal, pending, money });
  const openPaytable = createPaytable(session, entry, looks, money);
  const openHistory = createHistory(money, () => api.history(), (fault) => showProblem(fault instanceof ApiProblem ? fault.code : 'NETWORK', { dismiss: true }), (round) => {
    const count = game.outcomeOf(round)?.freeSpins ?? 0;
    return count > 0 ? t('withFree', { count }) : null;
  });
  const askAutoplay = createAutoplay(money, (plan) => game.startAutoplay(plan));
  listenToKeys(actions, () => void game.stopAutoplay());

  const fitStage = (): Promise<void> => stage.resize(hud.stageBox.clientWidth, hud.stageBox.clientHeight);
  const fitBackdrop = (): void => {
    // A reduced resolution is sufficient for the soft backdrop and quick to draw on phones.
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
  if (session.game.jackpot !== null)
    openEventStream(api.sessionId, {
      online: () => undefined,
      event: (event) => {
        if (event.type === 'pot') hud.setJackpot(BigInt(event.pot));
      },
    });
  await game.recover();
  return t('ready', { name: session.game.name, balance: money.full(game.balance) });
}
