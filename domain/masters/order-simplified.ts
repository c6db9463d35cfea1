import type { Knex } from 'knex';
import { storeHouseCharacter } from '../characters/store-house-character';
import { addModel, setModelCharacter } from '../creators/manage-model';
import { placeGeneration } from '../generations/place-generation';
import { slugStart } from '../made-characters/as-character';
import { composePortrait } from '../made-characters/compose-portrait';
import { makingReason } from '../made-characters/order-character';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { findFullLimit } from './add-model';
import { logAct } from './log-act';
import { refuse, type Refusal } from './refusals';
import type { Simplified } from './schema';
import { mastersSettings } from './settings';

/** The purpose of orders for pictures of simplified models. */
export const simplifiedPicture = 'simplified_picture';
const picturesOfSimplified = 3;

interface Ordering extends Simplified {
  masterId: string;
  /** The same key is one model. */
  idempotencyKey: string;
}

type Ordered =
  { ok: true; id: string; isNew: boolean } | Refusal<'too-many-models' | 'too-many-simplified'>;

/**
 * Orders a simplified model: a character of the platform with three pictures that the house draws. It is no
 * real person, says so, and needs no identity. A used key returns its first model.
 */
export async function orderSimplified(
  context: DomainContext,
  ordering: Ordering,
): Promise<Ordered> {
  const { masterId, idempotencyKey } = ordering;
  return transact(context, async (trx) => {
    const full = await findFullLimit(context, trx, masterId);
    const earlier = await trx('simplified_models')
      .where({ master_id: masterId, idempotency_key: idempotencyKey })
      .first('creator_id');
    if (earlier) return { ok: true, id: earlier.creator_id, isNew: false };
    if (full) return full;
    const { master_simplified_limit: limit } = await context.settings(mastersSettings);
    if ((await countMaking(trx, masterId)) >= limit) {
      return refuse('too-many-simplified', { data: { limit } });
    }
    const id = await store(context, trx, ordering);
    return { ok: true, id, isNew: true };
  });
}

/** Counts the simplified models of a manager that are being made. */
export async function countMaking(db: Knex, masterId: string): Promise<number> {
  const rows = await db('simplified_models')
    .where({ master_id: masterId, state: 'making' })
    .pluck('creator_id');
  return rows.length;
}

async function store(
  context: DomainContext,
  trx: Knex.Transaction,
  { masterId, idempotencyKey, name, gender, attributes }: Ordering,
): Promise<string> {
  const [id, characterId] = [newId(), newId()];
  const createdAt = context.now();
  const fields = { displayName: name, gender, attributes };
  await addModel(
    trx,
    context.seal,
    { id, kind: 'simplified', managerId: masterId, fields },
    createdAt,
  );
  await trx('simplified_models').insert({
    creator_id: id,
    master_id: masterId,
    idempotency_key: idempotencyKey,
    created_at: createdAt,
  });
  const { Age: age, ...traits } = attributes;
  const slug = `${slugStart(name)}-${characterId.slice(-12)}`;
  await storeHouseCharacter(trx, {
    id: characterId,
    slug,
    createdAt,
    name,
    style: 'Realistic',
    gender,
    age,
    ...wordsOf(name),
    voice: null,
    attributes: traits,
  });
  await setModelCharacter(trx, id, characterId);
  await placePictures(context, trx, { id, masterId, characterId, slug, gender, attributes });
  await logAct(context, trx, { masterId, creatorId: id, act: 'ordered' });
  return id;
}

/** Returns the texts of a simplified model, which say that it is drawn and no real person. */
const wordsOf = (name: string) => ({
  occupation: 'AI character',
  tagline: 'An AI character. No real person.',
  bio: `${name} is an AI character of this site, drawn by us. There is no real person behind ${name}.`,
  greeting: `Hello, I am ${name}. I am an AI character, not a real person. What would you like to talk about?`,
  persona: {
    speechStyle: 'warm and curious, in short sentences',
    facts: [
      `${name} is an AI character and says so when asked`,
      'There is no real person behind it',
    ],
  },
});

interface Pictured extends Pick<Simplified, 'gender' | 'attributes'> {
  id: string;
  masterId: string;
  characterId: string;
  slug: string;
}

async function placePictures(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: creatorId, masterId, characterId, slug, gender, attributes }: Pictured,
): Promise<void> {
  const looks = {
    style: 'Realistic',
    gender,
    age: attributes.Age,
    ethnicity: attributes.Ethnicity,
    eyes: attributes.EyeColor,
    hair: attributes.HairStyle,
    hairColor: attributes.HairColor,
    body: attributes.BodyType,
  } as const;
  for (let place = 0; place < picturesOfSimplified; place += 1) {
    const pictureId = newId();
    await trx('simplified_pictures').insert({ id: pictureId, creator_id: creatorId, place });
    const placed = await placeGeneration(context, trx, {
      userId: masterId,
      characterId,
      creatorId: null,
      kind: 'photo',
      purpose: simplifiedPicture,
      subjectId: pictureId,
      idempotencyKey: `simplified:${pictureId}`,
      order: composePortrait(looks, { of: slug, place }),
      tokens: 0,
      reason: makingReason,
      isSubscriber: false,
    });
    // Free orders with limits of their own are never refused.
    if (!placed.ok) throw new Error(`a picture was refused: ${placed.reason}`);
  }
}
