/** Deposits or withdrawals of one part of a list. */
export const LIST_PAGE_SIZE = 8;
