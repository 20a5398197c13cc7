/** Records on one page. */
export const PAGE_SIZE = 20;
