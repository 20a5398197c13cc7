import type { SessionView } from '../shared/protocol.ts';
import type { Api } from './api.ts';
import type { LaunchAddress } from './launch.ts';
import type { MoneyFormat } from './money.ts';
import type { PortalChannel } from './portal-channel.ts';

/** What the page hands to the engine it mounts: the session, its server calls, its formats and its portal. */
export interface GameContext {
  readonly root: HTMLElement;
  readonly session: SessionView;
  readonly address: LaunchAddress;
  readonly api: Api;
  readonly money: MoneyFormat;
  readonly portal: PortalChannel;
}
