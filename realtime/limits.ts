/** The limits of one gateway for its clients, and the intervals of its checks. */
export interface GatewayLimits {
  /** The maximum size of a client's message in bytes. */
  maxPayloadBytes: number;
  /**
   * The maximum of unread bytes for a slow reader; beyond it the reader is cut off and has to reconnect.
   */
  maxBufferedBytes: number;
  /** Milliseconds that a connection has to enter the namespace. */
  connectMs: number;
  /** Milliseconds that a socket has to request its namespace with valid credentials. */
  enterMs: number;
  /** Milliseconds that a refused client may stay to read the reason. */
  refusedMs: number;
  /** The maximum number of sockets that are not yet admitted, per address (per /64 network with IPv6). */
  unadmittedPerAddress: number;
  /** The maximum number of frames of any kind per second from one socket; beyond it the socket is cut. */
  framesPerSecond: number;
  /** The maximum number of frames from one socket before it is admitted. */
  framesBeforeEntry: number;
  /**
   * The maximum number of frames per second from one address; beyond it, sockets that exceed their share
   * are cut.
   */
  framesPerAddress: number;
  /**
   * The maximum number of fragments of one message, on Node's engine. The native engine does not report
   * fragments: there `maxPayloadBytes` limits their total size, and `pingMs` and `pongMs` limit their time.
   */
  partsPerMessage: number;
  /**
   * The ping interval of a socket in milliseconds. A client cannot send its pong in the middle of a
   * message.
   */
  pingMs: number;
  /** Milliseconds that a client has to answer a ping before its socket is closed. */
  pongMs: number;
  /** The number of new connections admitted per second; the others wait in a queue. */
  newcomersPerSecond: number;
  commandsPerSecond: number;
  /**
   * The maximum number of commands per second from one person; beyond it, the socket that sends more is
   * cut.
   */
  floodPerSecond: number;
  /** The interval in which one refused command per person is logged; all are counted. */
  refusalLogMs: number;
  /**
   * The limit of commands per second for all visitors of one network together, as their number is
   * unlimited.
   */
  visitorCommandsPerSecond: number;
  /**
   * The number of messages that visitors of one network may send per period; beyond it, messages are only
   * checked for signs of danger.
   */
  visitorMessages: { most: number; seconds: number };
  /** The maximum number of sockets and streams of one person on one gateway. */
  connectionsPerPerson: number;
  /**
   * The maximum number of sockets and streams of one address (of one /64 network with IPv6) on one gateway.
   */
  connectionsPerAddress: number;
  heartbeatMs: number;
  /** Milliseconds before a browser reopens its stream. */
  retryMs: number;
  /** Milliseconds between sweeps; each looks up all sessions that are due for a check in one query. */
  sessionSweepMs: number;
  /** Milliseconds that a new connection waits for Redis before it is refused and has to retry. */
  subscribeWaitMs: number;
  /** Milliseconds that a client waits for confirmation that its command is queued. */
  queueWaitMs: number;
  /** Milliseconds that a stop waits for clients to disconnect. */
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
