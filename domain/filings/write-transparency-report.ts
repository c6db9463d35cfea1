import type { Knex } from 'knex';
import { countCases } from '../cases/count-cases';
import { countFlags } from '../moderation/count-flags';
import type { Period } from '../shared/period';
import { countStatements } from '../statements/count-statements';
import { countAppeals } from '../strikes/count-appeals';
import { tableOf, titleOf } from './table-of';

/** Writes the transparency report of a period (Digital Services Act, Art. 15 and 24). */
export async function writeTransparencyReport(db: Knex, period: Period): Promise<string> {
  const cases = await countCases(db, period);
  const statements = await countStatements(db, period);
  const flags = await countFlags(db, period);
  const appeals = await countAppeals(db, period);
  return [
    titleOf('Transparency report', period),
    tableOf(
      'Notices and complaints',
      ['kind', 'received', 'resolved', 'in time'],
      cases.map(({ kind, received, resolved, inTime }) => [kind, received, resolved, inTime]),
    ),
    tableOf(
      'Statements of reasons',
      ['consequence', 'source', 'decided', 'count'],
      statements.map(({ consequence, source, isAutomatic, count }) => [
        consequence,
        source,
        isAutomatic ? 'by the filter' : 'by staff',
        count,
      ]),
    ),
    tableOf(
      'Found by automated means',
      ['rule', 'from', 'count'],
      flags.map(({ category, direction, count }) => [category, direction, count]),
    ),
    tableOf(
      'Appeals',
      ['outcome', 'count'],
      appeals.map(({ outcome, count }) => [outcome ?? 'waits', count]),
    ),
  ].join('\n');
}
