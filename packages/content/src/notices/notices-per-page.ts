/** Titles on one page of the announcements: the specification's number. */
export const NOTICES_PER_PAGE = 9;
