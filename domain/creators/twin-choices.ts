/** The choices of a person about what their twin does. They are read by pages, so this file needs no server. */

/** The party that chooses the pictures of posts. */
export const contentModes = ['manual', 'ai_generated'] as const;

/** When the twin writes first. */
export const messageTimes = ['morning', 'lunch', 'evening'] as const;
