import './styles/game.css';
import './styles/dialogs.css';
import type { SessionView } from '../shared/protocol.ts';
import { ApiProblem, createApi } from './api.ts';
import { ENGINE_MODULES } from './engine-modules.ts';
import { showProblem } from './hud/problem-dialog.ts';
import { openSession, readAddress } from './launch.ts';
import { moneyFormat } from './money.ts';
import { createPortalChannel } from './portal-channel.ts';
import { currentLanguage, setLanguage } from './texts/texts.ts';

const root = document.querySelector<HTMLElement>('#game') ?? document.body;
const address = readAddress(window.location);
const api = createApi();

/** Mounts the game of a session. */
async function mount(session: SessionView): Promise<void> {
  const portal = createPortalChannel(session.parentOrigin, address.returnAddress);
  const money = moneyFormat(currentLanguage(), session.currency, session.exponent, address.symbol);
  document.title = session.game.name;
  root.dataset['engine'] = session.game.engine;
  const chunk = await ENGINE_MODULES[session.game.engine]().catch(() => {
    throw new ApiProblem('NETWORK');
  });
  const greeting = await chunk.mount({ root, session, address, api, money, portal });
  root.dataset['state'] = 'ready';
  const status = root.querySelector('[role=status]');
  if (status !== null) status.textContent = greeting;
  portal.post({ event: 'ready', game: session.game.code });
}

/** Opens the session and mounts the game; shows a problem dialog on failure. */
async function start(): Promise<void> {
  try {
    const session = await openSession(api, address);
    await setLanguage(session.language);
    await mount(session);
  } catch (fault) {
    const code = fault instanceof ApiProblem ? fault.code : 'NETWORK';
    // Without a session the origin is not verified; postMessage delivers to the launch's return origin only.
    const portal = createPortalChannel(address.returnAddress, address.returnAddress);
    if (code === 'SESSION_LOST' || code === 'LAUNCH_REFUSED' || code === 'INVALID_REQUEST') portal.post({ event: 'session-lost' });
    root.dataset['state'] = 'failed';
    const again = code === 'WALLET_DOWN' || code === 'NETWORK' ? () => void start() : undefined;
    showProblem(code, { retry: again, exit: portal.present ? () => portal.post({ event: 'request-exit' }) : undefined, dismiss: false });
    if (!(fault instanceof ApiProblem)) throw fault;
  }
}

await setLanguage(address.language);
await start();
