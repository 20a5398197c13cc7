/** Name of the query value that says which part of the account shows in place of its overview. */
export const PART = 'part';
