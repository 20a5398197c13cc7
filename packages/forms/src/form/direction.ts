/** A number keeps its direction within words that run the other way. */
export const leftToRight = (number: string): string => `\u2066${number}\u2069`;

/** Words that may be in another language than those around them keep the direction they begin in. */
export const inItsDirection = (words: string): string => `\u2068${words}\u2069`;
