import { routes } from '@livery/navigation';

/** Parameters of the game page's address: game, vendor, table. */
export interface GameRouteParams {
  readonly gameId: string;
  /** Code of the vendor. */
  readonly vassalage: string;
  /** A table of the game. */
  readonly roomId?: string;
  /** The vendor's server that the table runs on. */
  readonly nodeId?: string | undefined;
}

/** Address that opens a game in the frame. */
export function gameHref({ gameId, vassalage, roomId, nodeId }: GameRouteParams): string {
  return routes.game({ vassalage, gameId, roomId, nodeId });
}

/** Reads the address of the game page; undefined where it names no game. */
export function readGameRoute(query: URLSearchParams): GameRouteParams | undefined {
  const [gameId, vassalage, roomId, nodeId] = ['gameId', 'vassalage', 'roomId', 'nodeId'].map((name) => query.get(name) || undefined);
  if (gameId === undefined || vassalage === undefined) return undefined;
  return { gameId, vassalage, ...(roomId === undefined ? {} : { roomId }), ...(nodeId === undefined ? {} : { nodeId }) };
}
