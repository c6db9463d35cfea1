import type { ClientBase } from 'pg';

/** First half of the advisory lock's two numbers; any that nothing else uses. */
const lockSpace = 716;
/** How often a partition led by somebody else is asked for. */
const askEveryMs = 500;

export interface Leadership {
  partitions(): number[];
  /** Takes what is free; answers the partitions it has just come to lead. */
  claim(): Promise<number[]>;
}

/** Leads partitions for as long as this connection lives: the locks end with it. */
export function createLeadership(client: ClientBase, partitions: number): Leadership {
  const leading = new Set<number>();
  let askedAt = -Infinity;
  return {
    partitions: () => [...leading].sort((a, b) => a - b),
    async claim() {
      if (leading.size === partitions || Date.now() - askedAt < askEveryMs) return [];
      askedAt = Date.now();
      const gained: number[] = [];
      for (let partition = 0; partition < partitions; partition += 1) {
        if (leading.has(partition)) continue;
        const { rows } = await client.query<{ locked: boolean }>(
          'select pg_try_advisory_lock($1, $2) as locked',
          [lockSpace, partition],
        );
        if (rows[0]?.locked) gained.push(partition);
        if (rows[0]?.locked) leading.add(partition);
      }
      return gained;
    },
  };
}
