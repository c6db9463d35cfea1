import { randomBytes } from 'node:crypto';
import { connect, type Knex } from '~/db/connection';
import { longLimits } from '~/db/connection-limits';
import { WITH_COLLATION } from '~/scripts/provision/collation.mjs';

export interface ScratchDatabase {
  db: Knex;
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on a server, owned by the user in the address. */
export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `nocturne_rehearsal_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const admin = connect({ url: serverUrl, pool: 1, limits: longLimits });
    await admin.raw(statement, [name]).finally(() => admin.destroy());
  };
  await onServer(`create database ?? ${WITH_COLLATION}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = connect({ url: url.href, pool: 4, limits: longLimits });
  return {
    db,
    url: url.href,
    async drop() {
      await db.destroy();
      await onServer('drop database if exists ?? with (force)');
    },
  };
}
