import type { Knex } from 'knex';
import type { ChatFollowUpsRow } from '~/db/rows';
import { maySignIn } from '../account-states/account-state';
import { accountStateSchema } from '../account-states/schema';
import { resolveAgeStatus } from '../age-checks/resolve-age-status';
import type { ChatStatus } from '../chat/openings/read-chat-status';
import { unknownZone } from '../notifications/choose-preferences';
import { findPreferences } from '../notifications/preferences';
import type { DomainContext } from '../shared/context';
import { findPause } from '../strikes/find-pause';
import type { FollowUpFacts } from './decide-follow-up';
import { isSwitchedOn } from './follow-up-switch';
import { frequencySchema } from './schema';
import { followUpSettings } from './settings';

const day = 24 * 3600 * 1000;
const settled: readonly string[] = ['not-required', 'passed'];

/** Reads all facts for the decision over the given connection or transaction. */
export async function readFacts(
  context: DomainContext,
  db: Knex,
  status: ChatStatus,
  row: Pick<ChatFollowUpsRow, 'frequency' | 'written' | 'written_seq' | 'last_written_at'>,
): Promise<FollowUpFacts> {
  const { userId, lastWroteSeq } = status;
  const account = await db('accounts').where({ id: userId }).first('state', 'time_zone');
  const age = await resolveAgeStatus({ ...context, db }, { kind: 'user', id: userId }, undefined);
  const { hasQuietHours, quietHours } = await findPreferences(db, userId);
  return {
    frequency: frequencySchema.parse(row.frequency),
    isSwitchedOn: await isSwitchedOn(db, userId),
    isReachable:
      account !== undefined &&
      maySignIn(accountStateSchema.parse(account.state)) &&
      settled.includes(age),
    isMuted: status.isMuted,
    isArchived: status.isArchived,
    isSetAside: status.isSetAside,
    isBlocked: status.isBlocked,
    isWithdrawn: status.isWithdrawn,
    lastMessage: status.lastMessage,
    hasWritten: lastWroteSeq !== null,
    isReplyPending: status.isReplyPending,
    distressAt: status.distressAt,
    written: (lastWroteSeq ?? 0) > row.written_seq ? 0 : row.written,
    lastWrittenAt: row.last_written_at,
    isCappedUntil: await findCap(context, db, status),
    isPausedUntil: await findPause(db, { id: userId }, context.now()),
    quietHours: hasQuietHours ? quietHours : null,
    timeZone: account?.time_zone ?? unknownZone,
  };
}

/** Returns the time at which the daily number of characters is no longer used up; null if it is not. */
async function findCap(
  context: DomainContext,
  db: Knex,
  { userId, chatId }: ChatStatus,
): Promise<Date | null> {
  const { follow_ups_a_day: most } = await context.settings(followUpSettings);
  const last = await db('chat_follow_ups')
    .join('threads', 'threads.id', 'chat_follow_ups.chat_id')
    .where('threads.user_id', userId)
    .whereNot('threads.id', chatId)
    .where('last_written_at', '>', new Date(context.now().getTime() - day))
    .orderBy('last_written_at', 'desc')
    .offset(most - 1)
    .first<{ last_written_at: Date } | undefined>('last_written_at');
  return last ? new Date(last.last_written_at.getTime() + day) : null;
}
