import PQueue from 'p-queue';
import type { GatewayLimits } from './limits';

/** The line in which newcomers wait to be looked up. */
export type Entrance = Pick<PQueue, 'add'>;

/** What one look-up may wait for at a time: Redis and the database answer many at once. */
const atOnce = 8;
const stepMs = 50;

/** Lets a crowd that comes back in step by step, so that whoever is in does not wait for it. */
export function createEntrance({
  newcomersPerSecond,
}: Pick<GatewayLimits, 'newcomersPerSecond'>): Entrance {
  const perStep = Math.max(1, Math.round((newcomersPerSecond * stepMs) / 1000));
  return new PQueue({ concurrency: atOnce, interval: stepMs, intervalCap: perStep });
}
