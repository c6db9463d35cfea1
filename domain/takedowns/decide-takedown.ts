import type { Knex } from 'knex';
import { resolveCase } from '../cases/resolve-case';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { writeStatement } from '../statements/write-statement';
import { noticeDecided } from './events';
import { refuse, type Refusal } from './refusals';
import { restore } from './restore';
import type { TakedownOutcome } from './schema';

/**
 * Decides about a notice. If it is upheld, the content stays removed; if it is reversed, exactly this
 * content is shown again. In either case its case is resolved, its sender gets a mail, and the log records
 * the staff member. A repeat changes nothing.
 */
export async function decideTakedown(
  context: DomainContext,
  { by, caseId, outcome }: { by: StaffActor; caseId: string; outcome: TakedownOutcome },
): Promise<{ ok: true } | Refusal<'not-found' | 'notice-reversed'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'notice.decide', id: caseId }, async (trx) => {
    const notice = await trx('takedown_notices').where({ case_id: caseId }).forUpdate().first();
    if (!notice) return refuse('not-found');
    const decision = decideOutcome(notice.outcome, outcome);
    if (!decision.ok) return decision;
    if (decision.kind === 'repeat') return { ok: true, change: null };
    await trx('takedown_notices')
      .where({ case_id: caseId })
      .update({ outcome, decided_at: context.now(), decided_by: by.staffId });
    if (outcome === 'reversed') await restore(context, trx, caseId);
    else await stateRemovals(context, trx, caseId, by.staffId);
    const { reference, userId, recipient } = await resolveCase(context, trx, caseId);
    if (recipient) {
      announce(
        trx,
        noticeDecided,
        { personId: userId, aggregateId: caseId },
        { caseId, reference, recipient, outcome },
      );
    }
    return { ok: true, change: { before: { outcome: notice.outcome }, after: { outcome } } };
  });
}

/** Writes a statement of reasons for each post that a notice keeps down. */
async function stateRemovals(
  context: DomainContext,
  trx: Knex.Transaction,
  caseId: string,
  decidedBy: string,
): Promise<void> {
  const posts: string[] = await trx('takedowns')
    .where({ case_id: caseId, subject_kind: 'post', restored_at: null })
    .pluck('subject');
  for (const subjectId of posts) {
    await writeStatement(context, trx, {
      userId: null,
      subject: 'post',
      subjectId,
      rule: 'intimate-image',
      consequence: 'removal',
      source: 'notice',
      isFoundByFilter: false,
      decidedBy,
    });
  }
}

type Decision = { ok: true; kind: 'repeat' | 'carry-out' } | Refusal<'notice-reversed'>;

/**
 * Decides whether a notice may get this outcome: an upheld one may still be reversed, a reversed one is
 * final.
 */
function decideOutcome(before: TakedownOutcome | null, outcome: TakedownOutcome): Decision {
  if (before === outcome) return { ok: true, kind: 'repeat' };
  return before === 'reversed' ? refuse('notice-reversed') : { ok: true, kind: 'carry-out' };
}
