import { parseArgs } from 'node:util';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { advancePerson } from './advance-person';
import { createDomainContext } from './create-domain-context';

/** Moves one person's time forward: `-- --email premium@example.com --days 30`. */
const { values } = parseArgs({
  options: { email: { type: 'string' }, days: { type: 'string', default: '30' } },
});
const days = Number(values.days);
if (!values.email || !Number.isInteger(days) || days < 1) {
  throw new Error('tell --email and, in whole days, --days');
}
const config = loadConfig(process.env);
if (config.DEPLOYMENT === 'production')
  throw new Error('time is moved on demos and in trials alone');
const db = connect({ url: config.DATABASE_URL, pool: 1 });
try {
  const context = createDomainContext({
    db,
    sessionSecret: config.SESSION_SECRET,
    sealKeys: sealKeysOf(config),
    outboxPartitions: config.OUTBOX_PARTITIONS,
  });
  const advanced = await advancePerson(context, values.email, days);
  process.stdout.write(
    advanced
      ? `${values.email}, ${days} days later: ${JSON.stringify(advanced)}; the jobs follow within half a minute\n`
      : `nobody is called ${values.email}\n`,
  );
  process.exitCode = advanced ? 0 : 1;
} finally {
  await db.destroy();
}
