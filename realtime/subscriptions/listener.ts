interface Connection {
  personId: string;
  /** The session's id; null for a visitor, who has no session. */
  sessionId: string | null;
  /**
   * The time of the next look-up of the session or of a visitor's age review, in milliseconds of the
   * context's clock.
   */
  checkAt: number;
  /** Reports that the session ended, then closes. */
  revoke(): void;
  /** Closes so that the stock client reconnects by itself. */
  endConnection(): void;
}

/** A socket, which receives events through its room, so that one emit serves all. */
export interface SocketListener extends Connection {
  kind: 'socket';
}

export interface StreamListener extends Connection {
  kind: 'stream';
  /** The channel it receives: events of chats, or those of the account. */
  channel: 'chats' | 'stream';
  /** Receives a serialised frame; the id is null for an ephemeral event, which is never replayed. */
  receive(frame: string, streamId: string | null): void;
  beat(): void;
}

/** One connection of a person, from just before its session is read until it closes. */
export type Listener = SocketListener | StreamListener;
