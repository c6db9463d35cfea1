import type { Knex } from 'knex';

export interface Replica {
  db: Knex;
  /** Whether it holds everything that had been written to the primary a while ago. */
  isFresh(): boolean;
  stop(): void;
}

interface FollowOptions {
  primary: Knex;
  replica: Knex;
  /** How old what it holds may be, in milliseconds. */
  withinMs: number;
  everyMs?: number;
}

/** Where the primary was in its log (WAL) at a time of this process's clock. */
interface Mark {
  at: number;
  place: bigint;
}

/**
 * Follows how far a streaming replica is behind. It is told by places in the log and this process's
 * own clock: a replica whose stream broke off believes itself that it is up to date.
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
    // Null of a server that is no replica (any more): what it holds is nobody's copy.
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

/** Of a replica that is far behind the oldest marks are of no use: it is asked again by newer ones. */
const marksKept = 64;

async function readPlace(db: Knex, place: string): Promise<bigint | null> {
  const asked = `select pg_wal_lsn_diff(${place}, '0/0')::text as place`;
  const { rows } = await db.raw<{ rows: { place: string | null }[] }>(asked);
  const [row] = rows;
  return row?.place == null ? null : BigInt(row.place);
}
