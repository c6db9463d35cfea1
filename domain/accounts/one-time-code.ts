import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { newId } from '../shared/ids';

export type CodePurpose =
  'sign_up' | 'staff_sign_in' | 'link_identity' | 'reset_password' | 'change_email';

export type CodeRefusal = 'invalid-code' | 'expired-code' | 'too-many-attempts';

interface CodeRow {
  id: string;
  /** What the code proves, where that is not yet the owner's address. */
  email: string | null;
  code_hash: Buffer;
  attempts: number;
  expires_at: Date;
  created_at: Date;
}

/** Length by specification. */
const digits = 5;

function hashCode(context: DomainContext, codeId: string, code: string): Buffer {
  return createHmac('sha256', context.keys.oneTimeCode).update(`${codeId}:${code}`).digest();
}

/**
 * Makes a fresh 5-digit code; it replaces any earlier one. Only its keyed hash is stored, with the
 * address it was sent to where that is another than its owner's.
 */
export async function createCode(
  context: DomainContext,
  trx: Knex.Transaction,
  purpose: CodePurpose,
  ownerId: string,
  email: string | null = null,
): Promise<string> {
  const { code_lifetime_seconds } = await context.settings();
  const id = newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await trx('one_time_codes').insert({
    id,
    purpose,
    owner_id: ownerId,
    email,
    code_hash: hashCode(context, id, code),
    expires_at: new Date(context.now().getTime() + code_lifetime_seconds * 1000),
    created_at: context.now(),
  });
  return code;
}

/**
 * Uses up a code. Every try is counted before it is compared, so that tries made at the same time
 * cannot exceed the limit; a right code works once, and tells the address it was sent to.
 */
export async function consumeCode(
  context: DomainContext,
  purpose: CodePurpose,
  ownerId: string,
  code: string,
): Promise<{ ok: true; email: string | null } | Refusal<CodeRefusal>> {
  const { code_attempts } = await context.settings();
  const { rows } = await context.db.raw<{ rows: CodeRow[] }>(
    `update one_time_codes set attempts = attempts + 1
      where consumed_at is null and id = (
        select id from one_time_codes where owner_id = ? and purpose = ?
         order by created_at desc limit 1)
      returning *`,
    [ownerId, purpose],
  );
  const tried = rows[0];
  if (!tried) return refuse('invalid-code');
  if (tried.attempts > code_attempts) return refuse('too-many-attempts');
  if (tried.expires_at <= context.now()) return refuse('expired-code');
  if (!timingSafeEqual(tried.code_hash, hashCode(context, tried.id, code))) {
    return refuse(tried.attempts === code_attempts ? 'too-many-attempts' : 'invalid-code');
  }
  const used = await context
    .db('one_time_codes')
    .where({ id: tried.id })
    .whereNull('consumed_at')
    .update({ consumed_at: context.now() });
  return used === 1 ? { ok: true, email: tried.email } : refuse('invalid-code');
}

/** Makes the codes of an owner worthless, whatever becomes of them. */
export async function voidCodes(
  context: DomainContext,
  trx: Knex.Transaction,
  purpose: CodePurpose,
  ownerId: string,
): Promise<void> {
  await trx('one_time_codes')
    .where({ owner_id: ownerId, purpose })
    .whereNull('consumed_at')
    .update({ consumed_at: context.now() });
}

/**
 * Seconds until the next code may be asked for; 0 when it may be now. Where an address is given, a
 * code that went to another one is no reason to wait.
 */
export async function codeResendWait(
  context: DomainContext,
  ownerId: string,
  purpose: CodePurpose = 'sign_up',
  email?: string,
): Promise<number> {
  const { code_resend_seconds } = await context.settings();
  const latest = await context
    .db('one_time_codes')
    .where({ owner_id: ownerId, purpose })
    .orderBy('created_at', 'desc')
    .first<CodeRow | undefined>('created_at', 'email');
  if (!latest || (email !== undefined && latest.email !== email)) return 0;
  const passed = (context.now().getTime() - latest.created_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(code_resend_seconds - passed));
}
