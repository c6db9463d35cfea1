import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { dueDay } from './due-day';
import { isUrgent, type ReportReason } from './kinds';
import { casesSettings } from './settings';

export interface OpenedCase {
  reference: string;
  /** The last day in time, yyyy-mm-dd. */
  dueOn: string;
}

interface Question {
  userId: string;
  subject: string;
  message: string;
}

/** The columns of a case that is locked until the transaction ends. */
interface OpenCase extends OpenedCase {
  id: string;
  reason: ReportReason | null;
  sealed_details: string;
}

/** Texts that one question may hold besides its first. The next text opens another case. */
const mostAdded = 50;

const textSchema = z.object({ subject: z.string(), message: z.string() });
const questionSchema = textSchema.extend({
  added: z.array(textSchema.extend({ at: z.string() })).default([]),
});

/**
 * Adds a text to an account's open question, once even if it is sent repeatedly. Returns null if the
 * account has no open question with space for it. The caller holds the account's lock.
 */
export async function addToQuestion(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, subject, message }: Question,
): Promise<OpenedCase | null> {
  const found = await findOpen(trx, { user_id: userId, kind: 'contact' });
  if (!found) return null;
  const details = openDetails(context, found);
  const { added, ...first } = questionSchema.parse(details);
  const existing = { reference: found.reference, dueOn: found.dueOn };
  const isSame = (text: typeof first) => text.subject === subject && text.message === message;
  if ([first, ...added].some(isSame)) return existing;
  if (added.length >= mostAdded) return null;
  const at = context.now().toISOString();
  const more = { ...details, added: [...added, { subject, message, at }] };
  await trx('cases')
    .where({ id: found.id })
    .update(sealDetails(context, found.id, more));
  return existing;
}

interface ReportedThing {
  user_id: string;
  character_id: string;
  post_id: string | null;
  message_id: string | null;
}

const reasonsSchema = z.object({ reason: z.string(), reasons: z.array(z.string()).optional() });

/**
 * Adds a reason to the person's open report about the same content; returns null if there is none. An
 * urgent reason replaces another one and brings the due day forward. The caller holds the account's
 * lock.
 */
export async function addToReport(
  context: DomainContext,
  trx: Knex.Transaction,
  thing: ReportedThing,
  reason: ReportReason,
): Promise<OpenedCase | null> {
  const found = await findOpen(trx, { ...thing, kind: 'content' });
  if (!found) return null;
  const details = openDetails(context, found);
  const stored = reasonsSchema.parse(details);
  const reasons = stored.reasons ?? [stored.reason];
  if (reasons.includes(reason)) return { reference: found.reference, dueOn: found.dueOn };
  const isGraver = isUrgent(reason) && !(found.reason && isUrgent(found.reason));
  const settings = await context.settings(casesSettings);
  const due = dueDay({ kind: 'content', reason }, context.now(), settings);
  const dueOn = isGraver && due < found.dueOn ? due : found.dueOn;
  await trx('cases')
    .where({ id: found.id })
    .update({
      ...(isGraver && { reason, due_on: trx.raw<Date>('?::date', [dueOn]) }),
      ...sealDetails(context, found.id, { ...details, reasons: [...reasons, reason] }),
    });
  return { reference: found.reference, dueOn };
}

async function findOpen(
  trx: Knex.Transaction,
  which: Partial<ReportedThing> & { kind: string },
): Promise<OpenCase | undefined> {
  return trx('cases')
    .where(which)
    .whereNot({ state: 'resolved' })
    .orderBy('created_at', 'desc')
    .forUpdate()
    .first<OpenCase | undefined>(
      'id',
      'reference',
      'reason',
      'sealed_details',
      trx.raw('due_on::text as "dueOn"'),
    );
}

const detailsPlace = (id: string) => placeOf('cases', 'sealed_details', id);

function openDetails({ seal }: Pick<DomainContext, 'seal'>, row: OpenCase) {
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(seal.open(row.sealed_details, detailsPlace(row.id))));
}

const sealDetails = ({ seal }: Pick<DomainContext, 'seal'>, id: string, details: unknown) => ({
  sealed_details: seal.seal(JSON.stringify(details), detailsPlace(id)),
});
