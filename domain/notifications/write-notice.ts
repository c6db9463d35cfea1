import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';
import { isBlocked } from '../characters/is-blocked';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { prepared } from '../shared/reading/prepared';
import { readTogether } from '../shared/reading/read-together';
import { transact } from '../shared/transactions/transact';
import { unknownZone } from './choose-preferences';
import { countUnread, oneMore } from './count-unread';
import { decideNotice, type NoticeDecision } from './decide-notice';
import { noticeWritten } from './events';
import { waysOf } from './groups';
import { subjectOf, type Notice } from './notice';
import { findPreferences } from './preferences';
import { isWithin, localTime } from './quiet-hours';
import { notificationsSettings } from './settings';
import { wasSeen } from './unread';

/** Accounts in these states receive notices. */
const reachedStates = ['active', 'warned', 'suspended'];

interface NoticeInput {
  userId: string;
  /** The id of the fact; the same in every attempt, and higher for newer facts. */
  factId: string;
  notice: Notice;
}

/**
 * Notifies a person of a fact according to their preferences, once however often it is called. Returns the
 * decision, or `nobody` when there is no account to notify.
 */
export async function writeNotice(
  context: DomainContext,
  input: NoticeInput,
): Promise<NoticeDecision['kind'] | 'nobody'> {
  const { userId, factId, notice } = input;
  const settings = await context.settings(notificationsSettings);
  return transact(context, async (trx) => {
    const subject = subjectOf(notice, factId);
    await lockSubject(trx, userId, subject);
    const [account, lastNotice, unread, preferences, isTooSoon, isOfBlocked] = await Promise.all([
      findReached(trx, userId),
      findNewest(trx, userId, subject),
      countUnread(trx, userId),
      findPreferences(trx, userId),
      notice.kind === 'offer' &&
        wasOfferedSince(trx, userId, ago(context, settings.offer_notice_seconds)),
      isOfCharacter(notice) && isBlocked(trx, userId, notice.characterId),
    ]);
    if (!account) return 'nobody';
    const { minute } = localTime(context.now(), account.time_zone ?? unknownZone);
    const decided = decideNotice({
      factId,
      lastNotice,
      ways: waysOf(notice.kind, preferences.choices),
      isQuiet:
        notice.kind !== 'trial' &&
        preferences.hasQuietHours &&
        isWithin(preferences.quietHours, minute),
      isTooSoon,
      isBlocked: isOfBlocked,
    });
    if (!('isListed' in decided)) return decided.kind;
    const notificationId =
      decided.kind === 'grows' && lastNotice
        ? await grow(context, trx, lastNotice.id, input)
        : await add(context, trx, { ...input, subject, isListed: decided.isListed });
    announce(
      trx,
      noticeWritten,
      { personId: userId, aggregateId: notificationId },
      {
        userId,
        notificationId,
        factId,
        unread: decided.kind === 'new' && decided.isListed ? oneMore(unread) : unread,
        isPushed: decided.isPushed,
        isForDesktop: decided.isForDesktop,
      },
    );
    return decided.kind;
  });
}

/** Checks whether the notice is about content of a character, in contrast to payments and purchases. */
const isOfCharacter = (notice: Notice) =>
  notice.kind === 'message' || notice.kind === 'post' || notice.kind === 'story';

const ago = ({ now }: Pick<DomainContext, 'now'>, seconds: number) =>
  new Date(now().getTime() - seconds * 1000);

/** Locks a person's subject, so that its notices are written one after another. */
const lockSubject = (trx: Knex.Transaction, userId: string, subject: string) =>
  prepared(
    trx,
    'lock-notices-subject',
    'select pg_advisory_xact_lock(hashtextextended(:subject, 0))',
    { subject: `${userId} ${subject}` },
  );

async function findReached(trx: Knex.Transaction, userId: string) {
  const query = trx('accounts')
    .where({ id: userId })
    .whereIn('state', reachedStates)
    .whereNotNull('verified_at')
    .select('time_zone');
  const [account] = await readTogether<Pick<AccountsRow, 'time_zone'>>(trx, query, {});
  return account;
}

async function findNewest(trx: Knex.Transaction, userId: string, subject: string) {
  const query = trx('notifications as n')
    .where({ 'n.user_id': userId, 'n.subject': subject })
    .orderBy('n.fact_id', 'desc')
    .limit(1)
    .select('n.id', 'n.fact_id', trx.raw(`(n.read_at is not null or ${wasSeen}) as is_read`));
  const [row] = await readTogether<{ id: string; fact_id: string; is_read: boolean }>(
    trx,
    query,
    {},
  );
  return row ? { id: row.id, factId: row.fact_id, isRead: row.is_read } : null;
}

async function wasOfferedSince(trx: Knex.Transaction, userId: string, since: Date) {
  const query = trx('notifications')
    .where({ user_id: userId, kind: 'offer' })
    .where('told_at', '>', since)
    .limit(1)
    .select('id');
  return (await readTogether(trx, query, {})).length > 0;
}

/** Updates the notice to the newest fact and increases its count. */
async function grow(
  { now }: DomainContext,
  trx: Knex.Transaction,
  id: string,
  { factId, notice: { kind: _kind, ...payload } }: NoticeInput,
): Promise<string> {
  await trx('notifications')
    .where({ id })
    .update({
      fact_id: factId,
      payload: JSON.stringify(payload),
      times: trx.raw('times + 1'),
      told_at: now(),
    });
  return id;
}

async function add(
  { now }: DomainContext,
  trx: Knex.Transaction,
  {
    userId,
    factId,
    subject,
    isListed,
    notice: { kind, ...payload },
  }: NoticeInput & { subject: string; isListed: boolean },
): Promise<string> {
  const id = newId();
  await trx('notifications').insert({
    id,
    user_id: userId,
    kind,
    subject,
    fact_id: factId,
    payload: JSON.stringify(payload),
    is_listed: isListed,
    told_at: now(),
    created_at: now(),
  });
  return id;
}
