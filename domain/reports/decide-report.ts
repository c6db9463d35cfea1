import type { Knex } from 'knex';
import { closeCase, lockCase, textOf, toggleReview, type Answer } from '../cases/answer-case';
import type { ReportDecision } from '../cases/report-decision';
import { withdrawCharacter } from '../characters/withdraw-character';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { writeStatement } from '../statements/write-statement';
import { takeDownPost } from '../takedowns/take-down-post';
import { refuse, type Refusal } from './refusals';

interface Decided {
  by: StaffActor;
  reportId: string;
  decision: ReportDecision;
  /** Words to the reporter besides the outcome. */
  answer: Answer;
}

/**
 * Decides a report once. "Removed" takes the post down with its copies, or withdraws the character. The
 * reporter is notified, except about a dismissed report.
 */
export async function decideReport(
  context: DomainContext,
  { by, reportId, decision, answer }: Decided,
): Promise<
  { ok: true } | Refusal<'not-found' | 'case-resolved' | 'nothing-to-remove'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'report.decide', id: reportId }, async (trx) => {
    const report = await lockCase(trx, reportId, ['content']);
    if (!report.ok) return report;
    if (decision === 'removed') {
      if (!(await remove(context, trx, reportId, report))) return refuse('nothing-to-remove');
      await stateRemoval(context, trx, report, by);
    }
    const text = await textOf(trx, answer, report.locale);
    await closeCase(context, trx, { caseId: reportId, decision, text, by });
    return { ok: true, change: { after: { decision }, userId: report.userId ?? undefined } };
  });
}

interface Thing {
  character_id: string | null;
  post_id: string | null;
  message_id: string | null;
}

/** Removes what was reported; returns false if it cannot be removed. */
async function remove(
  context: DomainContext,
  trx: Knex.Transaction,
  caseId: string,
  { character_id, post_id, message_id }: Thing,
): Promise<boolean> {
  if (post_id !== null) return takeDownPost(context, trx, { caseId, postId: post_id });
  if (character_id === null || message_id !== null) return false;
  return withdrawCharacter(trx, character_id);
}

async function stateRemoval(
  context: DomainContext,
  trx: Knex.Transaction,
  { character_id, post_id, reason }: Thing & { reason: string | null },
  { staffId }: StaffActor,
): Promise<void> {
  const subjectId = post_id ?? character_id;
  if (subjectId === null) return;
  await writeStatement(context, trx, {
    // The operator publishes every character and post that can be reported.
    userId: null,
    subject: post_id === null ? 'character' : 'post',
    subjectId,
    rule: reason ?? 'other',
    consequence: 'removal',
    source: 'notice',
    isFoundByFilter: false,
    decidedBy: staffId,
  });
}

/** Marks an open report as looked at, or as not looked at yet; anyone's claim stays. */
export async function markReport(
  context: DomainContext,
  { by, reportId }: { by: StaffActor; reportId: string },
): Promise<
  | { ok: true; state: 'received' | 'in_review' }
  | Refusal<'not-found' | 'case-resolved'>
  | StaffActRefusal
> {
  return carryOut(context, by, { act: 'report.mark', id: reportId }, async (trx) => {
    const report = await lockCase(trx, reportId, ['content']);
    if (!report.ok) return report;
    const { before, after: state } = await toggleReview(trx, reportId);
    return { ok: true, state, change: { before: { state: before }, after: { state } } };
  });
}
