/** What one gateway allows a client to take of it, and how often it looks after its connections. */
export interface GatewayLimits {
  /** Largest message a client may send, in bytes. */
  maxPayloadBytes: number;
  /** How much may wait for a slow reader, in bytes, before the reader is cut off to come again. */
  maxBufferedBytes: number;
  /** How long a connection may take to enter the namespace. */
  connectMs: number;
  /** How long a socket may take to ask for its namespace with credentials that are true. */
  enterMs: number;
  /** How long whoever was refused may stay, to read why. */
  refusedMs: number;
  /** Sockets of one address (of one /64 network with IPv6) that have not been admitted. */
  unadmittedPerAddress: number;
  /** Frames of any kind that one socket may send within a second, before it is cut. */
  framesPerSecond: number;
  /** Frames that one socket may send before it is admitted, in all. */
  framesBeforeEntry: number;
  /** The same for one address within a second; then whoever says more than their share is cut. */
  framesPerAddress: number;
  /**
   * Parts that one message may come in, on Node's engine. The native engine tells nobody of parts:
   * there `maxPayloadBytes` bounds what they hold, `pingMs` and `pongMs` how long they may come.
   */
  partsPerMessage: number;
  /** How often a socket is asked for a sign of life, which nobody can give amid a message. */
  pingMs: number;
  /** How long the sign may take. */
  pongMs: number;
  /** Newcomers who are let in within a second; the others wait in line. */
  newcomersPerSecond: number;
  commandsPerSecond: number;
  /** Of one person within a second, before the socket that goes on is cut. */
  floodPerSecond: number;
  /** Of one person's refused commands, one is logged in this time; all are counted. */
  refusalLogMs: number;
  /** The same for all visitors of one network together: they come by themselves. */
  visitorCommandsPerSecond: number;
  /** What visitors of one network may send in so many seconds; beyond it distress alone is heard. */
  visitorMessages: { most: number; seconds: number };
  /** Sockets and streams of one person on one gateway. */
  connectionsPerPerson: number;
  /** Sockets and streams of one address (of one /64 network with IPv6) on one gateway. */
  connectionsPerAddress: number;
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
  connectMs: 20_000,
  enterMs: 5000,
  refusedMs: 1000,
  unadmittedPerAddress: 100,
  framesPerSecond: 100,
  framesBeforeEntry: 20,
  framesPerAddress: 1000,
  partsPerMessage: 100,
  pingMs: 25_000,
  pongMs: 20_000,
  newcomersPerSecond: 150,
  commandsPerSecond: 10,
  floodPerSecond: 100,
  refusalLogMs: 60_000,
  visitorCommandsPerSecond: 100,
  visitorMessages: { most: 500, seconds: 3600 },
  connectionsPerPerson: 20,
  connectionsPerAddress: 200,
  heartbeatMs: 15_000,
  retryMs: 3000,
  sessionSweepMs: 1000,
  subscribeWaitMs: 5000,
  queueWaitMs: 5000,
  stopGraceMs: 500,
};
