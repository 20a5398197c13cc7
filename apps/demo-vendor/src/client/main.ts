import './styles/game.css';
import './styles/dialogs.css';
import type { SessionView } from '../shared/protocol.ts';
import { ApiProblem, createApi } from './api.ts';
import { ENGINE_MODULES } from './engine-modules.ts';
import { showProblem } from './hud/problem.ts';
import { openSession, readAddress } from './launch.ts';
import { moneyFormat } from './money.ts';
import { parentAt } from './parent.ts';
import { currentLanguage, takeLanguage } from './texts/texts.ts';

const root = document.querySelector<HTMLElement>('#game') ?? document.body;
const address = readAddress(window.location);
const api = createApi();

/** Builds the game of a session into the page. */
async function mount(session: SessionView): Promise<void> {
  const parent = parentAt(session.parentOrigin, address.returnAddress);
  const money = moneyFormat(currentLanguage(), session.currency, session.exponent, address.symbol);
  document.title = session.game.name;
  root.dataset['engine'] = session.game.engine;
  const chunk = await ENGINE_MODULES[session.game.engine]().catch(() => {
    throw new ApiProblem('NETWORK');
  });
  const greeting = await chunk.mount({ root, session, address, api, money, parent });
  root.dataset['state'] = 'ready';
  const status = root.querySelector('[role=status]');
  if (status !== null) status.textContent = greeting;
  parent.tell({ event: 'ready', game: session.game.code });
}

/** Opens the session and the game; says what to do when that does not work. */
async function start(): Promise<void> {
  try {
    const session = await openSession(api, address);
    await takeLanguage(session.language);
    await mount(session);
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
