import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, ModelStatesRow } from '~/db/rows';
import type { LeftJoined } from '../shared/reading/left-joined';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { defineList, filterBy } from '../shared/lists/define-list';
import { startsWith, stateFilters } from './state-filters';

/** A person who is a model, or a manager of models, in the list of staff. */
export interface CreatorForStaff
  extends
    Pick<AccountsRow, 'id' | 'email' | 'nick_name' | 'account_type' | 'state' | 'created_at'>,
    LeftJoined<
      Pick<
        ModelStatesRow,
        | 'display_name'
        | 'manager_email'
        | 'kyc_status'
        | 'photo_status'
        | 'approval_status'
        | 'twin_status'
        | 'step'
        | 'status'
      >
    > {
  model_id: string | null;
  live_since: Date | null;
  models: number;
}

const modelsOf = `(select count(*)::int from creator_profiles managed
  where managed.manager_id = account.id)`;

const creators = (db: Knex): Knex.QueryBuilder =>
  db('accounts as account')
    .leftJoin('model_states as model', 'model.user_id', 'account.id')
    .whereIn('account.account_type', ['CreatorUser', 'MasterCreatorUser'])
    .whereNot('account.state', 'deleted');

const byId = filterBy(idSchema, (rows, id) => {
  void rows.where('account.id', id);
});

/** The people who are models or manage some, the newest first. */
export const creatorsForStaff = defineList<CreatorForStaff>()({
  from: creators,
  id: 'account.id',
  columns: (db) => [
    'account.id',
    'account.email',
    'account.nick_name',
    'account.account_type',
    'account.state',
    'account.created_at',
    'model.id as model_id',
    'model.display_name',
    'model.manager_email',
    'model.kyc_status',
    'model.photo_status',
    'model.approval_status',
    'model.twin_status',
    'model.step',
    'model.status',
    'model.live_since',
    db.raw(`${modelsOf} as models`),
  ],
  filters: {
    ...stateFilters('model'),
    id: byId,
    _id: byId,
    email: startsWith('account.email'),
    /** At least as many models. */
    numCreators: filterBy(z.coerce.number().int().min(0).max(10_000), (rows, least) => {
      void rows.whereRaw(`${modelsOf} >= ?`, [least]);
    }),
    isMasterCreator: filterBy(z.enum(['true', 'false']), (rows, value) => {
      const isMaster = value === 'true';
      void rows.where('account.account_type', isMaster ? 'MasterCreatorUser' : 'CreatorUser');
    }),
  },
  sorts: { joined: [{ column: 'account.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'joined', order: 'desc' },
});

/** Returns a creator in the form of the list; null if there is none. */
export async function findCreatorForStaff(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<CreatorForStaff | null> {
  const [row] = await creatorsForStaff.readRows(db, [id]);
  return row ?? null;
}
