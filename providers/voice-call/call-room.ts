/** Who is in the room of a call that a media server carries: one browser, and one of our own processes. */
export const callerIdentity = 'caller';
export const characterIdentity = 'character';

/** What a browser offers there, and how it is answered: that one has joined the room. */
export const joinedRoom = 'joined';
