/** Whose tables the room list shows. */
export interface RoomListProps {
  /** Code of the vendor. */
  readonly vassalage: string;
  /** Id of the game at the site. */
  readonly gameId: string;
}

declare module '@livery/app-shell' {
  interface DialogMap {
    /** The tables of a game, with their limits and players. */
    roomList: RoomListProps;
  }
}
