import type { ClientBase } from 'pg';

export interface Lease {
  partition: number;
  /** Grows with every holder of the partition, by the database's clock. */
  epoch: number;
}

interface LeaseOptions {
  /** Whoever holds; a new one for every connection, so that nobody inherits from a former self. */
  holder: string;
  partitions: number;
  leaseMs: number;
  /** Names of the events that can be relayed here. */
  knows: string[];
}

export interface Leases {
  /** What is held, as far as this process can tell by its own clock. */
  held(): Lease[];
  /** Prolongs what is held and takes what is free; answers what has just been taken. */
  keep(): Promise<Lease[]>;
  /** Lets everything go at once, so that another need not wait for the end. */
  release(): Promise<void>;
}

/**
 * The right to relay partitions, lent for a while by the database and by its clock. Whoever does
 * not prolong it in time, for it is frozen or cannot do its work, loses it to whoever asks next.
 */
export function createLeases(client: ClientBase, options: LeaseOptions): Leases {
  const borrower = { ...options, client, knows: [...options.knows].sort() };
  const leases = new Map<number, Lease>();
  let endsAt = 0;

  return {
    held: () => (performance.now() < endsAt ? [...leases.values()] : []),
    async keep() {
      const askedAt = performance.now();
      const kept = leases.size === 0 ? new Set<number>() : await prolong(borrower);
      for (const partition of leases.keys()) if (!kept.has(partition)) leases.delete(partition);
      const others = Array.from({ length: options.partitions }, (_, partition) => partition);
      const free = await findFree(
        borrower,
        others.filter((partition) => !leases.has(partition)),
      );
      const taken = await take(borrower, free);
      for (const lease of taken) leases.set(lease.partition, lease);
      endsAt = askedAt + options.leaseMs;
      return taken;
    },
    async release() {
      leases.clear();
      await client.query(
        'update relay_leases set expires_at = clock_timestamp() where holder = $1',
        [options.holder],
      );
    },
  };
}

type Borrower = Omit<LeaseOptions, 'partitions'> & { client: ClientBase };

/** Prolongs all that its holder still has, and answers which partitions those are. */
async function prolong({ client, holder, leaseMs }: Borrower): Promise<Set<number>> {
  const { rows } = await client.query<{ partition: number }>({
    name: 'lease-prolong',
    text: `update relay_leases
              set expires_at = clock_timestamp() + make_interval(secs => $2)
            where holder = $1 returning partition`,
    values: [holder, leaseMs / 1000],
  });
  return new Set(rows.map(({ partition }) => partition));
}

async function take(
  { client, holder, leaseMs, knows }: Borrower,
  wanted: number[],
): Promise<Lease[]> {
  if (wanted.length === 0) return [];
  const { rows } = await client.query<{ partition: number; epoch: string }>({
    name: 'lease-take',
    text: `insert into relay_leases as lease (partition, holder, epoch, expires_at, knows)
           select partition, $2, ${nowInMilliseconds}, clock_timestamp() + make_interval(secs => $3), $4
             from unnest($1::smallint[]) as partition
            order by partition
           on conflict (partition) do update
              set holder = excluded.holder, expires_at = excluded.expires_at,
                  epoch = greatest(lease.epoch + 1, excluded.epoch), knows = excluded.knows
            where ${isFree('excluded.knows')}
           returning partition, epoch::text`,
    values: [wanted, holder, leaseMs / 1000, knows],
  });
  return rows.map(({ partition, epoch }) => ({ partition, epoch: Number(epoch) }));
}

/** Asked without a lock, for most of the time there is nothing to take. */
async function findFree({ client, knows }: Borrower, others: number[]): Promise<number[]> {
  if (others.length === 0) return [];
  const { rows } = await client.query<{ partition: number }>({
    name: 'lease-find',
    text: `select partition from unnest($1::smallint[]) as partition
             left join relay_leases lease using (partition)
            where lease.partition is null or ${isFree('$2::text[]')}`,
    values: [others, knows],
  });
  return rows.map(({ partition }) => partition);
}

/** Goes on growing after a restore from a backup, where a counter would begin anew. */
const nowInMilliseconds = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Far more than stand in front of the first event that a release does not know. */
const looked = 1000;

/**
 * A lease that has run out; or one whose holder is of another release and leaves an event lying
 * that we know.
 */
const isFree = (ours: string) => `(
  lease.expires_at < clock_timestamp()
  or (lease.knows <> ${ours} and exists (
    select from (
      select name from outbox
       where outbox.partition = lease.partition and published_at is null and dead_at is null
       order by id limit ${looked}
    ) waiting
    where waiting.name = any(${ours}) and waiting.name <> all(lease.knows))))`;
