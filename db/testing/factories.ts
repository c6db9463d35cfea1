import { hash } from '@node-rs/argon2';
import type { StaffRow } from '../rows';
import type { Knex } from '../connection';
import { putLive } from '~/domain/creators/live-models';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { startSession } from '~/domain/sessions/start-session';
import type { AccountState } from '~/domain/account-states/schema';
import { setClubPrice } from '~/domain/fanclubs/set-club-price';
import type { DomainContext } from '~/domain/shared/context';
import { addBoughtTokens, grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { postTransfer } from '~/domain/wallet/ledger/post-transfer';
import { openingBalance } from '~/domain/wallet/schema';
import { type ModelTraits, storeCompleteModel } from '../seeds/complete-model';

export const testPassword = 'demo1234';
/** The lowest cost that argon2 accepts. A hash contains its cost, so signing in with this one is fast. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let hashed: Promise<string> | undefined;

interface UserTraits {
  email?: string;
  isVerified?: boolean;
  state?: AccountState;
  nickName?: string;
  trialUsed?: number;
}

/** Creates a user with the password testPassword; verified unless the test says otherwise. */
export async function makeUser(
  db: Knex,
  traits: UserTraits = {},
): Promise<{ id: string; email: string }> {
  hashed ??= hash(testPassword, leastCost);
  const id = newId();
  const email = traits.email ?? `${id}@example.com`;
  await db('users').insert({
    id,
    email,
    password_hash: await hashed,
    verified_at: traits.isVerified === false ? null : new Date(),
    state: traits.state ?? 'active',
    nick_name: traits.nickName ?? null,
    trial_messages_used: traits.trialUsed ?? 0,
    adult_confirmed_at: new Date(),
  });
  return { id, email };
}

/** Creates a session of a user who has just signed in and so has freshly proved who they are. */
export async function makeSession(
  context: DomainContext,
  userId: string,
): Promise<{ userId: string; sessionId: string }> {
  const { sessionId } = await transact(context, (trx) => startSession(context, trx, { userId }));
  return { userId, sessionId };
}

/** Gives a user tokens through the ledger. */
export async function giveTokens(
  context: DomainContext,
  userId: string,
  tokens: number,
): Promise<void> {
  await transact(context, (trx) =>
    grantTokens(context, trx, {
      userId,
      tokens,
      reason: openingBalance,
      idempotencyKey: `test:${newId()}`,
    }),
  );
}

/** Sells tokens to a user as payments do: books the money and adds the tokens. */
export async function sellTokens(
  context: DomainContext,
  userId: string,
  {
    tokens,
    paidMinor,
    bonusTokens = 0,
  }: { tokens: number; paidMinor: number; bonusTokens?: number },
): Promise<{ orderId: string }> {
  const orderId = newId();
  await transact(context, async (trx) => {
    const paid = { minor: paidMinor, currency: 'USD' };
    await postTransfer(context, trx, {
      idempotencyKey: `paid:${orderId}`,
      reason: openingBalance,
      reference: orderId,
      legs: [
        { account: { system: 'receivable', detail: 'cards' }, unit: 'USD', amount: -paidMinor },
        { account: { system: 'deferred', detail: 'tokens' }, unit: 'USD', amount: paidMinor },
      ],
    });
    await addBoughtTokens(context, trx, {
      userId,
      tokens,
      bonusTokens,
      paid,
      orderId,
      reason: openingBalance,
      idempotencyKey: `sold:${orderId}`,
    });
  });
  return { orderId };
}

/** Creates a subscription that runs for a month from now and has no plan. */
export async function subscribe(db: Knex, userId: string): Promise<void> {
  const startedAt = new Date(Date.now() - 1000);
  const expiresAt = new Date(Date.now() + 30 * 24 * 3600 * 1000);
  await db('subscriptions').insert({
    id: newId(),
    user_id: userId,
    started_at: startedAt,
    period_starts_at: startedAt,
    anchor_at: expiresAt,
    expires_at: expiresAt,
  });
}

interface CharacterTraits {
  name?: string;
  slug?: string;
  style?: 'Realistic' | 'Anime';
  gender?: 'female' | 'male' | 'trans';
  occupation?: string;
  origin?: 'platform' | 'verified_model';
  badge?: 'None' | 'New' | 'Premium' | 'Hot';
  greeting?: string;
  randomOrder?: number;
  isPublished?: boolean;
  availableForCalls?: boolean;
}

/** Creates a published character with a portrait set and a few attributes. */
export async function makeCharacter(
  db: Knex,
  traits: CharacterTraits = {},
): Promise<{ id: string; slug: string; name: string }> {
  const id = newId();
  const slug = traits.slug ?? `character-${id}`;
  const name = traits.name ?? 'Noor Haddad';
  const origin = traits.origin ?? 'platform';
  const isPublished = traits.isPublished ?? true;
  await db('characters').insert({
    id,
    slug,
    name,
    type: origin === 'platform' ? 'Platform' : 'VerifiedModel',
    origin,
    style: traits.style ?? 'Realistic',
    category: traits.style === 'Anime' ? 'Anime' : traits.gender === 'male' ? 'Boys' : 'Girls',
    badge: traits.badge ?? 'None',
    gender: traits.gender ?? 'female',
    age: 28,
    height_cm: 170,
    occupation: traits.occupation ?? 'Night-train photographer',
    place: 'Beirut to Basel',
    tagline: 'Shoots what happens on platforms after midnight.',
    bio: 'Prints it too dark on purpose.',
    greeting: traits.greeting ?? 'You found the quiet carriage.',
    persona: JSON.stringify({ speechStyle: 'Dry and warm.', facts: ['I collect timetables.'] }),
    available_for_calls: traits.availableForCalls ?? false,
    is_published: isPublished && origin === 'platform',
    ...(traits.randomOrder === undefined ? {} : { random_order: traits.randomOrder }),
    created_at: new Date(),
  });
  if (origin === 'verified_model') {
    const { id: userId } = await makeUser(db);
    const store = isPublished ? storeLiveModel : storeCompleteModel;
    await store(db, { userId, characterId: id, displayName: name }, new Date());
  }
  await db('character_attributes').insert([
    { character_id: id, type: 'Personality', value: 'Romantic' },
    { character_id: id, type: 'Occupation', value: 'photographer' },
  ]);
  await db('character_media').insert(
    (['portrait', 'card', 'cover', 'avatar'] as const).map((role) => ({
      character_id: id,
      role,
      storage_key: `characters/${slug}/${role}.webp`,
      width: 400,
      height: 500,
    })),
  );
  return { id, slug, name };
}

/**
 * Creates the model of a person, with every step done and consent given, and its twin; live unless the test
 * says otherwise.
 */
export async function makeModel(
  db: Knex,
  traits: {
    /** The person; created without it. */
    userId?: string;
    managerId?: string;
    displayName?: string;
    isLive?: boolean;
  } = {},
): Promise<{ creatorId: string; userId: string; characterId: string; slug: string }> {
  const displayName = traits.displayName ?? 'Vera Lind';
  const userId = traits.userId ?? (await makeUser(db)).id;
  const { id: characterId, slug } = await makeCharacter(db, {
    name: displayName,
    isPublished: false,
  });
  await db('characters')
    .where({ id: characterId })
    .update({ origin: 'verified_model', type: 'VerifiedModel', owner_user_id: userId });
  const store = traits.isLive === false ? storeCompleteModel : storeLiveModel;
  const { managerId } = traits;
  const model = { userId, characterId, displayName, managerId };
  return { creatorId: await store(db, model, new Date()), userId, characterId, slug };
}

interface PostTraits {
  characterId?: string;
  text?: string;
  style?: 'Realistic' | 'Anime';
  access?: 'free' | 'token' | 'fanClub' | 'tokenOrFanclub' | 'subscription';
  unlockPrice?: number;
  discountedPrice?: number;
  contentLevel?: 'SFW' | 'Topless' | 'Nude' | 'Explicit';
  media?: 'photo' | 'video';
  videoTag?: string;
  extraStyle?: string;
  clothing?: string;
  isPublished?: boolean;
  isFreeAsset?: boolean;
  /** The assets of an album; one asset by default. */
  assets?: readonly { isFree?: boolean; unlockPrice?: number; hasSound?: boolean }[];
  randomOrder?: number;
  createdAt?: Date;
}

/** Creates a published post with its rendered assets, and a character when none is given. */
export async function makePost(
  db: Knex,
  traits: PostTraits = {},
): Promise<{ id: string; characterId: string }> {
  const id = newId();
  const style = traits.style ?? 'Realistic';
  const characterId = traits.characterId ?? (await makeCharacter(db, { style })).id;
  const access = traits.access ?? 'free';
  const media = traits.media ?? 'photo';
  const isPriced = access === 'token' || access === 'tokenOrFanclub';
  const contentLevel = traits.contentLevel ?? 'SFW';
  await db('posts').insert({
    id,
    character_id: characterId,
    style,
    text_content: traits.text ?? 'The last train was late again.',
    access,
    unlock_price: isPriced ? (traits.unlockPrice ?? 20) : null,
    discounted_price: traits.discountedPrice ?? null,
    content_level: contentLevel,
    media,
    video_tag: traits.videoTag ?? null,
    extra_style: traits.extraStyle ?? null,
    clothing: traits.clothing ?? null,
    is_published: traits.isPublished ?? true,
    ...(traits.randomOrder === undefined ? {} : { random_order: traits.randomOrder }),
    created_at: traits.createdAt ?? new Date(),
  });
  const named = (position: number) => (position === 0 ? id : `${id}-${position}`);
  const assets = traits.assets ?? [{ isFree: traits.isFreeAsset ?? false }];
  await db('post_assets').insert(
    assets.map(({ isFree = false, unlockPrice = null, hasSound = false }, position) => ({
      id: newId(),
      post_id: id,
      position,
      kind: `${contentLevel === 'SFW' ? 'sfw' : 'nsfw'}_${media}`,
      is_free: isFree,
      unlock_price: unlockPrice,
      original_key: `originals/${named(position)}.${media === 'photo' ? 'webp' : 'mp4'}`,
      rendered_key: `posts/${named(position)}`,
      width: 720,
      height: 1280,
      duration_ms: media === 'video' ? 4000 : null,
      has_sound: hasSound,
    })),
  );
  return { id, characterId };
}

/** Creates a story that expires in a day by default. */
export async function makeStory(
  db: Knex,
  traits: { characterId?: string; caption?: string; createdAt?: Date; expiresAt?: Date } = {},
): Promise<{ id: string; characterId: string }> {
  const id = newId();
  const characterId = traits.characterId ?? (await makeCharacter(db)).id;
  const createdAt = traits.createdAt ?? new Date();
  await db('stories').insert({
    id,
    character_id: characterId,
    caption: traits.caption ?? 'Platform nine.',
    media: 'photo',
    original_key: `originals/${id}.webp`,
    rendered_key: `stories/${id}`,
    width: 720,
    height: 1280,
    created_at: createdAt,
    expires_at: traits.expiresAt ?? new Date(createdAt.getTime() + 24 * 3600 * 1000),
  });
  return { id, characterId };
}

/** Creates a verified model with a creator and a club, by default at 7.99 $ a month. */
export async function makeClub(
  context: DomainContext,
  { name, ...price }: { name?: string } & Partial<Parameters<typeof setClubPrice>[1]> = {},
): Promise<{ clubId: string; characterId: string; creatorId: string; slug: string }> {
  const { db } = context;
  const { id: characterId, slug } = await makeCharacter(db, {
    origin: 'verified_model',
    ...(name !== undefined && { name }),
  });
  const { id: creatorId } = await makeUser(db);
  await db('characters').where({ id: characterId }).update({ owner_user_id: creatorId });
  const clubId = await setClubPrice(context, { characterId, creatorId, price: 799, ...price });
  return { clubId, characterId, creatorId, slug };
}

/** Creates a membership of a character's fan club for a month from now. */
export async function joinFanClub(db: Knex, userId: string, characterId: string): Promise<void> {
  await db('fanclub_memberships').insert({
    user_id: userId,
    character_id: characterId,
    started_at: new Date(Date.now() - 1000),
    expires_at: new Date(Date.now() + 30 * 24 * 3600 * 1000),
  });
}

/** Creates an active staff account. */
export async function makeStaff(
  db: Knex,
  traits: { email?: string; role?: StaffRow['role']; isActive?: boolean } = {},
): Promise<{ id: string; email: string }> {
  const id = newId();
  const email = traits.email ?? `${id}@staff.example.com`;
  await db('staff').insert({
    id,
    email,
    role: traits.role ?? 'superAdmin',
    is_active: traits.isActive ?? true,
  });
  return { id, email };
}

/** Stores a model with every step done and puts it live, which publishes its twin. */
async function storeLiveModel(db: Knex, traits: ModelTraits, now: Date): Promise<string> {
  return db.transaction(async (trx) => {
    const creatorId = await storeCompleteModel(trx, traits, now);
    await putLive(trx, { creatorId, characterId: traits.characterId }, now);
    return creatorId;
  });
}
