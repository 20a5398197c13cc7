/** Addresses of a merchant's pictures of games and vendors. */
export interface GameImages {
  readonly game: (merchant: string, code: string) => string;
  /** The game's picture at half the width. */
  readonly gameSmall: (merchant: string, code: string) => string;
  readonly vendor: (merchant: string, code: string) => string;
}
