interface Connection {
  personId: string;
  /** Null for a visitor, who has no session. */
  sessionId: string | null;
  /** When the session, or a visitor's age review, is to be looked up again, in milliseconds of the context's clock. */
  checkAt: number;
  /** The session ended: says so, then closes. */
  revoke(): void;
  /** Closes in the way after which the stock client comes again by itself. */
  sendAway(): void;
}

/** A socket hears through its room, so that one emit serves all. */
export interface SocketListener extends Connection {
  kind: 'socket';
}

export interface StreamListener extends Connection {
  kind: 'stream';
  /** Whose events it hears: those of the chats, or all that is told of the account. */
  channel: 'chats' | 'stream';
  /** Takes a serialised frame; the id is null for what is said once and never replayed. */
  hear(frame: string, streamId: string | null): void;
  beat(): void;
}

/** One connection of a person, from the moment before its session is read until it closes. */
export type Listener = SocketListener | StreamListener;
