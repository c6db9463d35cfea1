import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { countUnread } from './count-unread';
import { leadsTo } from './leads-to';
import { listNotices } from './list-notices';
import { readQuestNotices } from './read-notices';
import { writeNotice } from './write-notice';

const { database, context } = await openTestContext();
const { db } = database;

const completed = (goal: number) =>
  ({ kind: 'quest-completed', activity: 'Send_Messages', scope: 'permanent', goal }) as const;

it('completed quests share one notice until the person has looked at them', async () => {
  const { id: userId } = await makeUser(db);
  const complete = (goal: number) =>
    writeNotice(context, { userId, factId: newId(), notice: completed(goal) });
  expect([await complete(20), await complete(500)]).toEqual(['new', 'grows']);
  const { items } = await listNotices(context, userId, { limit: 5 });
  expect(items).toMatchObject([{ times: 2, notice: completed(500), isRead: false }]);
  expect(items.map(leadsTo)).toEqual(['/quests?tab=permanent']);
  expect(await countUnread(db, userId)).toBe(1);

  await readQuestNotices(context, userId);
  await readQuestNotices(context, userId);
  expect(await countUnread(db, userId)).toBe(0);
  expect(await db('outbox').where({ person_id: userId, name: 'notifications.read' })).toHaveLength(
    1,
  );
  expect(await complete(1)).toBe('new');
});

it('a completed quest is not pushed, nor mailed', async () => {
  const { id: userId } = await makeUser(db);
  await writeNotice(context, { userId, factId: newId(), notice: completed(20) });
  const [written] = await db('outbox').where({ person_id: userId, name: 'notifications.told' });
  expect(written?.payload).toMatchObject({ isPushed: false, isForDesktop: false });
});
