import type { ClientBase } from 'pg';

export interface Lease {
  partition: number;
  /** Increases with every holder of the partition, by the database's clock. */
  epoch: number;
}

interface LeaseOptions {
  /**
   * The id of the holder; new for every connection, so that a reconnected process does not inherit leases.
   */
  holder: string;
  partitions: number;
  leaseMs: number;
  /** Names of the events that this release can relay. */
  knows: string[];
}

export interface Leases {
  /** Returns the held leases, according to this process's own clock. */
  held(): Lease[];
  /** Prolongs held leases and takes free ones. Returns the ones just taken. */
  keep(): Promise<Lease[]>;
  /** Releases all leases immediately, so that another relay need not wait for their expiry. */
  release(): Promise<void>;
}

/**
 * Creates leases: the right to relay partitions for a time, granted by the database and by its clock. A
 * holder that does not prolong in time, because it is frozen or blocked, loses the lease to the next that
 * requests it.
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

/** Prolongs the leases that the holder still has, and returns their partitions. */
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

/** Queries without a lock, because usually there is nothing to take. */
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

/** Keeps increasing after a restore from a backup, unlike a counter. */
const nowInMilliseconds = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Far more events than usually precede the first one that a release does not know. */
const looked = 1000;

/**
 * Matches a lease that has expired, or one whose holder is another release that cannot relay a waiting
 * event that we can.
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
