import { readFile } from 'node:fs/promises';
import { connect } from '~/db/connection';
import { loadDatabaseUrl } from '~/db/database-url';
import { catalogueSchema } from './catalogue';
import { publishCatalogue } from './publish-catalogue';

const [file = ''] = process.argv.slice(2);
const catalogue = catalogueSchema.parse(JSON.parse(await readFile(file, 'utf8')));
const db = connect({ url: loadDatabaseUrl(process.env), pool: 1 });
try {
  await publishCatalogue(db, catalogue, new Date());
} finally {
  await db.destroy();
}
