import type { CountryOf } from '~/config/country-of';
import type { DomainContext } from '~/domain/shared/context';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { Logger } from '~/observability/logger';
import type { Metrics } from '~/observability/metrics';
import { AddressCounts } from './address-counts';
import { chooseEngine } from './engines/choose-engine';
import type { ConnectionKind, EngineName } from './engines/engine';
import { loadUws } from './engines/load-uws';
import { Door } from './door';
import { createEntrance } from './entrance';
import { createFanOut } from './fan-out';
import { createGatewayMetrics } from './gateway-metrics';
import { sendError } from './http-responses';
import { defaultLimits, type GatewayLimits } from './limits';
import type { GatewayRedis } from './open-redis';
import { createOperations } from './operations';
import { chatsNamespace } from './protocol/names';
import { createRoute, type Answer } from './route';
import { createChatServer } from './sockets/chat-server';
import { createHandshake } from './sockets/handshake';
import { createOpenSocket } from './sockets/open-socket';
import { ReadMarks } from './sockets/read-marks';
import { createTakeCommand } from './sockets/take-command';
import { createOpenStream } from './stream/open-stream';
import { Subscriptions } from './subscriptions/subscriptions';
import { watchSessions } from './watch-sessions';
import { within } from './within';

/** The event streams and the channel of each. */
const streams = [
  ['/api/v1/notifications/stream', 'stream'],
  ['/api/v1/chats/events', 'chats'],
] as const;

export interface GatewayOptions {
  context: DomainContext;
  enqueuer: Enqueuer;
  redis: GatewayRedis;
  logger: Logger;
  metrics: Metrics;
  /** The site's own address: the only origin accepted from a browser. */
  publicUrl: string;
  /** Returns the country of a handshake; without it no country is known. */
  countryOf?: CountryOf;
  engine: EngineName;
  /** The location of uWebSockets.js, if it is not among the packages. */
  uwsModule?: string | undefined;
  host: string;
  /** The port to listen on; 0 takes any free port. */
  port: number;
  limits?: Partial<GatewayLimits>;
  /** The key that permits reading metrics from anywhere. */
  metricsKey?: string | undefined;
}

export interface Gateway {
  url: string;
  /** The engine in use: Node's if the native one does not load. */
  engine: EngineName;
  /** Disconnects all clients so that they reconnect by themselves, and closes; the handles stay open. */
  stop(): Promise<void>;
}

/** Starts a gateway: the /chats namespace, the event stream and the operators' paths on one port. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { context, logger, publicUrl } = options;
  const { channels, commands: redis } = options.redis;
  const limits = { ...defaultLimits, ...options.limits };
  const metrics = createGatewayMetrics(options.metrics);
  let stopping = false;

  const door = new Door({ publicUrl, limits, metrics });
  const engine = await openEngine(options, limits, metrics, door);
  const io = createChatServer(limits);
  const namespace = io.of(chatsNamespace);
  engine.attach(io, [chatsNamespace]);

  const subscriptions = new Subscriptions({
    channels,
    redis,
    deliver: createFanOut({ namespace, metrics, logger }),
    metrics,
    logger,
    limits,
    // Revocations are not stored for gateways that were not listening.
    onRecovered: () => void sessions.checkAll(),
  });
  const listeners = () => subscriptions.listeners();
  const sessions = watchSessions({ context, listeners, logger, sweepMs: limits.sessionSweepMs });
  const addresses = new AddressCounts(limits.connectionsPerAddress);
  const entrance = createEntrance(limits);
  const shared = { ...options, redis, subscriptions, addresses, entrance, metrics, limits, door };

  const readMarks = new ReadMarks(options.enqueuer);
  const takeCommand = createTakeCommand({ ...shared, readMarks });
  namespace.use(createHandshake(shared));
  namespace.on('connection', createOpenSocket({ takeCommand, metrics, logger, door }));

  const route = createRoute({ logger, isStopping: () => stopping });
  for (const [path, answer] of answersOf(options, shared)) engine.get(path, route(answer));
  engine.otherwise((request, response) => sendError(response, 404, 'Not found', request.path));

  const port = await engine.listen(options.host, options.port);
  logger.info({ port, engine: engine.name }, 'gateway listening');

  const heartbeat = setInterval(() => beat(subscriptions), limits.heartbeatMs);
  return {
    url: `http://${options.host}:${port}`,
    engine: engine.name,
    async stop() {
      stopping = true;
      engine.stopListening();
      sessions.stop();
      clearInterval(heartbeat);
      for (const listener of [...subscriptions.listeners()]) listener.endConnection();
      // A client that does not answer the close would keep Node's server open for half a minute.
      await within(limits.stopGraceMs, io.close()).catch(() => undefined);
      await engine.close();
      await within(limits.stopGraceMs, readMarks.settle()).catch(() => undefined);
    },
  };
}

/** Returns the HTTP handlers by path: the event streams and the operators' endpoints. */
function answersOf(
  options: GatewayOptions,
  shared: Parameters<typeof createOpenStream>[0],
): (readonly [string, Answer])[] {
  const { context, redis } = options;
  const operations = createOperations({ ...options, db: context.db, redis: redis.commands });
  return [
    ...streams.map(([path, channel]) => [path, createOpenStream(shared, channel)] as const),
    ...Object.entries(operations),
  ];
}

function openEngine(
  { engine, uwsModule, logger }: GatewayOptions,
  { maxBufferedBytes }: GatewayLimits,
  metrics: ReturnType<typeof createGatewayMetrics>,
  door: Door,
) {
  const onSlowReader = (kind: ConnectionKind) => {
    metrics.slowReaders.inc({ kind });
    logger.info({ kind }, 'slow reader cut off');
  };
  return chooseEngine(engine, { door, maxBufferedBytes, onSlowReader }, logger, loadUws(uwsModule));
}

/** Sends heartbeats so that idle streams stay open. */
function beat(subscriptions: Subscriptions): void {
  for (const listener of subscriptions.listeners()) {
    if (listener.kind === 'stream') listener.beat();
  }
}
