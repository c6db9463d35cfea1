/** The entry of a browser in which single keys are switched off. */
export const staffKeysKey = 'staff-keys';
