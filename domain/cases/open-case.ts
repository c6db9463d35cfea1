import type { Knex } from 'knex';
import { lockAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { placeOf } from '../shared/sealing/seal';
import { sign } from '../shared/sealing/signature';
import { transact } from '../shared/transactions/transact';
import { addToQuestion, type OpenedCase } from './add-to-case';
import { dueDay, dueHour } from './due-day';
import { caseOpened } from './events';
import type { ReportReason } from './kinds';
import { newReference } from './reference';
import type { CaseDetails } from './schema';
import { casesSettings } from './settings';

export interface Asker {
  email: string;
  /** The user whose session it was, if any. An address alone connects a case to no account. */
  userId?: string | undefined;
  /** The language of the acknowledgement. */
  locale: string;
}

export type { OpenedCase };

/** The immediate effect of a case of this kind, in the transaction that opens it. */
type Follow = (trx: Knex.Transaction, caseId: string) => Promise<void>;

/**
 * Opens a case and has it acknowledged by mail. While it is open, the same text from the same address
 * returns the same case, even when sent repeatedly or concurrently. Further questions of an account to
 * the operator are added to its open question. Always returns the case's reference.
 */
export async function openCase(
  context: DomainContext,
  asker: Asker,
  about: CaseDetails,
  { follow }: { follow?: Follow } = {},
): Promise<OpenedCase> {
  const repeatKey = sign(context.keys.caseRepeat, JSON.stringify([asker.email, about]));
  return transact(context, async (trx) => {
    const { userId } = asker;
    if (userId !== undefined && about.kind === 'contact') {
      await lockAccount(trx, { id: userId }, ['id']);
      const added = await addToQuestion(context, trx, { userId, ...about.details });
      if (added) return added;
    }
    const opened = await insertCase(context, trx, asker, about, { repeatKey });
    if (opened) {
      await follow?.(trx, opened.id);
      return opened.openedCase;
    }
    // Selects the newest, because the case that blocked the insert may be resolved by now.
    return trx('cases')
      .where({ repeat_key: repeatKey })
      .orderBy('created_at', 'desc')
      .first('reference', trx.raw('due_on::text as "dueOn"'));
  });
}

interface Extras {
  repeatKey?: string | null;
  /** The content that a report from a character's own page is about. */
  character?: {
    id: string;
    postId: string | null;
    messageId: string | null;
    reason: ReportReason;
  };
  /** The reported content in its state at that time, stored with the details. */
  evidence?: unknown;
}

/** Writes a case and announces it, in the caller's transaction. Does nothing if it already exists. */
export async function insertCase(
  context: DomainContext,
  trx: Knex.Transaction,
  { email, userId, locale }: Asker,
  about: CaseDetails,
  { repeatKey = null, character, evidence }: Extras = {},
): Promise<{ id: string; openedCase: OpenedCase } | undefined> {
  const id = newId();
  const now = context.now();
  const { kind, details } = about;
  const reason = about.kind === 'content' ? about.details.reason : undefined;
  const settings = await context.settings(casesSettings);
  const dueOn = dueDay({ kind, reason }, now, settings);
  const [row] = await trx('cases')
    .insert({
      id,
      reference: newReference(),
      kind,
      email,
      user_id: userId ?? null,
      character_id: character?.id ?? null,
      post_id: character?.postId ?? null,
      message_id: character?.messageId ?? null,
      reason: character?.reason ?? null,
      sealed_details: context.seal.seal(
        JSON.stringify({ ...details, ...(evidence !== undefined && { evidence }) }),
        placeOf('cases', 'sealed_details', id),
      ),
      repeat_key: repeatKey,
      locale,
      due_on: trx.raw<Date>('?::date', [dueOn]),
      due_at: kind === 'intimate-image' ? dueHour(now, settings) : null,
      created_at: now,
    })
    .onConflict()
    .ignore()
    .returning(['id', 'reference']);
  if (!row) return undefined;
  announce(
    trx,
    caseOpened,
    { personId: userId ?? null, aggregateId: row.id },
    { caseId: row.id, kind, reference: row.reference, email, locale, dueOn },
  );
  return { id: row.id, openedCase: { reference: row.reference, dueOn } };
}
