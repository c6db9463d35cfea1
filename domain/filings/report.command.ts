import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { loadDatabaseUrl } from '~/db/database-url';
import { reportYear } from '../duties/report-year';
import { writeDac7 } from '../payouts/write-dac7';
import { createSeal } from '../shared/sealing/seal';
import { periodOf } from '../shared/period';
import { writeAcquirerPack } from './write-acquirer-pack';
import { writeTransparencyReport } from './write-transparency-report';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { year: { type: 'string' }, quarter: { type: 'string' } },
});
const asked = z
  .object({
    kind: z.enum(['acquirer', 'crisis', 'transparency', 'dac7']),
    year: z.coerce.number().int().min(2026).max(2100),
    quarter: z.coerce.number().int().min(1).max(4).optional(),
  })
  .safeParse({ kind: positionals[0], ...values });
if (asked.success) {
  const { kind, year, quarter } = asked.data;
  const db = connect({ url: loadDatabaseUrl(process.env), pool: 1 });
  const period = periodOf(year, quarter);
  const write = {
    acquirer: () => writeAcquirerPack(db, period),
    crisis: () => reportYear(db, year),
    transparency: () => writeTransparencyReport(db, period),
    dac7: () => writeDac7({ db, seal: createSeal(sealKeysOf(loadConfig(process.env))) }, year),
  };
  try {
    process.stdout.write(await write[kind]());
  } finally {
    await db.destroy();
  }
} else {
  process.stderr.write(
    'usage: npm run report -- acquirer|crisis|transparency|dac7 --year YEAR [--quarter 1-4]\n',
  );
  process.exitCode = 1;
}
