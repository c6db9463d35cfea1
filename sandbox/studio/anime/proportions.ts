/** An adult's proportions, which are fixed: an open eye with its lashes stays under 16 % of the head. */
export const CROWN = -150;
export const chinOf = (masculine: boolean): number => (masculine ? 166 : 162);
export const lashTopOf = (masculine: boolean): number => (masculine ? -10 : -13);
export const LOWER_LINE = 18;
