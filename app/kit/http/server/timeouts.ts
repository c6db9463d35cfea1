/** The timeouts of a client in milliseconds, with the names of Node's own options where they exist. */
export interface Timeouts {
  /** The time for all headers of a request. */
  headersTimeout: number;
  /** The time for the whole request, including its body. */
  requestTimeout: number;
  /** The time between two requests of one connection. */
  keepAliveTimeout: number;
  /** The time for reading what was written: unread data stays in memory. */
  drainTimeout: number;
  /** The interval at which all of them but `keepAliveTimeout` are checked. */
  connectionsCheckingInterval: number;
}

/** The timeouts. Bodies are short texts, which arrive in time even over a poor connection. */
export const timeouts: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than a balancer keeps its connections, so that the balancer closes them.
  keepAliveTimeout: 65_000,
  // A page or 64 KiB of a file is written at a time; at two KiB a second it is read in time.
  drainTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
};
