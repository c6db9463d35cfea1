/** Figures in a mailed code, by specification. */
export const codeLength = 5;
/** Figures in a mailed code of staff. */
export const staffCodeLength = 8;
