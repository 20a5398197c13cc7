import { routes } from '@livery/navigation';

/** What the address of the game page says: which game of which vendor, at which table. */
export interface GameRouteParams {
  readonly gameId: string;
  /** Code of the vendor. */
  readonly vassalage: string;
  /** A table of the game. */
  readonly roomId?: string;
}

/** Address that opens a game in the frame. */
export function gameHref({ gameId, vassalage, roomId }: GameRouteParams): string {
  return routes.game({ vassalage, gameId, roomId });
}

/** Reads the address of the game page; undefined where it names no game. */
export function readGameRoute(query: URLSearchParams): GameRouteParams | undefined {
  const gameId = query.get('gameId');
  const vassalage = query.get('vassalage');
  const roomId = query.get('roomId');
  if (gameId === null || vassalage === null || gameId === '' || vassalage === '') return undefined;
  return { gameId, vassalage, ...(roomId === null || roomId === '' ? {} : { roomId }) };
}
