/** Whose tables the room list shows. */
export interface RoomListProps {
  readonly vassalage: string;
  readonly gameId: string;
}

declare module '@livery/app-shell' {
  interface DialogMap {
    /** The tables of a game, with their limits and players. */
    roomList: RoomListProps;
  }
}
