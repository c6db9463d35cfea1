import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActor, type StaffActRefusal } from '../staff/carry-out';
import { refuse, type Refusal } from '../staff/refusals';
import { openContent, type NoticeContent } from './notice';

type Outcome =
  { ok: true } | Refusal<'not-found' | 'not-waiting' | 'left-to-others'> | StaffActRefusal;

interface Of {
  by: StaffActor;
  noticeId: string;
}

/** Approves or declines a notice to the police, once, by another member of staff than its requester. */
export async function decideNotice(
  context: DomainContext,
  { by, noticeId, isApproved }: Of & { isApproved: boolean },
): Promise<Outcome> {
  return carryOut(context, by, { act: 'police-notice.decide', id: noticeId }, async (trx) => {
    const notice = await lockNotice(trx, noticeId);
    if (!notice) return refuse('not-found');
    if (notice.decided_at !== null) return refuse('not-waiting');
    if (notice.asked_by === by.staffId) return refuse('left-to-others');
    await trx('police_notices')
      .where({ id: noticeId })
      .update({ decided_by: by.staffId, decided_at: context.now(), is_approved: isApproved });
    const after = { approved: isApproved, hash: notice.content_hash };
    return { ok: true, change: { after, userId: notice.user_id ?? undefined } };
  });
}

/** Opens the content of a notice for a member of staff; the log records the access. */
export async function openNotice(
  context: DomainContext,
  { by, noticeId }: Of,
): Promise<{ ok: true; content: NoticeContent } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'police-notice.open', id: noticeId }, async (trx) => {
    const notice = await trx('police_notices').where({ id: noticeId }).first();
    if (!notice) return refuse('not-found');
    const change = { userId: notice.user_id ?? undefined };
    return { ok: true, content: openContent(context.seal, notice), change };
  });
}

/** Notes that an approved notice was handed to the authority, with the reference that it gave, once. */
export async function noteSent(
  context: DomainContext,
  { by, noticeId, receipt }: Of & { receipt?: string | undefined },
): Promise<Outcome> {
  return carryOut(context, by, { act: 'police-notice.note-sent', id: noticeId }, async (trx) => {
    const notice = await lockNotice(trx, noticeId);
    if (!notice) return refuse('not-found');
    if (!notice.is_approved || notice.sent_at !== null) return refuse('not-waiting');
    await trx('police_notices')
      .where({ id: noticeId })
      .update({ sent_at: context.now(), receipt: receipt ?? null });
    return { ok: true, change: { after: { receipt }, userId: notice.user_id ?? undefined } };
  });
}

const lockNotice = (trx: Knex.Transaction, id: string) =>
  trx('police_notices').where({ id }).forUpdate().first();
