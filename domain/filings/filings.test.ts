import { expect, it } from 'vitest';
import { makeCharacter, makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openCase } from '../cases/open-case';
import { flagContent } from '../moderation/flag-content';
import type { RefusedCategory } from '../moderation/verdict';
import { decideReport } from '../reports/decide-report';
import { reportCharacter } from '../reports/report-character';
import { periodOf } from '../shared/period';
import { transact } from '../shared/transactions/transact';
import { appealStrike } from '../strikes/appeal-strike';
import { reviewIncident } from '../strikes/review-incident';
import { writeAcquirerPack } from './write-acquirer-pack';
import { writeTransparencyReport } from './write-transparency-report';

const { database, context } = await openTestContext();
const { id: staffId } = await makeStaff(database.db, { role: 'manager' });
const by = { staffId, role: 'manager' } as const;
const year = context.now().getUTCFullYear();
const period = periodOf(year);

async function flag(category: RefusedCategory) {
  const { id, email } = await makeUser(database.db);
  await transact(context, (trx) =>
    flagContent(context, trx, {
      person: { kind: 'user', id },
      kind: 'message',
      finding: { category, layer: 'grammar', score: 1 },
      text: 'words',
    }),
  );
  const incident = await database.db('incidents').where({ person_id: id }).first('id');
  return { userId: id, email, incidentId: incident?.id ?? '' };
}

/** Returns the rows below a heading of a report, as cells. */
const rowsOf = (report: string, heading: string) =>
  (report.split(`${heading}\n`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(/ {2,}/));
const recount = async (sql: string) => {
  const { rows } = await database.owner.raw<{ rows: Record<string, unknown>[] }>(sql, []);
  return rows.map((row) => Object.values(row).map(String));
};

it('equals a recount of the tables', async () => {
  const grave = await flag('trafficking');
  const [mild] = [await flag('real_person'), await flag('real_person')];
  const reviewed = { by, seen: 1 };
  await reviewIncident(context, { ...reviewed, ...grave, decision: 'strike' });
  await reviewIncident(context, { ...reviewed, ...mild, decision: 'warn' });
  const strike = await database
    .db('strikes')
    .where({ person_id: grave.userId, lifted_at: null })
    .first('reference');
  const appeal = { email: grave.email, locale: 'en-GB', message: 'No.' };
  await appealStrike(context, { ...appeal, reference: strike?.reference ?? '' });
  const { id: characterId } = await makeCharacter(database.db);
  const reporter = { userId: mild.userId, email: mild.email, locale: 'en-GB' };
  await reportCharacter(context, reporter, { characterId, reportReason: 'spam' });
  const report = await database.db('cases').where({ kind: 'content' }).first('id');
  const removed = { by, reportId: report?.id ?? '', decision: 'removed', answer: {} } as const;
  await decideReport(context, removed);
  const details = { name: 'Bo', message: 'It is slow.' };
  const asker = { email: 'bo@example.com', locale: 'en-GB' };
  await openCase(context, asker, { kind: 'complaint', details });

  const acquirer = await writeAcquirerPack(database.db, period);
  const transparency = await writeTransparencyReport(database.db, period);
  const flags = await recount(
    'select category, direction, count(*) from moderation_flags group by 1, 2 order by 1, 2',
  );
  expect(rowsOf(acquirer, 'Refused prompts tried')).toEqual(flags);
  expect(rowsOf(transparency, 'Found by automated means')).toEqual(flags);
  expect(rowsOf(acquirer, 'Review log').map((row) => row.slice(0, 2))).toEqual(
    await recount(
      'select decision, count(*) from incidents where decision is not null group by 1 order by 1',
    ),
  );
  const cases = await recount(
    `select kind, count(*) as received, count(resolved_at) as resolved,
            count(*) filter (where resolved_at < due_on + 1) as in_time
       from cases group by 1 order by 1`,
  );
  expect(cases).toHaveLength(3);
  expect(rowsOf(acquirer, 'Complaints and reports')).toEqual(cases);
  expect(rowsOf(transparency, 'Notices and complaints')).toEqual(cases);
  const statements = await recount(
    `select consequence, source,
            case when decided_by is null then 'by the filter' else 'by staff' end, count(*)
       from statements_of_reasons group by 1, 2, 3, decided_by is null
      order by 1, 2, decided_by is null`,
  );
  expect(rowsOf(transparency, 'Statements of reasons')).toEqual(statements);
  expect(rowsOf(transparency, 'Appeals')).toEqual([['waits', '1']]);
  expect(rowsOf(acquirer, 'Disputed payments')).toEqual([['0', '0', '0.00 %']]);
  expect(await writeAcquirerPack(database.db, periodOf(year - 1))).toContain('none');
});
