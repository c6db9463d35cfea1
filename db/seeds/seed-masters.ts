import type { Knex } from '../connection';
import { addModelOf } from '~/domain/masters/add-model';
import { orderSimplified } from '~/domain/masters/order-simplified';
import { newModelSchema } from '~/domain/masters/schema';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

const dayMs = 24 * 3600 * 1000;
const masterEmail = 'master@example.com';

type Steps = Partial<Record<'identity' | 'photos' | 'voice' | 'release' | 'agreement', string>>;

interface SeededModel {
  displayName: string;
  bio: string;
  /** The states of steps that have begun. Without them, the person was not even invited. */
  steps?: Steps;
  isSentIn?: true;
}

/** Models of the demo's manager in different states, besides the live one of the cast. */
const models: readonly SeededModel[] = [
  {
    displayName: 'Juno Park',
    bio: 'Draws letters for shop signs, and answers best after midnight, with ink on her hands.',
    steps: {
      identity: 'approved',
      photos: 'approved',
      voice: 'approved',
      release: 'signed',
      agreement: 'signed',
    },
    isSentIn: true,
  },
  {
    displayName: 'Amara Sesay',
    bio: 'Dances for a living and reads train timetables for fun. Never in a hurry, never late.',
    steps: { identity: 'rejected' },
  },
  {
    displayName: 'Nadia Brook',
    bio: 'Perfumer by day, and awake long after the city has gone to sleep.',
  },
];

const tables = {
  identity: 'creator_identities',
  photos: 'creator_photo_checks',
  voice: 'creator_voices',
  release: 'creator_releases',
  agreement: 'creator_agreements',
} as const;

/** Gives the demo's manager three more models and a simplified one. A second run changes nothing. */
export async function seedMasters(context: DomainContext): Promise<void> {
  const { db } = context;
  const master = await db('users')
    .where({ email: masterEmail })
    .whereNotNull('verified_at')
    .first('id');
  if (!master) return;
  for (const model of models) await seedModelOf(context, master.id, model);
  const ordered = await orderSimplified(context, {
    masterId: master.id,
    idempotencyKey: 'seed:simplified',
    name: 'Ivy Vale',
    gender: 'female',
    attributes: {
      Ethnicity: 'European',
      Age: 27,
      EyeColor: 'Green',
      HairStyle: 'Wavy',
      HairColor: 'Auburn',
      BodyType: 'Slim',
    },
  });
  if (!ordered.ok) throw new Error(`no simplified model was seeded: ${ordered.reason}`);
}

async function seedModelOf(
  context: DomainContext,
  masterId: string,
  { displayName, bio, steps, isSentIn }: SeededModel,
): Promise<void> {
  const { db } = context;
  const email = `${displayName.toLowerCase().replace(' ', '.')}@example.com`;
  if (await db('creators').where({ email }).first('id')) return;
  const model = {
    email,
    displayName,
    bio,
    personality: ['Playful'],
    tags: ['night', 'city', 'slow'],
  };
  const added = await addModelOf(context, masterId, newModelSchema.parse(model));
  if (!added.ok) throw new Error(`no model was seeded: ${added.reason}`);
  if (!steps) return;
  const sentIn = new Date(context.now().getTime() - dayMs);
  await db.transaction(async (trx) => {
    const row = { creator_id: added.id };
    await trx('creators')
      .where({ id: added.id })
      .update({ user_id: await makePerson(trx, { email, displayName }, sentIn) });
    await trx('creator_unconfirmed_parts').where(row).delete();
    await trx('creator_invitations').insert({
      ...row,
      token_hash: newId().replaceAll('-', '').repeat(2),
      purpose: 'kyc',
      sent_at: sentIn,
      expires_at: new Date(sentIn.getTime() + dayMs),
      accepted_at: sentIn,
    });
    for (const [step, status] of Object.entries(steps)) {
      await trx(tables[step as keyof typeof tables])
        .where(row)
        .update({ status: status as 'approved' });
    }
    if (!isSentIn) return;
    await trx('creator_consents').insert({
      ...row,
      scope: 'twin',
      text_version: '1',
      text_hash: '0'.repeat(64),
      given_at: sentIn,
    });
    await trx('creators').where({ id: added.id }).update({ submitted_at: sentIn });
  });
}

/** Creates the account of a model's person, who never signs in. */
async function makePerson(
  trx: Knex.Transaction,
  { email, displayName }: { email: string; displayName: string },
  now: Date,
): Promise<string> {
  const id = newId();
  await trx('users').insert({
    id,
    email,
    nick_name: displayName,
    account_type: 'CreatorUser',
    adult_confirmed_at: now,
    verified_at: now,
    created_at: now,
  });
  return id;
}
