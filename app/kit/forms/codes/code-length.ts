/** The number of digits in a mailed code, by specification. */
export const codeLength = 5;
/** The number of digits in a code mailed to staff. */
export const staffCodeLength = 8;
