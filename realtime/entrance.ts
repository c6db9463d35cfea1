import PQueue from 'p-queue';
import type { GatewayLimits } from './limits';

/** The queue in which new connections wait to be looked up. */
export type Entrance = Pick<PQueue, 'add'>;

/** The number of concurrent look-ups: Redis and the database can answer many at a time. */
const atOnce = 8;
const stepMs = 50;

/**
 * Creates the queue that admits a crowd of reconnecting clients gradually, so that connected people do not
 * have to wait.
 */
export function createEntrance({
  newcomersPerSecond,
}: Pick<GatewayLimits, 'newcomersPerSecond'>): Entrance {
  const perStep = Math.max(1, Math.round((newcomersPerSecond * stepMs) / 1000));
  return new PQueue({ concurrency: atOnce, interval: stepMs, intervalCap: perStep });
}
