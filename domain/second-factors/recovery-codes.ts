import { createHmac, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { holderColumns, type Holder } from './holder';
import { refuse, type Refusal } from './refusals';
import { transact } from '../shared/transactions/transact';
import { announceChange } from './announce-change';
import { hasSecondFactor } from './list-factors';

const amount = 10;
/** The length of a code: fifty bits, which cannot be guessed, so a keyed hash is sufficient for storage. */
const letters = 10;
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = () =>
  Array.from({ length: letters }, () => base32.charAt(randomInt(base32.length))).join('');

function hashCode({ keys }: DomainContext, { id }: Holder, code: string): Buffer {
  return createHmac('sha256', keys.secondFactor).update(`recovery:${id}:${code}`).digest();
}

/** Replaces a holder's recovery codes by ten new ones and returns them; they are shown only once. */
export async function makeRecoveryCodes(
  context: DomainContext,
  trx: Knex.Transaction,
  holder: Holder,
): Promise<string[]> {
  const codes = Array.from({ length: amount }, newCode);
  await trx('recovery_codes').where(holderColumns(holder)).delete();
  await trx('recovery_codes').insert(
    codes.map((code) => ({
      id: newId(),
      ...holderColumns(holder),
      code_hash: hashCode(context, holder, code),
      created_at: context.now(),
    })),
  );
  return codes.map((code) => `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`);
}

/** Consumes a code; returns false if it is wrong or was used. */
export async function consumeRecoveryCode(
  context: DomainContext,
  db: Knex,
  { holder, code }: { holder: Holder; code: string },
): Promise<boolean> {
  const used = await db('recovery_codes')
    .where({ ...holderColumns(holder), code_hash: hashCode(context, holder, code) })
    .whereNull('used_at')
    .update({ used_at: context.now() });
  return used === 1;
}

/** Gives a holder who has a factor ten new codes; the old ones become invalid. */
export async function renewRecoveryCodes(
  context: DomainContext,
  holder: Holder,
): Promise<{ ok: true; recoveryCodes: string[] } | Refusal<'no-factor'>> {
  return transact(context, async (trx) => {
    if (!(await hasSecondFactor(trx, holder))) return refuse('no-factor');
    const recoveryCodes = await makeRecoveryCodes(context, trx, holder);
    await announceChange(context, trx, { holder, change: 'recovery-codes-made' });
    return { ok: true, recoveryCodes };
  });
}
