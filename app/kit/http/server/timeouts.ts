/** Milliseconds a client is given; the names are those of Node's own options, where it has one. */
export interface Timeouts {
  /** For all headers of a request. */
  headersTimeout: number;
  /** For the whole request, its body included. */
  requestTimeout: number;
  /** Between two requests of one connection. */
  keepAliveTimeout: number;
  /** For taking what was written to it: whoever does not read holds what waits in memory. */
  drainTimeout: number;
  /** How often all but the third are looked at. */
  connectionsCheckingInterval: number;
}

/** Bodies are short texts: even a poor line has sent one long before. */
export const timeouts: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than a balancer keeps its connections, so that the balancer is the one to close them.
  keepAliveTimeout: 65_000,
  // What is written at once is a page or 64 KiB of a file: at two KiB a second it is taken in time.
  drainTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
};
