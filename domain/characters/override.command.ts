import { connect } from '~/db/connection';
import { loadDatabaseUrl } from '~/db/database-url';
import { modelOverridesSchema, overrideSectionSchema } from './model-overrides';
import { setModelOverrides } from './set-model-overrides';

const [section, overrides = ''] = process.argv.slice(2);
const db = connect({ url: loadDatabaseUrl(process.env), pool: 1 });
try {
  await setModelOverrides(
    db,
    overrideSectionSchema.parse(section),
    modelOverridesSchema.parse(JSON.parse(overrides)),
  );
} finally {
  await db.destroy();
}
