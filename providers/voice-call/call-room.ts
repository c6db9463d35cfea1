/** The participants in a call's room on a media server: one browser, and one of our own processes. */
export const callerIdentity = 'caller';
export const characterIdentity = 'character';

/**
 * The browser's offer in such a call, and the answer to it: each states that the sender joined the room.
 */
export const joinedRoom = 'joined';
