import type { Knex } from 'knex';

export interface Replica {
  db: Knex;
  /** Checks whether the replica has everything that had been written to the primary within the limit. */
  isFresh(): boolean;
  stop(): void;
}

interface FollowOptions {
  primary: Knex;
  replica: Knex;
  /** The maximum age of its data, in milliseconds. */
  withinMs: number;
  everyMs?: number;
}

/** The primary's position in its log (WAL) at a time of this process's clock. */
interface Mark {
  at: number;
  place: bigint;
}

/**
 * Tracks the lag of a streaming replica. It compares positions in the log by this process's own clock,
 * because a replica whose stream has broken off believes that it is up to date.
 */
export function followReplica({
  primary,
  replica,
  withinMs,
  everyMs = withinMs / 4,
}: FollowOptions): Replica {
  let marks: Mark[] = [];
  let freshAsOf = -Infinity;
  let isStopped = false;
  const look = async () => {
    const at = performance.now();
    const [written, replayed] = await Promise.all([
      readPlace(primary, 'pg_current_wal_lsn()'),
      readPlace(replica, 'pg_last_wal_replay_lsn()'),
    ]);
    marks.push({ at, place: written ?? 0n });
    // Null if the server is not a replica (any more), so its data is not a copy.
    if (replayed === null) return;
    freshAsOf = marks.findLast(({ place }) => place <= replayed)?.at ?? freshAsOf;
    marks = marks.filter(({ at: then }) => then > freshAsOf).slice(-marksKept);
  };
  let timer: NodeJS.Timeout;
  const again = () => {
    void look()
      .catch(() => undefined)
      .then(() => {
        if (!isStopped) timer = setTimeout(again, everyMs);
      });
  };
  again();
  return {
    db: replica,
    isFresh: () => performance.now() - freshAsOf <= withinMs,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * The number of marks that are kept. For a replica that is far behind, the oldest are useless, because
 * newer ones follow.
 */
const marksKept = 64;

async function readPlace(db: Knex, place: string): Promise<bigint | null> {
  const sql = `select pg_wal_lsn_diff(${place}, '0/0')::text as place`;
  const { rows } = await db.raw<{ rows: { place: string | null }[] }>(sql);
  const [row] = rows;
  return row?.place == null ? null : BigInt(row.place);
}
