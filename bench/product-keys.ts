import { createDomainContext } from '~/domain/create-domain-context';
import type { DomainContext } from '~/domain/shared/context';
import type { Knex } from '~/db/connection';

const keys = {
  sessionSecret: 'bench-secret-bench-secret-bench-secret',
  sealKeys: [{ version: 1, key: Buffer.alloc(32, 9) }],
  outboxPartitions: 2,
};

/** Returns the load generator's context, with the same keys as the processes under test. */
export function createBenchContext(db: Knex): DomainContext {
  return createDomainContext({ db, ...keys });
}

/** Returns the environment of a process under test. */
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
    SEAL_KEYS: keys.sealKeys
      .map(({ version, key }) => `${version}:${key.toString('base64')}`)
      .join(','),
    OUTBOX_PARTITIONS: String(keys.outboxPartitions),
    COMMANDS_KEY: 'bench-commands-key',
    SMTP_URL: urls.smtpUrl,
    MODEL_URL: urls.modelUrl,
    MODEL_KEY: 'bench',
    LOG_LEVEL: 'warn',
  };
}
