/** What the address of the game page says: which game of which vendor. */
export interface GamePlace {
  readonly gameId: string;
  /** Code of the vendor. */
  readonly vassalage: string;
}

/** Address that opens a game in the frame. */
export function gameHref({ gameId, vassalage }: GamePlace): string {
  return `/game?${new URLSearchParams({ vassalage, gameId }).toString()}`;
}

/** Reads the address of the game page; undefined where it names no game. */
export function readGamePlace(query: URLSearchParams): GamePlace | undefined {
  const gameId = query.get('gameId');
  const vassalage = query.get('vassalage');
  return gameId === null || vassalage === null || gameId === '' || vassalage === '' ? undefined : { gameId, vassalage };
}
