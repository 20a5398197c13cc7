/** Titles on one page of the announcements: P-2.11 of docs/product.md. */
export const NOTICES_PER_PAGE = 9;
