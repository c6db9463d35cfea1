/** Figures in a code, by specification. */
export const codeLength = 5;
