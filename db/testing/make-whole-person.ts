import { setClubPrice } from '~/domain/fanclubs/set-club-price';
import { randomBytes } from 'node:crypto';
import { logIn } from '~/domain/accounts/log-in';
import { createToken } from '~/domain/credentials/account-token';
import { createCode } from '~/domain/credentials/one-time-code';
import { claimRequest } from '~/domain/idempotency/claim-request';
import { archiveKey } from '~/domain/privacy/archive-key';
import type { DomainContext } from '~/domain/shared/context';
import { rankForYou } from '~/domain/feeds/rank-for-you';
import { addPostView } from '~/domain/posts/add-post-view';
import { redeemCode } from '~/domain/redeem-codes/redeem-code';
import { makeCodes } from '~/domain/redeem-codes/testing/make-codes';
import { newId } from '~/domain/shared/ids';
import { placeOf } from '~/domain/shared/sealing/seal';
import { transact } from '~/domain/shared/transactions/transact';
import { openingBalance } from '~/domain/wallet/schema';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { reserveTokens } from '~/domain/wallet/spends/reservations';
import { agreeForToday } from '~/domain/wallet/spends/spend-agreements';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import type { Storage } from '~/providers/storage/storage';
import { beOffered } from './be-offered';
import { beStruck } from './be-struck';
import {
  giveTokens,
  joinFanClub,
  makeModel,
  makePost,
  makeStory,
  makeUser,
  subscribe,
  testPassword,
} from './factories';
import { compareReplies, talk, talkAndLeave, talkAsVisitor } from './have-talked';
import { beginDraft, beRemembered, haveCalled, storeModelCalls } from './be-remembered';
import { makeFactors } from './have-factors';
import { haveBeenHelped } from './have-been-helped';
import { haveBeenPaid } from './have-been-paid';
import { haveBeenReviewed, haveConsented, haveFigures } from './have-been-reviewed';
import { haveMade } from './have-made';
import { haveManaged } from './have-managed';
import { haveNotified } from './have-notified';
import { havePlayed } from './have-played';
import { haveIdentified } from './have-identified';
import { haveRecorded } from './have-recorded';
import { havePosted } from './have-posted';
import { makePurchase } from './make-purchase';

export interface WholePerson {
  id: string;
  email: string;
  password: string;
  /** A text contained in everything that the person wrote or received, and nowhere else. */
  mark: string;
  exportId: string;
}

/** Creates a user with data in every area: each table declared as personal data has a row. */
export async function makeWholePerson(
  context: DomainContext,
  storage: Storage,
): Promise<WholePerson> {
  const { db } = context;
  const mark = `mark-${newId()}`;
  const email = `${mark}@example.com`;
  const { id } = await makeUser(db, { email, nickName: mark });
  await db('users')
    .where({ id })
    .update({
      gender: 'Other',
      time_zone: 'Europe/Riga',
      meta: JSON.stringify({ mark }),
      visitor_id: newId(),
    });
  await haveBeenHelped(context, id, mark);
  await makeSubscription(context, id, mark);
  // Their talk leads to a pause, during which they cannot play.
  await havePlayed(context, id);
  const guestId = await talkAsVisitor(context, mark);
  await logIn(context, { email, password: testPassword }, { userAgent: mark, guestId });
  await talk(context, { kind: 'user', id }, mark);
  // Sent from another tab, which does not know yet that they signed up.
  await talk(context, { kind: 'guest', id: guestId }, mark);
  await compareReplies(context, id, mark);
  await talkAndLeave(context, id, mark);
  await beRemembered(context, id, mark);
  await beginDraft(context, id, mark);
  await storeModelCalls(context, { id, guestId, mark });
  await giveTokens(context, id, 10);
  await transact(context, (trx) =>
    createCode(context, trx, { purpose: 'sign_up', ownerId: id, askerId: newId() }),
  );
  await transact(context, (trx) =>
    createToken(context, trx, 'reset_password', { userId: id, email, seconds: 3600 }),
  );
  await makeFactors(context, id, mark);
  const request = { callerId: id, key: mark, call: 'POST /gifts', fingerprint: mark };
  await claimRequest(context, request);
  await makeRows(context, { id, email, mark });
  await makeTracesOfAddress(context, { id, email, mark });
  const { creatorId, characterId } = await makeModel(db, { userId: id, isLive: false });
  await havePosted(context, { creatorId, characterId, mark });
  await haveIdentified(context, creatorId);
  await haveRecorded(context, storage, creatorId);
  await haveBeenReviewed(context, creatorId);
  await haveConsented(context, id);
  await haveManaged(context, { id, creatorId });
  await haveBeenPaid(context, { id, mark });
  await setClubPrice(context, { characterId, creatorId: id, price: 799 });
  await haveFigures(context, id, characterId);
  await makeDiscoveries(context, id, characterId);
  await lookAsVisitor(context, guestId);
  await Promise.all([haveTokensHeld(context, id), haveCalled(context, { id, mark })]);
  await beOffered(context, id);
  await haveMade(context, id, mark);
  await beStruck(context, { id, email, mark });
  await haveNotified(context, id, mark);
  await makePurchase(context, id, mark);
  const { code } = await makeCodes(context);
  await redeemCode(context, { userId: id, typed: code });
  const exportId = await makeExport(context, storage, id);
  return { id, email, password: testPassword, mark, exportId };
}

