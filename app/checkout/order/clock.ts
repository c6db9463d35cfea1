/** The time of day. */
export const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** A date with its year. */
export const longDate: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};
