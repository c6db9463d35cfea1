import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { OneTimeCodesRow } from '~/db/rows';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Asker } from '../viewers/asker';
import { countCodeTry } from './count-code-try';
import { decideCode, type CodeRefusal } from './decide-code';
import { refuse, type Refusal } from './refusals';
import { credentialsSettings } from './settings';

/** Figures of a code, by specification: staff have longer ones. */
const digits = {
  sign_up: 5,
  link_identity: 5,
  reset_password: 5,
  change_email: 5,
  prove_anew: 5,
  staff_sign_in: 8,
} as const satisfies Record<OneTimeCodesRow['purpose'], number>;

export type CodePurpose = keyof typeof digits;

export type { CodeRefusal };

/** Which code is meant: the newest one of an owner, for a purpose, that one browser asked for. */
interface Which {
  purpose: CodePurpose;
  ownerId: string;
  /** Its session or device; see `Asker`. */
  askerId: string;
}

function hashCode(context: DomainContext, codeId: string, code: string): Buffer {
  return createHmac('sha256', context.keys.oneTimeCode).update(`${codeId}:${code}`).digest();
}

/**
 * Makes a fresh code for the browser that asks; it replaces that browser's earlier ones and touches
 * nobody else's. Only its keyed hash is stored, with the address it was sent to where that is
 * another than its owner's. Every code that is ever mailed is made here.
 */
export async function createCode(
  context: DomainContext,
  trx: Knex.Transaction,
  { purpose, ownerId, askerId, email = null }: Which & { email?: string | null },
): Promise<string> {
  const { code_lifetime_seconds } = await context.settings(credentialsSettings);
  const id = newId();
  const length = digits[purpose];
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  await trx('one_time_codes').insert({
    id,
    purpose,
    owner_id: ownerId,
    asker_id: askerId,
    email,
    code_hash: hashCode(context, id, code),
    expires_at: new Date(context.now().getTime() + code_lifetime_seconds * 1000),
    created_at: context.now(),
  });
  return code;
}

interface Entry {
  purpose: CodePurpose;
  ownerId: string;
  /** The browser it is entered in: any but the one that asked has no code to try. */
  asker: Asker;
  /** The address whose account the code opens or proves: its share of tries is used. */
  account: string;
  code: string;
}

/**
 * Uses up a code, or refuses it and notes so in the security log. Every try is counted before it is
 * compared, so that tries made at the same time cannot exceed the limit; a right code works once, and
 * tells the address it was sent to. What is entered in a browser that never asked counts against
 * nobody.
 */
export async function consumeCode(
  context: DomainContext,
  entry: Entry,
): Promise<{ ok: true; email: string | null } | Refusal<CodeRefusal>> {
  const outcome = await tryCode(context, entry);
  if (!outcome.ok) {
    const { purpose, ownerId } = entry;
    // An owner may be a user, a member of staff or nobody: the id alone is told.
    const detail = { purpose, reason: outcome.reason, ownerId };
    await logSecurityEvent(context, context.db, { kind: 'code-refused', detail });
  }
  return outcome;
}

async function tryCode(
  context: DomainContext,
  { purpose, ownerId, asker, account, code }: Entry,
): Promise<{ ok: true; email: string | null } | Refusal<CodeRefusal>> {
  const { code_attempts } = await context.settings(credentialsSettings);
  const { rows } = await context.db.raw<{ rows: OneTimeCodesRow[] }>(
    `update one_time_codes set attempts = attempts + 1
      where consumed_at is null and id = (
        select id from one_time_codes where owner_id = ? and purpose = ? and asker_id = ?
         order by created_at desc limit 1)
      returning *`,
    [ownerId, purpose, asker.id],
  );
  const tried = rows[0];
  if (!tried) return refuse('invalid-code');
  const facts = {
    attempts: tried.attempts,
    expiresAt: tried.expires_at,
    isRight: timingSafeEqual(tried.code_hash, hashCode(context, tried.id, code)),
  };
  const bounds = { mostAttempts: code_attempts, now: context.now() };
  const early = decideCode(facts, bounds);
  const decision =
    early === 'needs-share'
      ? decideCode(
          { ...facts, isShareLeft: await countCodeTry(context, { account, asker }) },
          bounds,
        )
      : early;
  if (decision === 'needs-share') throw new Error('the share of an account was not counted');
  if (decision !== 'right') return refuse(decision);
  const used = await context
    .db('one_time_codes')
    .where({ id: tried.id })
    .whereNull('consumed_at')
    .update({ consumed_at: context.now() });
  return used === 1 ? { ok: true, email: tried.email } : refuse('invalid-code');
}

/** Makes the codes of an owner worthless in every browser, whatever becomes of them. */
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
 * Seconds until a browser may ask for the next code; 0 when it may now. What others ask for makes
 * nobody wait. Where an address is given, a code that went to another one is no reason to wait.
 */
export async function codeResendWait(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { ownerId, purpose, askerId, email }: Which & { email?: string },
): Promise<number> {
  const { code_resend_seconds } = await context.settings(credentialsSettings);
  const latest = await context
    .db('one_time_codes')
    .where({ owner_id: ownerId, purpose, asker_id: askerId })
    .orderBy('created_at', 'desc')
    .first('created_at', 'email');
  if (!latest || (email !== undefined && latest.email !== email)) return 0;
  const passed = (context.now().getTime() - latest.created_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(code_resend_seconds - passed));
}
