import type { Knex } from 'knex';
import { persistNothing, type PersistResponse } from '../idempotency/persist-response';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { grantPremium } from '../subscriptions/grant-premium';
import { readBalance } from '../wallet/get-balance';
import { grantTokens } from '../wallet/lots/grant-tokens';
import { defineTransferReason } from '../wallet/schema';
import { hashCode, readCode } from './code-text';
import {
  decideRedemption,
  type RedemptionFacts,
  type RedemptionRefusal,
} from './decide-redemption';
import { refuse } from './refusals';
import type { Gift } from './schema';
import { redeemCodeSettings } from './settings';

const redeemedCode = defineTransferReason('redeem_code');

/** A use of a code, with what the person got for it. */
export interface Redeemed extends Gift {
  id: string;
  redeemedAt: Date;
  /** The person's balance afterwards; for a look at an earlier use, now. */
  balance: number;
  /** The end of the granted Premium; null for tokens. */
  premiumUntil: Date | null;
}

export type RedeemOutcome = ({ ok: true } & Redeemed) | RedemptionRefusal;

/** Returns what a code would give a person, or why it would not. Nothing changes. */
export async function quoteCode(
  context: DomainContext,
  { userId, typed }: { userId: string; typed: string },
): Promise<{ ok: true; gift: Gift } | RedemptionRefusal> {
  const code = readCode(typed);
  const facts = await readFacts(context, context.db, { userId, code });
  return decide(context, facts);
}

/**
 * Redeems a code for a person: one transaction counts the use and grants the gift. Uses of one batch wait
 * for each other, so that a code is credited as often as it may be, and to a person once.
 */
export async function redeemCode(
  context: DomainContext,
  { userId, typed }: { userId: string; typed: string },
  persistResponse: PersistResponse<RedeemOutcome> = persistNothing,
): Promise<RedeemOutcome> {
  const code = readCode(typed);
  if (code === null) return refuse('code-unknown');
  return transact(context, async (trx) => {
    const outcome = await redeemLocked(context, trx, { userId, code });
    await persistResponse(trx, outcome);
    return outcome;
  });
}

async function redeemLocked(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, code }: { userId: string; code: string },
): Promise<RedeemOutcome> {
  const named = trx('redeem_codes').where({ hash: hashCode(context, code) });
  await trx('redeem_batches').whereIn('id', named.select('batch_id')).forUpdate().select('id');
  const facts = await readFacts(context, trx, { userId, code });
  const decided = await decide(context, facts);
  if (!decided.ok) return decided;
  if (!facts.code) throw new Error('a code that may be redeemed does not exist');
  const { id: codeId, batchId } = facts.code;
  const { gift } = decided;
  const use = { id: newId(), ...gift, redeemedAt: context.now() };
  const premiumUntil = await giveGift(context, trx, { userId, useId: use.id, gift });
  await trx('redeem_uses').insert({
    id: use.id,
    code_id: codeId,
    batch_id: batchId,
    user_id: userId,
    ...gift,
    premium_until: premiumUntil,
    redeemed_at: use.redeemedAt,
  });
  await trx('redeem_codes').where({ id: codeId }).increment('uses', 1);
  await trx('redeem_batches').where({ id: batchId }).increment('uses', 1);
  return { ok: true, ...use, premiumUntil, balance: await readBalance(trx, userId) };
}

/** Returns a person's use of a code; null if there is none with this id. */
export async function findRedeemed(
  context: DomainContext,
  { userId, id }: { userId: string; id: string },
): Promise<Redeemed | null> {
  const [use, balance] = await Promise.all([
    context.db('redeem_uses').where({ id, user_id: userId }).first(),
    readBalance(context.db, userId),
  ]);
  if (!use) return null;
  const { kind, amount, redeemed_at: redeemedAt, premium_until: premiumUntil } = use;
  return { id, kind, amount, redeemedAt, premiumUntil, balance };
}

async function giveGift(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, useId, gift }: { userId: string; useId: string; gift: Gift },
): Promise<Date | null> {
  if (gift.kind === 'premium') return grantPremium(context, trx, { userId, months: gift.amount });
  await grantTokens(context, trx, {
    userId,
    tokens: gift.amount,
    reason: redeemedCode,
    reference: useId,
    idempotencyKey: `redeem-code:${useId}`,
  });
  return null;
}

async function decide(context: DomainContext, facts: RedemptionFacts) {
  const { redeem_new_account_days: newAccountDays } = await context.settings(redeemCodeSettings);
  return decideRedemption(facts, context.now(), { newAccountDays });
}

type Facts = RedemptionFacts & {
  code: (NonNullable<RedemptionFacts['code']> & { id: string; batchId: string }) | null;
};

async function readFacts(
  context: DomainContext,
  db: Knex,
  { userId, code }: { userId: string; code: string | null },
): Promise<Facts> {
  const account = await db('accounts').where({ id: userId }).first('created_at');
  if (!account) throw new Error(`no account ${userId}`);
  const person = { createdAt: account.created_at, hasUsedCode: false, hasUsedBatch: false };
  if (code === null) return { code: null, person };
  const row = await db('redeem_codes')
    .where({ hash: hashCode(context, code) })
    .first();
  const batch = row && (await db('redeem_batches').where({ id: row.batch_id }).first());
  if (!row || !batch) return { code: null, person };
  const earlier = await db('redeem_uses')
    .where({ user_id: userId, batch_id: batch.id })
    .select('code_id');
  return {
    code: {
      id: row.id,
      batchId: batch.id,
      gift: { kind: batch.kind, amount: batch.amount },
      uses: row.uses,
      mostUses: row.most_uses,
      startsAt: batch.starts_at,
      endsAt: batch.ends_at,
      isDisabled: batch.disabled_at !== null,
      oncePerPerson: batch.once_per_person,
      forNewAccounts: batch.for_new_accounts,
    },
    person: {
      ...person,
      hasUsedCode: earlier.some(({ code_id }) => code_id === row.id),
      hasUsedBatch: earlier.length > 0,
    },
  };
}
