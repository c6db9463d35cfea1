import type { Knex } from 'knex';
import { addModel, changeModel, lockModelOf, type ModelFields } from '../creators/manage-model';
import { markUnconfirmed, type ModelPart } from '../creators/unconfirmed-parts';
import { productSettings } from '../settings/settings';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { isAddressFree } from './address-free';
import { decideEdit, type EditDecision } from './decide-edit';
import { logAct } from './log-act';
import { refuse, type Refusal } from './refusals';
import type { ModelChanges, NewModel } from './schema';
import { mastersSettings } from './settings';

type Added =
  | { ok: true; id: string }
  | Refusal<'too-many-models' | 'model-address-taken' | 'no-such-voice-template'>;

/** Adds a model of a manager in a transaction of its own. */
export const addModelOf = (
  context: DomainContext,
  masterId: string,
  model: NewModel,
): Promise<Added> => transact(context, (trx) => addModelIn(context, trx, masterId, model));

/**
 * Adds a model of a manager in the caller's transaction. It has no person before they open the invitation;
 * what is filled in waits for them.
 */
export async function addModelIn(
  context: DomainContext,
  trx: Knex.Transaction,
  masterId: string,
  model: NewModel,
): Promise<Added> {
  const full = await findFullLimit(context, trx, masterId);
  if (full) return full;
  if (!(await isVoiceOffered(context, model.voicePreset))) return refuse('no-such-voice-template');
  if (!(await isAddressFree(trx, model.email))) return refuse('model-address-taken');
  const id = newId();
  const now = context.now();
  const fields = fieldsOf(model);
  await addModel(trx, context.seal, { id, kind: 'verified', managerId: masterId, fields }, now);
  const parts: ModelPart[] = ['profile', 'pricing'];
  if (model.voicePreset) parts.push('voices');
  await markUnconfirmed(trx, id, parts, now);
  await logAct(context, trx, { masterId, creatorId: id, act: 'added' });
  return { ok: true, id };
}

/** Checks whether a voice template is on offer; none is chosen by undefined. */
async function isVoiceOffered(
  { settings }: DomainContext,
  voicePreset: string | undefined,
): Promise<boolean> {
  if (voicePreset === undefined) return true;
  const { voice_presets: presets } = await settings(productSettings);
  return presets.some(({ id }) => id === voicePreset);
}

/** Refuses a model beyond the limit of a manager, who is locked until the transaction ends. */
export async function findFullLimit(
  context: DomainContext,
  trx: Knex.Transaction,
  masterId: string,
): Promise<Refusal<'too-many-models'> | null> {
  // Without this lock, two concurrent acts of one manager could both pass the limit.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`models:${masterId}`]);
  const { master_models_limit: limit } = await context.settings(mastersSettings);
  const rows = await trx('model_states').where({ manager_id: masterId }).limit(limit).pluck('id');
  return rows.length >= limit ? refuse('too-many-models', { data: { limit } }) : null;
}

type Changed =
  | { ok: true }
  | Exclude<EditDecision, { ok: true }>
  | Refusal<'no-such-model' | 'model-address-taken' | 'no-such-voice-template'>;

/** Changes a model of a manager, as far as they may; what they change waits for the person. */
export async function changeModelOf(
  context: DomainContext,
  masterId: string,
  id: string,
  changes: ModelChanges,
): Promise<Changed> {
  return transact(context, async (trx) => {
    const model = await lockModelOf(trx, context.seal, masterId, id);
    if (!model) return refuse('no-such-model');
    const fields = Object.keys(changes) as (keyof ModelChanges)[];
    const live = await trx('live_twins').where({ creator_id: id }).first('creator_id');
    const decision = decideEdit({ model, isLive: live !== undefined, fields });
    if (!decision.ok) return decision;
    if (fields.length === 0) return { ok: true };
    if (!(await isVoiceOffered(context, changes.voicePreset))) {
      return refuse('no-such-voice-template');
    }
    const { email } = changes;
    if (email !== undefined && email !== model.email && !(await isAddressFree(trx, email))) {
      return refuse('model-address-taken');
    }
    const now = context.now();
    await changeModel(trx, context.seal, id, fieldsOf(changes), now);
    await markUnconfirmed(trx, id, decision.unconfirmed, now);
    await logAct(context, trx, { masterId, creatorId: id, act: 'changed', fields });
    return { ok: true };
  });
}

/** Returns the stored fields of what was sent; 0 dollars is no fan club. */
function fieldsOf({ pricingConfig, ...rest }: ModelChanges): ModelFields {
  if (pricingConfig === undefined) return withoutUndefined(rest);
  const { fanClubPrice } = pricingConfig;
  return { ...withoutUndefined(rest), fanClubPrice: fanClubPrice === 0 ? null : fanClubPrice };
}

type Defined<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };
const withoutUndefined = <Shape extends object>(shape: Shape): Defined<Shape> =>
  Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as Defined<Shape>;
