/** What one gateway allows a client to take of it, and how often it looks after its connections. */
export interface GatewayLimits {
  /** Largest message a client may send, in bytes. */
  maxPayloadBytes: number;
  /** How much may wait for a slow reader, in bytes, before the reader is cut off to come again. */
  maxBufferedBytes: number;
  /** How long a connection may take to enter the namespace. */
  connectMs: number;
  commandsPerSecond: number;
  /** Sockets and streams of one person on one gateway. */
  connectionsPerPerson: number;
  /** Sockets and streams of one address (of one /64 network with IPv6) on one gateway. */
  connectionsPerAddress: number;
  /** Attempts of one act within this window are one job. */
  attemptWindowMs: number;
  heartbeatMs: number;
  /** How long a browser waits before it opens its stream again. */
  retryMs: number;
  /** How often sessions whose check is due are looked up, all in one query. */
  sessionSweepMs: number;
  /** How long a newcomer waits for Redis before it is sent away to try again. */
  subscribeWaitMs: number;
  /** How long a client waits to hear that its command is queued. */
  queueWaitMs: number;
  /** How long a stop waits for clients to take their leave. */
  stopGraceMs: number;
}

export const defaultLimits: GatewayLimits = {
  maxPayloadBytes: 64 * 1024,
  maxBufferedBytes: 1024 * 1024,
  connectMs: 10_000,
  commandsPerSecond: 10,
  connectionsPerPerson: 20,
  connectionsPerAddress: 200,
  attemptWindowMs: 10_000,
  heartbeatMs: 15_000,
  retryMs: 3000,
  sessionSweepMs: 1000,
  subscribeWaitMs: 5000,
  queueWaitMs: 5000,
  stopGraceMs: 500,
};
