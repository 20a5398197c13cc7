/** A card of a pack of 52: the rank is `card % 13`, the suit `floor(card / 13)`. */
export type Card = number;

/** Rank of a card: 0 ace … 12 king. */
export const rankOf = (card: Card): number => card % 13;
/** Suit of a card: 0 diamonds, 1 clubs, 2 hearts, 3 spades. */
export const suitOf = (card: Card): number => Math.floor(card / 13);
