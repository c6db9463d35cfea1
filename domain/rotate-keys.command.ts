import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { sealedFields } from './all-sealed-fields';
import { rotateKeys } from './privacy/rotate-keys';
import { createSeal } from './shared/sealing/seal';

/** The number of rows between two progress lines. */
const rowsPerReport = 10_000;

const config = loadConfig(process.env);
const db = connect({ url: config.DATABASE_URL, pool: 2 });
let reported = 0;
try {
  const rotations = await rotateKeys(
    { db, seal: createSeal(sealKeysOf(config)), outboxPartitions: config.OUTBOX_PARTITIONS },
    sealedFields,
    ({ name, resealed }) => {
      if (resealed - reported < rowsPerReport && resealed >= reported) return;
      reported = resealed;
      process.stdout.write(`progress ${resealed} rows of ${name}\n`);
    },
  );
  process.stdout.write(`${JSON.stringify(rotations)}\n`);
  process.exitCode = rotations.every(({ unreadable }) => unreadable === 0) ? 0 : 1;
} finally {
  await db.destroy();
}