/** Creates a subscription with a paid period and a cancellation that was considered. */
async function makeSubscription(
  { db, now }: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  await subscribe(db, userId);
  const subscription = await db('subscriptions').where({ user_id: userId }).first('id');
  const plan = await db('subscription_plans').first('id');
  if (!subscription || !plan) throw new Error('nothing to subscribe to');
  const later = new Date(now().getTime() + 1000);
  await db('subscription_periods').insert({
    subscription_id: subscription.id,
    number: 1,
    plan_id: plan.id,
    order_id: newId(),
    starts_at: now(),
    ends_at: later,
    paid_minor: 1999,
    currency: 'USD',
    created_at: now(),
  });
  await db('cancellation_steps').insert({
    id: newId(),
    subscription_id: subscription.id,
    user_id: userId,
    step: 5,
    action: 'cancel',
    comment: mark,
    created_at: now(),
  });
  await db('special_offer_openings').insert({
    user_id: userId,
    opened_at: now(),
    ends_at: later,
  });
}

/** Adds the user's rows to tables that no use case here fills. */
async function makeRows(
  { db, now, seal }: DomainContext,
  { id, email, mark }: { id: string; email: string; mark: string },
): Promise<void> {
  await db('notifications').insert({
    id: newId(),
    user_id: id,
    kind: 'identity-linked',
    subject: `identity-linked:${mark}`,
    fact_id: newId(),
    payload: JSON.stringify({ provider: mark }),
    told_at: now(),
  });
  await db('staff_actions').insert({
    id: newId(),
    staff_id: newId(),
    role: 'admin',
    act: 'account.release',
    resource: 'account',
    resource_id: id,
    user_id: id,
  });
  await db('notification_preferences').insert({ user_id: id, updated_at: now() });
  const deviceId = newId();
  const place = placeOf('push_subscriptions', 'sealed_subscription', deviceId);
  await db('push_subscriptions').insert({
    id: deviceId,
    user_id: id,
    session_id: newId(),
    endpoint_mark: mark,
    sealed_subscription: seal.seal(JSON.stringify({ endpoint: mark }), place),
    device: mark,
    created_at: now(),
  });
  await db('marketing_contacts').insert({ user_id: id, email, locale: 'en-GB' });
  await db('social_identities').insert({
    id: newId(),
    provider: 'EXAMPLE',
    subject: mark,
    user_id: id,
    created_at: now(),
  });
  await db('age_checks').insert({
    person_id: id,
    person_kind: 'user',
    required_at: now(),
    passed_at: now(),
    method: 'document',
  });
  await db('age_reviews').insert({
    person_id: id,
    person_kind: 'user',
    doubted_at: now(),
    arose_at: now(),
    confirmed_at: now(),
  });
  await db('marketing_origins').insert({ user_id: id, utm_source: mark });
  await db('experiment_reports').insert({ user_id: id, name: mark, value: 'on' });
}

/** Adds rows with the user's address and name that they or strangers entered. */
async function makeTracesOfAddress(
  { db, now, seal }: DomainContext,
  { id, email, mark }: { id: string; email: string; mark: string },
): Promise<void> {
  const words = JSON.stringify({ name: mark, message: `Write to ${email}` });
  const caseRow = (address: string, userId: string | null) => {
    const caseId = newId();
    return {
      id: caseId,
      reference: newId(),
      kind: 'contact' as const,
      email: address,
      user_id: userId,
      sealed_details: seal.seal(words, placeOf('cases', 'sealed_details', caseId)),
      locale: 'en-GB',
      due_on: now(),
      created_at: now(),
    };
  };
  await db('cases').insert([
    caseRow(email, id),
    caseRow(`second-${mark}@example.com`, id),
    // Submitted without a session.
    caseRow(email, null),
  ]);
  await db('email_unsubscribes').insert({ address: email, created_at: now() });
  const soon = new Date(now().getTime() + 3600 * 1000);
  const rival = await makeUser(db, { email, isVerified: false });
  await db('pending_identities').insert({
    id: newId(),
    provider: 'EXAMPLE',
    provider_name: 'Example',
    subject: newId(),
    email,
    account_type: 'User',
    locale: 'en-GB',
    created_at: now(),
    expires_at: soon,
  });
  const another = await makeUser(db);
  await db('one_time_codes').insert({
    id: newId(),
    owner_id: another.id,
    purpose: 'change_email',
    code_hash: randomBytes(32),
    email,
    created_at: now(),
    expires_at: soon,
  });
  await db('account_tokens').insert({
    id: newId(),
    user_id: rival.id,
    purpose: 'verify_email',
    email,
    created_at: now(),
    expires_at: soon,
  });
}

