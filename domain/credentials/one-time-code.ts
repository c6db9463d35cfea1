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

/** The number of digits of a code, by specification. Staff have longer ones. */
const digits = {
  sign_up: 5,
  link_identity: 5,
  reset_password: 5,
  change_email: 5,
  prove_anew: 5,
  staff_sign_in: 8,
  staff_reset: 8,
} as const satisfies Record<OneTimeCodesRow['purpose'], number>;

export type CodePurpose = keyof typeof digits;

export type { CodeRefusal };

/** Selects the newest code of an owner and purpose that one browser requested. */
interface Which {
  purpose: CodePurpose;
  ownerId: string;
  /** The id of its session or device; see `Asker`. */
  askerId: string;
}

function hashCode(context: DomainContext, codeId: string, code: string): Buffer {
  return createHmac('sha256', context.keys.oneTimeCode).update(`${codeId}:${code}`).digest();
}

/**
 * Creates a code for the requesting browser, which replaces that browser's earlier codes and no others.
 * Stores only its keyed hash, with the address it was sent to if that is not the owner's. All mailed
 * codes are created here.
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
  /** The browser in which it is entered. Only the requesting browser has a code to try. */
  asker: Asker;
  /** The address of the account that the code opens or proves. Its share of tries is used. */
  account: string;
  code: string;
}

/**
 * Uses up a code and returns the address it was sent to, or refuses it and records that in the security
 * log. Every try is counted before the comparison, so that concurrent tries cannot exceed the limit. A
 * correct code works once. An entry in a browser that never requested a code counts against no account.
 */
export async function consumeCode(
  context: DomainContext,
  entry: Entry,
): Promise<{ ok: true; email: string | null } | Refusal<CodeRefusal>> {
  const outcome = await tryCode(context, entry);
  if (!outcome.ok) {
    const { purpose, ownerId } = entry;
    // The owner may be a user, a member of staff or no one, so only the id is logged.
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

/** Voids the codes of an owner in every browser. */
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
 * Returns the seconds before a browser may request the next code; 0 when it may now. Requests by other
 * browsers do not count. If an address is given, a code sent to another address does not count.
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
