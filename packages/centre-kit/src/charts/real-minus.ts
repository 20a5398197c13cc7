/** A figure below zero with the minus that figures have in place of the hyphen that `Intl` writes; marks of direction stay around it. */
export const realMinus = (figure: string): string => figure.replace('-', '\u2212');
