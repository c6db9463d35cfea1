import { changeAccount } from '../account-states/account-rows';
import { removeModel } from '../creators/manage-model';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { lockState } from './decide-model';
import { refuse, type Refusal } from './refusals';

type Removed =
  { ok: true } | Refusal<'not-found' | 'model-is-live' | 'model-not-waiting'> | StaffActRefusal;

/**
 * Removes a model without a person. One with a person is not removed but withdrawn by them, or declined:
 * its record of consent is kept.
 */
export async function removeModelByStaff(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<Removed> {
  return carryOut(context, by, { act: 'model.remove', id }, async (trx) => {
    const state = await lockState(trx, id);
    if (!state) return refuse('not-found');
    if (state.live_since !== null) return refuse('model-is-live');
    if (state.user_id !== null || state.kind === 'simplified') return refuse('model-not-waiting');
    await removeModel(trx, id);
    return { ok: true, change: { before: { kind: state.kind }, after: { removed: true } } };
  });
}

/**
 * Ends a person's standing as a creator: the account is one of a fan from then on. Refused while they have
 * a live model or models to manage.
 */
export async function removeCreatorByStaff(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<Removed> {
  return carryOut(context, by, { act: 'creator.remove', id }, async (trx) => {
    const account = await trx('accounts')
      .where({ id })
      .whereIn('account_type', ['CreatorUser', 'MasterCreatorUser'])
      .first('account_type');
    if (!account) return refuse('not-found');
    const models = await trx('model_states')
      .where((either) => {
        void either.where({ user_id: id }).orWhere({ manager_id: id });
      })
      .where((held) => {
        void held.whereNotNull('live_since').orWhere({ manager_id: id });
      })
      .first('id');
    if (models) return refuse('model-is-live');
    await changeAccount(trx, { id }, { account_type: 'User' });
    const change = { before: { type: account.account_type }, after: { type: 'User' }, userId: id };
    return { ok: true, change };
  });
}
