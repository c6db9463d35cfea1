import type { Knex } from 'knex';
import type { CasesRow } from '~/db/rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { readCannedAnswer } from './canned-answers';
import { caseAnswered } from './events';
import { answeredKinds } from './list-cases';
import { readCaseText, type CaseText } from './read-report';
import { refuse, type Refusal } from './refusals';
import { resolveCase } from './resolve-case';

export interface Answer {
  /** The text in the words of staff. */
  text?: string | undefined;
  /** The id of a canned answer, which is sent in the language of the case. */
  canned?: string | undefined;
}

/** Opens the text of a case of some kinds; the log records the staff member and their reason. */
export async function openCaseText(
  context: DomainContext,
  by: StaffActor,
  {
    act,
    id,
    kinds,
  }: { act: 'case.open' | 'report.open'; id: string; kinds: readonly CasesRow['kind'][] },
): Promise<({ ok: true } & CaseText) | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act, id }, async (trx) => {
    const row = await trx('cases')
      .where({ id })
      .whereIn('kind', [...kinds])
      .first();
    if (!row) return refuse('not-found');
    return {
      ok: true,
      ...readCaseText(context, row),
      change: { userId: row.user_id ?? undefined },
    };
  });
}

/**
 * Answers a case once: the text, or a canned answer in the language of its sender, is mailed and stored
 * sealed, and the case is resolved.
 */
export async function answerCase(
  context: DomainContext,
  { by, caseId, answer }: { by: StaffActor; caseId: string; answer: Answer },
): Promise<
  { ok: true } | Refusal<'not-found' | 'case-resolved' | 'answer-missing'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'case.answer', id: caseId }, async (trx) => {
    const row = await lockCase(trx, caseId, answeredKinds);
    if (!row.ok) return row;
    const text = await textOf(trx, answer, row.locale);
    if (text === null) return refuse('answer-missing');
    await closeCase(context, trx, { caseId, decision: 'answered', text, by });
    const after = { decision: 'answered' };
    return { ok: true, change: { after, userId: row.userId ?? undefined } };
  });
}

/** Locks an open case of some kinds. */
export async function lockCase(
  trx: Knex.Transaction,
  id: string,
  kinds: readonly CasesRow['kind'][],
): Promise<
  | ({ ok: true; locale: string; userId: string | null } & Pick<
      CasesRow,
      'character_id' | 'post_id' | 'message_id' | 'reason'
    >)
  | Refusal<'not-found' | 'case-resolved'>
> {
  const row = await trx('cases')
    .where({ id })
    .whereIn('kind', [...kinds])
    .forUpdate()
    .first();
  if (!row) return refuse('not-found');
  if (row.state === 'resolved') return refuse('case-resolved');
  const { locale, user_id: userId, character_id, post_id, message_id, reason } = row;
  return { ok: true, locale, userId, character_id, post_id, message_id, reason };
}

/** Returns the text of an answer in a language; null if there is none. */
export async function textOf(
  trx: Knex,
  { text, canned }: Answer,
  locale: string,
): Promise<string | null> {
  const own = text?.trim() ?? '';
  if (own !== '') return own;
  return canned === undefined ? null : readCannedAnswer(trx, canned, locale);
}

interface Closing {
  caseId: string;
  decision: NonNullable<CasesRow['decision']>;
  text: string | null;
  by: StaffActor;
}

/** Stores the result of a case, resolves it, and announces it to its sender. */
export async function closeCase(
  context: DomainContext,
  trx: Knex.Transaction,
  { caseId, decision, text, by }: Closing,
): Promise<void> {
  const sealed_answer =
    text === null ? null : context.seal.seal(text, placeOf('cases', 'sealed_answer', caseId));
  await trx('cases')
    .where({ id: caseId })
    .update({ decision, decided_by: by.staffId, sealed_answer });
  const { reference, userId, recipient } = await resolveCase(context, trx, caseId);
  if (!recipient || decision === 'dismissed') return;
  announce(
    trx,
    caseAnswered,
    { personId: userId, aggregateId: caseId },
    { caseId, reference, recipient, outcome: decision, text },
  );
}

/** Moves an open case between received and in review. */
export async function toggleReview(
  trx: Knex.Transaction,
  id: string,
): Promise<{ before: 'received' | 'in_review'; after: 'received' | 'in_review' }> {
  const row = await trx('cases').where({ id }).first('state');
  const before = row?.state === 'in_review' ? 'in_review' : 'received';
  const after = before === 'in_review' ? 'received' : 'in_review';
  await trx('cases').where({ id }).update({ state: after });
  return { before, after };
}
