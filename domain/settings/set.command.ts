import { loadConfig } from '~/config/config';
import { connect } from '~/db/connection';
import { settingsSchema } from './schema';
import { writeSetting } from './write-setting';

// The last two: a bundle is started with its own name before them.
const [key, value = ''] = process.argv.slice(-2);
const config = loadConfig(process.env);
const db = connect({ url: config.DATABASE_URL, pool: 1 });
try {
  await writeSetting(db, settingsSchema.keyof().parse(key), JSON.parse(value));
} finally {
  await db.destroy();
}
