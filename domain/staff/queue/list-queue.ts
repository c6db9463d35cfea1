import type { StaffAccountsRow, StaffQueueItemsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { LeftJoined } from '../../shared/reading/left-joined';
import type { Queued, QueueResource } from './claims';

/** A thing in the queue as its list shows it. */
export interface QueueItem
  extends
    Pick<
      StaffQueueItemsRow,
      'thing_id' | 'gravity' | 'due_at' | 'waits_since' | 'label' | 'reference' | 'claimed_by'
    >,
    LeftJoined<Pick<StaffAccountsRow, 'email'>> {
  resource: QueueResource;
  /** The end of a live claim; null if no one has claimed it. */
  claimed_until: Date | null;
}

/** The number of things that the list shows. The rest follows as these are decided. */
const most = 50;

const columns = [
  'item.resource',
  'item.thing_id',
  'item.gravity',
  'item.due_at',
  'item.waits_since',
  'item.label',
  'item.reference',
  'holder.id as claimed_by',
  'holder.email',
] as const;

const queueOf = ({ db, now }: Pick<DomainContext, 'db' | 'now'>) =>
  db('staff_queue_items as item')
    .leftJoin('staff_accounts as holder', (on) =>
      on
        .on('holder.id', 'item.claimed_by')
        .andOn('item.claimed_until', '>', db.raw('?::timestamptz', [now()])),
    )
    .select(
      ...columns,
      db.raw('case when holder.id is not null then item.claimed_until end as claimed_until'),
    );

/** Returns what waits of some resources, the gravest first, then what is due first; at most 50. */
export async function listQueue(
  context: Pick<DomainContext, 'db' | 'now'>,
  resources: readonly QueueResource[],
): Promise<QueueItem[]> {
  return queueOf(context)
    .whereIn('item.resource', [...resources])
    .orderBy([
      { column: 'item.gravity', order: 'desc' },
      { column: 'item.due_at' },
      { column: 'item.thing_id' },
    ])
    .limit(most) as Promise<QueueItem[]>;
}

/** Returns a thing in the queue; null if it does not wait. */
export async function findQueued(
  context: Pick<DomainContext, 'db' | 'now'>,
  { resource, id }: Queued,
): Promise<QueueItem | null> {
  const row = (await queueOf(context)
    .where({ 'item.resource': resource, 'item.thing_id': id })
    .first()) as QueueItem | undefined;
  return row ?? null;
}

/** Counts what waits, by resource. */
export async function countQueue({
  db,
}: Pick<DomainContext, 'db'>): Promise<Partial<Record<QueueResource, number>>> {
  const rows = await db('staff_queue_items')
    .groupBy('resource')
    .select<{ resource: QueueResource; count: number }[]>(
      'resource',
      db.raw('count(*)::int as count'),
    );
  return Object.fromEntries(rows.map(({ resource, count }) => [resource, count]));
}
