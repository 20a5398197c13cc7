/** A number keeps its direction within words that run the other way. */
export const leftToRight = (number: string): string => `\u2066${number}\u2069`;
