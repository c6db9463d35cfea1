import { expect, it } from 'vitest';
import { makePost, makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { flagContent } from '../moderation/flag-content';
import { decideReport } from '../reports/decide-report';
import { reportCharacter } from '../reports/report-character';
import { transact } from '../shared/transactions/transact';
import { reviewIncident } from '../strikes/review-incident';
import { dsaFieldsOf } from './dsa-fields';
import { findStatement, statements } from './list-statements';

const { database, context } = await openTestContext();
const { id: staffId } = await makeStaff(database.db, { role: 'manager' });
const by = { staffId, role: 'manager' } as const;

it('states each decision of the filter and of staff once, in the fields of the database', async () => {
  const { id: userId, email } = await makeUser(database.db);
  await transact(context, (trx) =>
    flagContent(context, trx, {
      person: { kind: 'user', id: userId },
      kind: 'message',
      finding: { category: 'trafficking', layer: 'grammar', score: 1 },
      text: 'words that no statement quotes',
    }),
  );
  const incident = await database.db('incidents').where({ person_id: userId }).first('id');
  const decided = { by, incidentId: incident?.id ?? '', decision: 'strike', seen: 1 } as const;
  await reviewIncident(context, decided);
  await reviewIncident(context, decided);

  const { id: postId, characterId } = await makePost(database.db);
  const reporter = { userId, email, locale: 'en-GB' };
  await reportCharacter(context, reporter, { characterId, postId, reportReason: 'animal abuse' });
  const report = await database.db('cases').where({ post_id: postId }).first('id');
  const removed = { by, reportId: report?.id ?? '', decision: 'removed', answer: {} } as const;
  await decideReport(context, removed);
  await decideReport(context, removed);

  const { items } = await statements.readPage(context, { take: 10 });
  expect(items.map(dsaFieldsOf)).toMatchObject([
    {
      decision_visibility: 'DECISION_VISIBILITY_CONTENT_DISABLED',
      decision_account: '',
      category: 'STATEMENT_CATEGORY_ANIMAL_WELFARE',
      source_type: 'SOURCE_ARTICLE_16',
      automated_detection: 'No',
      automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    },
    {
      decision_account: 'DECISION_ACCOUNT_SUSPENDED',
      end_date_account_restriction: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      source_type: 'SOURCE_VOLUNTARY',
      automated_decision: 'AUTOMATED_DECISION_PARTIALLY',
    },
    { automated_detection: 'Yes', automated_decision: 'AUTOMATED_DECISION_FULLY' },
  ]);
  expect(JSON.stringify(items)).not.toContain('no statement quotes');
  expect(items[0]).toMatchObject((await findStatement(database.db, items[0]?.id ?? '')) ?? {});
});
