/** Under what contents of pictures are encrypted. */
export const SEALED_AS = 'upload';
