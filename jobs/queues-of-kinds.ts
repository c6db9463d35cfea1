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

/** The queues that a process of some kinds works on. */
export const queuesOfKinds = (kinds: readonly WorkerKind[]): Set<QueueName> =>
  new Set(kinds.flatMap((kind) => queuesOfKind[kind]));

/** Niceness, of -20 to 19: at 10 they still took a quarter of a processor that sends wanted. */
const lowPriority = 19;

/**
 * Who waits for a send outranks who waits for a reply, where both want the same processor; a voice that
 * comes late is none.
 */
export function yieldToSends(kinds: readonly WorkerKind[]): void {
  if (!kinds.includes('chat') && !kinds.includes('calls')) setPriority(lowPriority);
}
