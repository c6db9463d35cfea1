import { setPriority } from 'node:os';
import type { WorkerKind } from '~/config/worker-kinds';
import type { QueueName } from './definition.job';

const queuesOfKind: Record<WorkerKind, readonly QueueName[]> = {
  chat: ['chat', 'guest-chat'],
  replies: ['replies', 'guest-replies'],
  rest: [
    'callbacks',
    'polling',
    'maintenance',
    'mail',
    'notices',
    'partners',
    'media',
    'memory',
    'generations',
  ],
  calls: ['calls'],
};

/** Returns the queues of a process with these kinds. */
export const queuesOfKinds = (kinds: readonly WorkerKind[]): Set<QueueName> =>
  new Set(kinds.flatMap((kind) => queuesOfKind[kind]));

/**
 * The nice value, from -20 to 19. At 10 these processes still took a quarter of the CPU that sends needed.
 */
const lowPriority = 19;

/**
 * Lowers the priority of processes that handle neither sends nor calls: a send is more urgent than a reply
 * on the same CPU, and late speech in a call is useless.
 */
export function yieldToSends(kinds: readonly WorkerKind[]): void {
  if (!kinds.includes('chat') && !kinds.includes('calls')) setPriority(lowPriority);
}
