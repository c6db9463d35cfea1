export interface Listener {
  close(): void;
}

/** One of many: what it opens, and what it does for every message it hears. */
export interface OpenOne {
  /** Where the server is, http. */
  url: string;
  path: string;
  /** Speaks Socket.IO's protocol and enters this namespace. */
  namespace?: string;
  cookie: string | undefined;
  count(messages: number): void;
}
