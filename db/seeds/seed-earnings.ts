import { markPaid } from '~/domain/payouts/end-payout';
import { approveDemoMethods, keepMethod } from './keep-methods';
import { requestPayout } from '~/domain/payouts/request-payout';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { postTransfer } from '~/domain/wallet/ledger/post-transfer';
import { addBoughtTokens } from '~/domain/wallet/lots/grant-tokens';
import { transferReasonSchema } from '~/domain/wallet/schema';
import { releaseHeldShares } from '~/domain/wallet/shares/release-held-shares';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import { seedPerson } from './seed-people';

const dayMs = 24 * 3_600_000;
const months = 12;
/** The sum that a fan pays a month, in cents, for tokens that are all spent. */
const paidMinor = 60_000;
const tokens = 6_000;

/** The spends of a month: the reason, the day of thirty, and the part of the tokens. */
const spends = [
  { why: 'post_unlock', day: 1, share: 0.24 },
  { why: 'chat_tip', day: 4, share: 0.1 },
  { why: 'text_message', day: 8, share: 0.16 },
  { why: 'audio_call', day: 12, share: 0.1 },
  { why: 'post_unlock', day: 17, share: 0.18 },
  { why: 'unlock_nsfw_photo_in_chat', day: 22, share: 0.12 },
  { why: 'chat_tip', day: 27, share: 0.1 },
] as const;

type ContextAt = (now: () => Date) => DomainContext;

/**
 * Gives the demo's creator and a model of the demo's manager a year of earnings by a fan's tokens, and the
 * creator two payouts. A second run changes nothing.
 */
export async function seedEarnings(contextAt: ContextAt, now: Date): Promise<void> {
  const context = contextAt(() => now);
  const { db } = context;
  const creator = await modelOf(context, 'noor-haddad');
  const managed = await modelOf(context, 'roma-iyer');
  // A small demo does not contain every character.
  if (!creator) return;
  if (await db('payout_methods').where({ user_id: creator.userId }).first('id')) return;
  if (managed) {
    await db('creators').where({ user_id: managed.userId }).update({ manager_percent: 20 });
  }
  const fan = await seedPerson(context, {
    email: 'patron@example.com',
    nickName: 'Kai',
    accountType: 'User',
    joinedDaysAgo: months * 30 + 10,
  });
  await keepMethod(context, creator.userId);
  for (let ago = months; ago >= 1; ago -= 1) {
    const start = now.getTime() - ago * 30 * dayMs;
    for (const model of managed ? [creator, managed] : [creator]) {
      // Earnings grow over the year; the managed model earns half as much.
      const growth = (1.4 - ago / 20) * (model === creator ? 1 : 0.5);
      await earn(contextAt, { fan, model, start, growth });
      const end = new Date(start + 30 * dayMs);
      await releaseHeldShares(
        contextAt(() => end),
        { creatorId: model.userId, days: 0 },
      );
    }
    if (ago === 6 || ago === 2) {
      await payOut(
        contextAt(() => new Date(start + 20 * dayMs)),
        creator.userId,
      );
    }
  }
  await approveDemoMethods(context, creator.userId);
}

interface Model {
  userId: string;
  characterId: string;
}

async function modelOf({ db }: DomainContext, slug: string): Promise<Model | null> {
  const row = await db('characters').where({ slug }).first('id', 'owner_user_id');
  return row?.owner_user_id ? { userId: row.owner_user_id, characterId: row.id } : null;
}

interface Month {
  fan: string;
  model: Model;
  /** Milliseconds. */
  start: number;
  growth: number;
}

/** Lets a fan buy a month's tokens and spend them on a model. */
async function earn(contextAt: ContextAt, { fan, model, start, growth }: Month): Promise<void> {
  const bought = Math.round(tokens * growth);
  const paid = { minor: Math.round(paidMinor * growth), currency: 'USD' };
  const first = contextAt(() => new Date(start));
  const reason = transferReasonSchema.parse('tokens_bought');
  await transact(first, async (trx) => {
    const orderId = newId();
    await postTransfer(first, trx, {
      idempotencyKey: `seed-paid:${orderId}`,
      reason,
      reference: orderId,
      legs: [
        { account: { system: 'bank' }, unit: paid.currency, amount: -paid.minor },
        {
          account: { system: 'deferred', detail: 'tokens' },
          unit: paid.currency,
          amount: paid.minor,
        },
      ],
    });
    await addBoughtTokens(first, trx, {
      userId: fan,
      tokens: bought,
      bonusTokens: 0,
      paid,
      orderId,
      reason,
      idempotencyKey: `seed-sold:${orderId}`,
    });
  });
  for (const { why, day, share } of spends) {
    const context = contextAt(() => new Date(start + day * dayMs));
    await transact(context, (trx) =>
      spendTokens(context, trx, {
        userId: fan,
        creatorId: model.userId,
        characterId: model.characterId,
        tokens: Math.floor(bought * share),
        reason: transferReasonSchema.parse(why),
        idempotencyKey: newId(),
      }),
    );
  }
}

/** Pays out all that is payable, as staff and a bank would have done. */
async function payOut(context: DomainContext, userId: string): Promise<void> {
  const asked = await requestPayout(context, [], { userId });
  if (!asked.ok) throw new Error(`a payout of the demo was refused: ${asked.reason}`);
  const staff = await context.db('staff').orderBy('email').limit(2).pluck('id');
  const [first, second] = staff;
  if (first === undefined || second === undefined) throw new Error('the demo has too few staff');
  await transact(context, async (trx) => {
    const at = context.now();
    const [payout] = await trx('payouts')
      .where({ id: asked.payout.id })
      .update({
        state: 'sent',
        first_by: first,
        first_at: at,
        approved_by: second,
        approved_at: at,
        sent_at: at,
      })
      .returning('*');
    if (payout) await markPaid(context, trx, payout);
  });
}
