import {
  changeModel,
  leaveManagerOf,
  lockModelOf,
  type ModelFields,
} from '../creators/manage-model';
import { listUnconfirmed, settlePart, type ModelPart } from '../creators/unconfirmed-parts';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { listActs, type LoggedAct } from './log-act';
import { nameOfManager } from './name-of-manager';
import { refuse, type Refusal } from './refusals';

/** A manager as the person sees them. */
export interface OwnManager {
  creatorId: string;
  manager: string;
  managerPercent: number;
  isTakenOver: boolean;
  unconfirmed: ModelPart[];
  acts: LoggedAct[];
}

/** Returns the manager of a person who is a model; null if they have none. */
export async function findOwnManager(
  context: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<OwnManager | null> {
  const { db } = context;
  const own = await db('creator_profiles')
    .where({ user_id: userId })
    .whereNotNull('manager_id')
    .first('id', 'manager_id', 'manager_percent');
  if (!own?.manager_id) return null;
  const [manager, unconfirmed, acts, state] = await Promise.all([
    nameOfManager(db, own.manager_id),
    listUnconfirmed(db, own.id),
    listActs(context, own.id),
    db('model_states').where({ id: own.id }).first('taken_over_at'),
  ]);
  return {
    creatorId: own.id,
    manager,
    managerPercent: own.manager_percent,
    isTakenOver: Boolean(state?.taken_over_at),
    unconfirmed,
    acts,
  };
}

/** Ends the work of a person's manager. The model and its shares are the person's own from then on. */
export async function leaveManager(
  context: DomainContext,
  userId: string,
): Promise<{ ok: true } | Refusal<'no-such-model'>> {
  return transact(context, async (trx) => {
    const own = await trx('creator_profiles').where({ user_id: userId }).first('id', 'manager_id');
    if (!own?.manager_id) return refuse('no-such-model');
    await leaveManagerOf(trx, own.id, context.now());
    return { ok: true };
  });
}

/** The fields that removing a part empties. Uploaded files are removed by the areas that hold them. */
const emptied: Readonly<Record<ModelPart, ModelFields>> = {
  profile: {
    nickname: null,
    bio: '',
    personality: [],
    tags: [],
    nicknames: [],
    instagramUsername: null,
    liveOption: null,
    currentLocation: null,
  },
  voices: { voicePreset: null },
  pricing: { fanClubPrice: null },
  documents: {},
  photos: {},
};

interface Answer {
  userId: string;
  part: ModelPart;
  /** False to remove what the manager filled in. */
  isRight: boolean;
}

/**
 * Confirms what the manager filled in, or removes it: only the person can, and a model with anything that
 * waits for that cannot go live. A repeat changes nothing.
 */
export async function settleFilledPart(
  context: DomainContext,
  { userId, part, isRight }: Answer,
): Promise<{ ok: true } | Refusal<'no-such-model'>> {
  return transact(context, async (trx) => {
    const own = await trx('creator_profiles').where({ user_id: userId }).first('id', 'manager_id');
    if (!own) return refuse('no-such-model');
    if (own.manager_id) await lockModelOf(trx, context.seal, own.manager_id, own.id);
    const isSettled = await settlePart(trx, own.id, part);
    if (isSettled && !isRight) {
      await changeModel(trx, context.seal, own.id, emptied[part], context.now());
    }
    return { ok: true };
  });
}
