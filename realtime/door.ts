import { networkOf } from '~/domain/shared/origin/network-of';
import { clientAddress } from './client-address';
import { decideUpgrade, type UpgradeRefusal } from './decide-upgrade';
import type { EngineDoor, EngineRequest } from './engines/engine';
import type { GatewayMetrics } from './gateway-metrics';
import type { GatewayLimits } from './limits';
import type { ChatSocket } from './sockets/events';

type Connection = ChatSocket['conn'];

/** Counts frames within the current second. */
class FramePace {
  #second = 0;
  #count = 0;

  /** Counts a frame; returns the number of frames in this second. */
  add(now: number): number {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) this.#count = 0;
    this.#second = second;
    this.#count += 1;
    return this.#count;
  }
}

/** The combined usage of one network's connections. */
interface Network {
  key: string;
  pace: FramePace;
  open: number;
  outside: number;
  /** The number of ordinary networks it counts for. */
  size: number;
}

interface Guard {
  connection: Connection;
  network: Network;
  pace: FramePace;
  isOutside: boolean;
  isCut: boolean;
  framesOutside: number;
  timer: NodeJS.Timeout | undefined;
  cut(): void;
}

interface Handles {
  publicUrl: string;
  limits: GatewayLimits;
  metrics: GatewayMetrics;
}

/** Addresses of our own network are proxies or other servers, each with many people behind it. */
const ours = { key: 'ours', size: 10 };

/**
 * A guard between the engines and the code that reads frames. It limits connections that are not yet
 * admitted, closes those that do not enter in time, and counts every frame of any kind before it is read.
 */
export class Door implements EngineDoor {
  readonly #handles: Handles;
  readonly #networks = new Map<string, Network>();
  readonly #guards = new WeakMap<object, Guard>();

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  /** Returns the reason to refuse a request for a socket, before an engine opens a connection for it. */
  refuse(request: EngineRequest): Omit<UpgradeRefusal, 'reason'> | null {
    const { publicUrl, limits, metrics } = this.#handles;
    const refusal = decideUpgrade(request, publicUrl);
    if (refusal) {
      metrics.refusals.inc({ kind: 'socket', reason: refusal.reason });
      return refusal;
    }
    const { key, size } = placeOf(request.peer, request.headers['x-forwarded-for']);
    const outside = this.#networks.get(key)?.outside ?? 0;
    if (outside < limits.unadmittedPerAddress * size) return null;
    metrics.refusals.inc({ kind: 'socket', reason: 'unadmitted' });
    return { status: 429, message: 'Too many connections' };
  }

  /** Guards a connection from its upgrade on; `cut` ends it without a close handshake. */
  enter(connection: Connection, cut: () => void): void {
    const forwardedFor = connection.request.headers['x-forwarded-for']?.toString();
    const network = this.#open(placeOf(connection.remoteAddress, forwardedFor));
    const guard: Guard = {
      connection,
      network,
      pace: new FramePace(),
      isOutside: true,
      isCut: false,
      framesOutside: 0,
      timer: undefined,
      cut,
    };
    network.outside += 1;
    this.#guards.set(connection.transport, guard);
    this.#closeIn(this.#handles.limits.enterMs, guard);
    connection.once('close', () => {
      clearTimeout(guard.timer);
      guard.isCut = true;
      if (guard.isOutside) network.outside -= 1;
      network.open -= 1;
      if (network.open === 0) this.#networks.delete(network.key);
    });
  }

  /**
   * Returns whether a frame may be read; a frame over the limit closes its connection without a response.
   */
  takes(transport: object): boolean {
    const guard = this.#guards.get(transport);
    if (!guard || guard.isCut) return false;
    if (!this.#isFlood(guard, Date.now())) return true;
    this.#cutOff(guard, 'frames');
    return false;
  }

  /** Ends the time limit of a connection with valid credentials; admitting it may take longer. */
  recognise(connection: Connection): void {
    clearTimeout(this.#guards.get(connection.transport)?.timer);
  }

  admit(connection: Connection): void {
    const guard = this.#guards.get(connection.transport);
    if (!guard?.isOutside) return;
    clearTimeout(guard.timer);
    guard.isOutside = false;
    guard.network.outside -= 1;
  }

  /** Leaves a refused client time to read the reason; the stock client leaves by itself. */
  closeRefused(connection: Connection): void {
    const guard = this.#guards.get(connection.transport);
    if (guard && !guard.isCut) this.#closeIn(this.#handles.limits.refusedMs, guard);
  }

  #open({ key, size }: typeof ours): Network {
    const network = this.#networks.get(key) ?? newNetwork(key, size);
    network.open += 1;
    this.#networks.set(key, network);
    return network;
  }

  #isFlood(guard: Guard, now: number): boolean {
    const { limits } = this.#handles;
    const own = guard.pace.add(now);
    const together = guard.network.pace.add(now);
    if (guard.isOutside) guard.framesOutside += 1;
    if (own > limits.framesPerSecond || guard.framesOutside > limits.framesBeforeEntry) return true;
    // Quiet clients behind one address are not cut because of a busy one.
    const share = limits.framesPerAddress / limits.connectionsPerAddress;
    return own > share && together > limits.framesPerAddress * guard.network.size;
  }

  #closeIn(ms: number, guard: Guard): void {
    clearTimeout(guard.timer);
    guard.timer = setTimeout(() => this.#cutOff(guard, 'not-admitted'), ms).unref();
  }

  #cutOff(guard: Guard, reason: 'frames' | 'not-admitted'): void {
    if (guard.isCut) return;
    guard.isCut = true;
    this.#handles.metrics.cutConnections.inc({ reason });
    guard.cut();
  }
}

function newNetwork(key: string, size: number): Network {
  return { key, size, pace: new FramePace(), open: 0, outside: 0 };
}

function placeOf(peer: string | undefined, forwardedFor: string | undefined): typeof ours {
  const address = clientAddress(peer, forwardedFor);
  return address === null ? ours : { key: networkOf(address), size: 1 };
}
