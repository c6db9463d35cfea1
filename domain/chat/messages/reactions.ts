/** The reactions that a person may give. This file uses no schema library because pages import it. */
export const reactions = ['heart', 'laugh', 'fire', 'thumbs_up', 'sad', 'wow'] as const;
export type Reaction = (typeof reactions)[number];
