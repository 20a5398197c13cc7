import { Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import { launchAdviceFor, launchRefusal, launchUrl } from './launch.ts';
import { nameIn } from '../game-names.ts';
import { languageTag } from '../language-tag.ts';
import { lotteryScreen } from '../lottery/lottery-kinds.ts';
import { navItem } from '../navigation.ts';
import type { GameRepository } from '../offers/repository.ts';
import type { Rooms } from '../offers/rooms.ts';
import { gameView } from '../views.ts';
import type { GameImages } from '../image-addresses.ts';

/** A launch that needs a one-time token. */
export interface LaunchTokenOrder {
  readonly tenant: Tenant;
  readonly memberId: string;
  /** The login that the game ends with. */
  readonly sessionId: string;
  readonly vendor: string;
  readonly gameCode: string;
  /** BCP-47 tag. */
  readonly language: string;
}

export interface LaunchDeps {
  readonly repository: Pick<GameRepository, 'find' | 'played'>;
  readonly rooms: Rooms;
  readonly images: GameImages;
  /** Issues a one-time token that the vendor exchanges for a session. */
  readonly issueToken: (order: LaunchTokenOrder) => Promise<string>;
}

/** Adds the advice on what to do next to a refusal of a lower layer. */
function advised(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new Problem(error.code, { ...error.details, next: launchAdviceFor(error.code) }, { cause: error });
}

/** Handler of the launch call. A room opens the game that it belongs to. */
export function launchHandlers({ repository, rooms, images, issueToken }: LaunchDeps): Handlers<'launchGame'> {
  return {
    async launchGame({ request, tenant, member, session, language, origin, country, ip }) {
      const { gameId, roomId, nodeId, vassalage } = request;
      const [room] = roomId === undefined ? [] : await rooms.list(tenant.id, { room: roomId });
      // A room code that is not ours is the vendor's own and passed on unchanged.
      const game = room?.game ?? (await repository.find(tenant.id, gameId ?? roomId ?? ''));
      // A table of ours belongs to one game: under the name of another its state would not count.
      if (room !== undefined && gameId !== undefined && room.game.code !== gameId) throw new Problem('GAME_NOT_FOUND', { next: launchAdviceFor('GAME_NOT_FOUND') });
      const refusal = launchRefusal(game, { type: member.type, country, vassalage, room: room?.roomState });
      if (refusal !== undefined || game === undefined || game.origin === null) {
        const code = refusal ?? 'GAME_UNAVAILABLE';
        throw new Problem(code, { next: launchAdviceFor(code), ...(code === 'GAME_REGION_RESTRICTED' && country !== null ? { ip, country } : {}) });
      }
      const tag = languageTag(language);
      const token = await issueToken({ tenant, memberId: member.id, sessionId: session.id, vendor: game.vendor, gameCode: game.code, language: tag }).catch(advised);
      await repository.played(tenant.id, member.id, game.code);
      if (room !== undefined) await rooms.entered(tenant.id, member.id, room.room);
      const { code: currency, symbol, exponent } = tenant.currency;
      const view = gameView(game, { tenant, country, language }, images);
      const address = {
        origin: game.origin, token, vendor: game.vendor, merchant: tenant.id, game: game.code, name: nameIn(game, language), language: tag, currency, symbol, exponent,
        back: `${origin}${lotteryScreen(game.accountTypeName) ?? navItem(view.gameType).page}`,
        room: roomId,
        node: room === undefined ? nodeId : (room.node ?? undefined),
      };
      return { game_url: launchUrl(address), open: game.openPolicy, framePermissions: [...game.framePermissions], game: view };
    },
  };
}
