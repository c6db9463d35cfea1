import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { newId } from '../shared/ids';

export type CodePurpose = 'sign_up' | 'staff_sign_in' | 'link_identity';

interface CodeRow {
  id: string;
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

/** Makes a fresh 5-digit code; it replaces any earlier one. Only its keyed hash is stored. */
export async function createCode(
  context: DomainContext,
  trx: Knex.Transaction,
  purpose: CodePurpose,
  ownerId: string,
): Promise<string> {
  const { code_lifetime_seconds } = await context.settings();
  const id = newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await trx('one_time_codes').insert({
    id,
    purpose,
    owner_id: ownerId,
    code_hash: hashCode(context, id, code),
    expires_at: new Date(context.now().getTime() + code_lifetime_seconds * 1000),
    created_at: context.now(),
  });
  return code;
}

/**
 * Uses up a code. Every try is counted before it is compared, so that tries made at the same time
 * cannot exceed the limit; a right code works once.
 */
export async function consumeCode(
  context: DomainContext,
  purpose: CodePurpose,
  ownerId: string,
  code: string,
): Promise<{ ok: true } | Refusal<'invalid-code' | 'expired-code' | 'too-many-attempts'>> {
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
  return used === 1 ? { ok: true } : refuse('invalid-code');
}

/** Seconds until the next code may be asked for; 0 when it may be now. */
export async function codeResendWait(
  context: DomainContext,
  ownerId: string,
  purpose: CodePurpose = 'sign_up',
): Promise<number> {
  const { code_resend_seconds } = await context.settings();
  const latest = await context
    .db('one_time_codes')
    .where({ owner_id: ownerId, purpose })
    .orderBy('created_at', 'desc')
    .first<CodeRow | undefined>('created_at');
  if (!latest) return 0;
  const passed = (context.now().getTime() - latest.created_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(code_resend_seconds - passed));
}
