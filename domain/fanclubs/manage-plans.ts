import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { findPlan } from './list-club-plans';
import { refuse, type Refusal } from './refusals';
import type { ClubPlan, DurationType } from './schema';
import { findNamedClub } from './find-club';
import { notePrice } from './set-club-price';

export interface PlanFields {
  duration: number;
  durationType: DurationType;
  /** The price of the whole duration in cents. */
  price: number;
  isActive: boolean;
}

/** The fields of a plan that can be changed. A different duration requires a new plan. */
type PlanChanges = { [Field in 'price' | 'isActive']?: PlanFields[Field] | undefined };

type Stored = { ok: true; plan: ClubPlan };

/** Adds a plan to a creator's club. Refuses a second one with the same duration. */
export async function addPlan(
  context: DomainContext,
  by: StaffActor,
  { creatorId, ...fields }: PlanFields & { creatorId: string },
): Promise<Stored | Refusal<'no-such-club' | 'club-plan-exists'> | StaffActRefusal> {
  const club = await findNamedClub(context, creatorId);
  if (!club) return refuse('no-such-club');
  const now = context.now();
  const id = newId();
  return carryOut(context, by, { act: 'club-plan.add', id }, async (trx) => {
    const added = await trx('fanclub_plans')
      .insert({
        id,
        club_id: club.id,
        duration: fields.duration,
        duration_type: fields.durationType,
        price: fields.price,
        is_active: fields.isActive,
        created_at: now,
        updated_at: now,
      })
      .onConflict()
      .ignore()
      .returning('id');
    if (added.length === 0) return refuse('club-plan-exists');
    await noteOfPlan(trx, { id, club_id: club.id, price: fields.price }, now);
    return { ...(await stored(trx, id)), change: { after: { club: club.id, ...fields } } };
  });
}

/** Changes the price of a plan, or whether it is active. Members keep the price they agreed to. */
export async function updatePlan(
  context: DomainContext,
  by: StaffActor,
  planId: string,
  changes: PlanChanges,
): Promise<Stored | Refusal<'no-such-club-plan'> | StaffActRefusal> {
  const now = context.now();
  return carryOut(context, by, { act: 'club-plan.change', id: planId }, async (trx) => {
    const before = await trx('fanclub_plans')
      .where({ id: planId })
      .forUpdate()
      .first('price', 'is_active', 'club_id');
    if (!before) return refuse('no-such-club-plan');
    const { price, isActive } = changes;
    await trx('fanclub_plans')
      .where({ id: planId })
      .update({
        ...(price !== undefined && { price }),
        ...(isActive !== undefined && { is_active: isActive }),
        updated_at: now,
      });
    if (price !== undefined && price !== before.price) {
      await noteOfPlan(trx, { id: planId, club_id: before.club_id, price }, now);
    }
    const updated = await stored(trx, planId);
    const after = { price: updated.plan.price.minor, isActive: updated.plan.isActive };
    const was = { price: before.price, isActive: before.is_active };
    const isSame = was.price === after.price && was.isActive === after.isActive;
    return { ...updated, change: isSame ? null : { before: was, after } };
  });
}

/** Deletes a plan. Members who joined with it keep their terms. */
export async function deletePlan(
  context: DomainContext,
  by: StaffActor,
  planId: string,
): Promise<{ ok: true } | Refusal<'no-such-club-plan'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'club-plan.delete', id: planId }, async (trx) => {
    const [deleted] = await trx('fanclub_plans').where({ id: planId }).delete().returning('*');
    if (!deleted) return refuse('no-such-club-plan');
    const { club_id: club, duration, duration_type: durationType, price } = deleted;
    return { ok: true, change: { before: { club, duration, durationType, price } } };
  });
}

/** Switches a plan on or off; a repeat changes nothing. */
export const setPlanActive = (
  context: DomainContext,
  by: StaffActor,
  planId: string,
  isActive: boolean,
) => updatePlan(context, by, planId, { isActive });

const noteOfPlan = (
  trx: Knex.Transaction,
  { id, club_id, price }: { id: string; club_id: string; price: number },
  now: Date,
) =>
  notePrice(trx, {
    club_id,
    plan_id: id,
    price,
    discount_percent: 0,
    token_price: null,
    created_at: now,
  });

async function stored(trx: Knex.Transaction, planId: string): Promise<Stored> {
  const plan = await findPlan({ db: trx }, planId);
  if (!plan) throw new Error('a plan that was stored is not there');
  return { ok: true, plan };
}
