/** Milliseconds a client is given; the names are those of Node's own options. */
export interface Patience {
  /** For all headers of a request. */
  headersTimeout: number;
  /** For the whole request, its body included. */
  requestTimeout: number;
  /** Between two requests of one connection. */
  keepAliveTimeout: number;
  /** How often the first two are looked at. */
  connectionsCheckingInterval: number;
}

/** Bodies are short texts: even a poor line has sent one long before. */
export const patience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than a balancer keeps its connections, so that the balancer is the one to close them.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
