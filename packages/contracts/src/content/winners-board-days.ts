/** Days that the winners board looks back: it shows the largest prizes of this time. */
export const winnersBoardDays = 14;
