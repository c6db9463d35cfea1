import { createDomainContext, type DomainContext } from '~/domain/shared/context';
import type { Knex } from '~/db/connection';

const keys = {
  sessionSecret: 'bench-secret-bench-secret-bench-secret',
  sealKey: Buffer.alloc(32, 9).toString('base64'),
  outboxPartitions: 2,
};

/** The handles of the load generator, with the keys the processes under test are given. */
export function createBenchContext(db: Knex): DomainContext {
  return createDomainContext({ db, ...keys });
}

/** The environment of a process under test. */
export function productEnv(urls: {
  databaseUrl: string;
  redisUrl: string;
  modelUrl: string;
  smtpUrl: string;
}): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DEPLOYMENT: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: urls.databaseUrl,
    REDIS_URL: urls.redisUrl,
    SESSION_SECRET: keys.sessionSecret,
    SEAL_KEY: keys.sealKey,
    OUTBOX_PARTITIONS: String(keys.outboxPartitions),
    COMMANDS_KEY: 'bench-commands-key',
    SMTP_URL: urls.smtpUrl,
    MODEL_URL: urls.modelUrl,
    MODEL_KEY: 'bench',
    LOG_LEVEL: 'warn',
  };
}
