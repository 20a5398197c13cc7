/** What a deposit or a withdrawal changes on its way, besides itself: the balance, and the records of the money. */
export const movedTags = ['Deposits', 'Balance', 'Records'] as const;
