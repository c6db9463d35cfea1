/** The anchor of the settings for characters that may write first. */
export const followUpsAnchor = 'follow-ups';

/** The intent of the form for a chat's frequency. */
export const frequencyIntent = 'write-first';

/** The intents that turn all of them on and off. */
export const switchIntents = { on: 'follow-ups-on', off: 'follow-ups-off' } as const;
