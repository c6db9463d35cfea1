import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { nextFreePort } from '../ports.mjs';
import { done, step } from '../print.mjs';
import { preparePostgres } from './postgres.mjs';
import { prepareRedis } from './redis.mjs';

/**
 * Starts our own PostgreSQL and Redis, unless the environment names others. The database's address is its
 * owner's; for a given database it is MIGRATION_DATABASE_URL if set.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {ReturnType<typeof import('../supervise.mjs').createSupervisor>} options.supervisor
 * @param {string | null} options.redisProgram null when REDIS_URL names a server
 * @param {(service: 'postgres' | 'redis', remembered: number | null) => Promise<number>} options.choosePort
 * @param {string} options.database
 * @param {string} options.redisPassword of our own Redis
 * @param {boolean} [options.isDisposable] whether the data may be lost in a crash of the machine
 * @returns {Promise<{ ownerUrl: string, redisUrl: string }>}
 */
export async function startServices(options) {
  const { dataDir, supervisor, redisProgram, redisPassword, choosePort, database, isDisposable } =
    options;
  mkdirSync(dataDir, { recursive: true });
  const given = {
    databaseUrl: process.env.MIGRATION_DATABASE_URL ?? process.env.DATABASE_URL,
    redisUrl: process.env.REDIS_URL,
  };
  if (given.databaseUrl) done('PostgreSQL: the one the environment names');
  if (given.redisUrl) done('Redis: the one REDIS_URL names');
  const ownerUrl = given.databaseUrl ?? (await startPostgres());
  const redisUrl = given.redisUrl ?? (await startRedis());
  return { ownerUrl, redisUrl };

  function startPostgres() {
    return step('PostgreSQL', async (report) => {
      const postgres = await preparePostgres({
        dataDir,
        isDisposable,
        choosePort: (remembered) => choosePort('postgres', remembered),
      });
      report(`${postgres.version} on 127.0.0.1:${postgres.port}`);
      await supervisor.start([postgres.service]);
      return postgres.urlOf(database);
    });
  }

  function startRedis() {
    return step('Redis', async (report) => {
      const redis = await prepareRedis({
        program: redisProgram,
        folder: join(dataDir, 'redis'),
        password: redisPassword,
        choosePort: (remembered) => choosePort('redis', remembered),
      });
      report(`on 127.0.0.1:${redis.port}`);
      await supervisor.start([redis.service]);
      return redis.url;
    });
  }
}

/**
 * Returns the last run's port, or the next free one. With a stable address the data of a stopped demo is
 * easy to read.
 */
export async function rememberedPort(remembered, first, taken) {
  const port = await nextFreePort(remembered ?? first, taken);
  taken.add(port);
  return port;
}
