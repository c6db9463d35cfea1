/** What a person may react to a message with. No schema library here: pages read these, too. */
export const reactions = ['heart', 'laugh', 'fire', 'thumbs_up', 'sad', 'wow'] as const;
export type Reaction = (typeof reactions)[number];
