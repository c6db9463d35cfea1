/** Of the part of a page that says who may write first. */
export const followUpsAnchor = 'follow-ups';

/** What the form of a chat's frequency is sent as. */
export const frequencyIntent = 'write-first';

/** What turns all of it on and off. */
export const switchIntents = { on: 'follow-ups-on', off: 'follow-ups-off' } as const;