/** Adds what the user liked, viewed, unlocked, follows and belongs to, and a user they referred. */
async function makeDiscoveries(
  { db, now }: DomainContext,
  userId: string,
  characterId: string,
): Promise<void> {
  const post = await makePost(db, { access: 'token' });
  const story = await makeStory(db, { characterId });
  const day = now();
  const viewed = { user_id: userId, viewer: randomBytes(16), viewed_on: day, viewed_at: day };
  await db('post_likes').insert({ user_id: userId, post_id: post.id, created_at: day });
  await db('post_views').insert({ post_id: post.id, ...viewed });
  const transfer = await db('ledger_transfers').first<{ id: string }>('id');
  await db('post_unlocks').insert({
    user_id: userId,
    post_id: post.id,
    tokens: 20,
    transfer_id: transfer.id,
    created_at: day,
  });
  const asset = await db('post_assets').where({ post_id: post.id }).first<{ id: string }>('id');
  await db('post_asset_unlocks').insert({
    user_id: userId,
    asset_id: asset.id,
    tokens: 5,
    transfer_id: transfer.id,
    created_at: day,
  });
  await db('story_reads').insert({ user_id: userId, story_id: story.id, read_at: day });
  await db('statement_months').insert({
    user_id: userId,
    time_zone: 'Europe/Dublin',
    currency: 'USD',
    month: '2025-01',
    tokens: 0,
    value: 0,
    sums: '[]',
    made_at: day,
  });
  const towards = { user_id: userId, character_id: characterId, created_at: day };
  await db('follows').insert(towards);
  await db('character_blocks').insert(towards);
  await db('character_views').insert({ character_id: characterId, ...viewed });
  await joinFanClub(db, userId, characterId);
  const another = await makeUser(db);
  await db('character_referrals').insert([
    { referred_user_id: userId, character_id: characterId, created_at: day },
    {
      referred_user_id: another.id,
      referrer_user_id: userId,
      character_id: characterId,
      created_at: day,
    },
  ]);
  const [list] = await db('ranked_lists')
    .insert({ kind: 'for_you', user_id: userId, made_at: day })
    .returning<{ id: number }[]>('id');
  await db('ranked_posts').insert({
    list_id: list?.id,
    rank: 1,
    post_id: post.id,
    style: 'Realistic',
  });
}

/** Views posts as a visitor, in the browser in which they signed up and later signed out. */
async function lookAsVisitor(context: DomainContext, guestId: string): Promise<void> {
  const person = { kind: 'guest', id: guestId } as const;
  const seen = await makePost(context.db);
  await makePost(context.db, { characterId: seen.characterId });
  await addPostView(context, { person, address: '192.0.2.1' }, seen.id);
  await rankForYou(context, person);
}

async function makeExport(
  context: DomainContext,
  storage: Storage,
  userId: string,
): Promise<string> {
  const id = newId();
  const now = context.now();
  await storage.put(archiveKey(id), Buffer.from('archive'), { contentType: 'application/zip' });
  await context.db('data_exports').insert({
    id,
    user_id: userId,
    state: 'ready',
    requested_at: now,
    ready_at: now,
    expires_at: new Date(now.getTime() + 3600 * 1000),
    bytes: 7,
  });
  return id;
}

/** Spends some of the user's tokens, holds some for an order, and sets a spending limit. */
async function haveTokensHeld(context: DomainContext, userId: string): Promise<void> {
  const spend = { userId, reason: openingBalance };
  await transact(context, async (trx) => {
    await spendTokens(context, trx, { ...spend, tokens: 2, idempotencyKey: newId() });
    const endsAt = new Date(context.now().getTime() + 3_600_000);
    await reserveTokens(context, trx, { ...spend, tokens: 1, idempotencyKey: newId(), endsAt });
  });
  await changeSpendingLimit(context, userId, { period: 'month', tokens: 500 });
  await changeSpendConfirmation(context, userId, 50);
  await transact(context, (trx) => agreeForToday(context, trx, { ...spend, tokens: 50 }));
}
