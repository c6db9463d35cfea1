import type { Knex } from 'knex';

export interface Readiness {
  ready: boolean;
  database: 'up' | 'down';
  redis: 'up' | 'down';
}

/** Returns only what load balancers need and strangers may know. */
export const withoutDetail = ({ ready }: Readiness) => ({ ready });

async function answersWithin(milliseconds: number, probe: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('probe timed out')), milliseconds);
  });
  try {
    await Promise.race([probe(), late]);
    return 'up' as const;
  } catch {
    return 'down' as const;
  } finally {
    clearTimeout(timer);
  }
}

/** Checks whether this process can reach its database and its Redis; each probe has two seconds. */
export async function checkReadiness(handles: {
  db: Knex;
  pingRedis(): Promise<unknown>;
}): Promise<Readiness> {
  const [database, redis] = await Promise.all([
    answersWithin(2000, () => handles.db.raw('select 1')),
    answersWithin(2000, () => handles.pingRedis()),
  ]);
  return { ready: database === 'up' && redis === 'up', database, redis };
}
