export interface Listener {
  close(): void;
}

/** One of many connections: its address, and its action for every received message. */
export interface OpenOne {
  /** The http address of the server. */
  url: string;
  path: string;
  /** If set, it uses Socket.IO's protocol and joins this namespace. */
  namespace?: string;
  cookie: string | undefined;
  count(messages: number): void;
}
