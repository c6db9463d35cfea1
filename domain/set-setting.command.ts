import { loadConfig } from '~/config/config';
import { connect } from '~/db/connection';
import { settings } from './all-settings';
import { writeSetting } from './settings/write-setting';

const [key = '', value = ''] = process.argv.slice(2);
const area = settings.find(({ shape }) => Object.hasOwn(shape, key));
if (!area) throw new Error(`there is no setting ${key}`);
const config = loadConfig(process.env);
const db = connect({ url: config.DATABASE_URL, pool: 1 });
try {
  await writeSetting(db, area, key, JSON.parse(value));
} finally {
  await db.destroy();
}
