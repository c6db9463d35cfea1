import type { Knex } from 'knex';
import type { ModelStatesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { isOneOf } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import { startsWith, stateFilters } from './state-filters';

/** A model in the lists of staff. */
export interface ModelForStaff extends Omit<
  ModelStatesRow,
  'email' | 'manager_email' | 'live_since' | 'simplified_state'
> {
  email: string | null;
  manager_email: string | null;
  live_since: Date | null;
  simplified_state: 'making' | 'made' | 'failed' | null;
  is_voice_on: boolean;
}

const columns = ['model.*', 'sound.is_on as is_voice_on'] as const;
const models = (db: Knex): Knex.QueryBuilder =>
  db('model_states as model').join('model_voices as sound', 'sound.creator_id', 'model.id');

const byId = filterBy(idSchema, (rows, id) => {
  void rows.where('model.id', id);
});

const shared = {
  ...stateFilters('model'),
  id: byId,
  _id: byId,
  email: startsWith('model.email'),
};

const sorts = {
  joined: [{ column: 'model.created_at', type: 'timestamptz' }],
  name: [{ column: 'lower(model.display_name)', type: 'text' }],
  step: [{ column: 'model.step', type: 'text' }],
  status: [{ column: 'model.status', type: 'text' }],
} as const;

/** All models, the newest first. */
export const modelsForStaff = defineList<ModelForStaff>()({
  from: models,
  id: 'model.id',
  columns,
  filters: {
    ...shared,
    kind: isOneOf('model.kind', ['verified', 'simplified']),
    step: isOneOf('model.step', ['kyc', 'photo-compare', 'admin-approve', 'ai-twin', 'done']),
    status: isOneOf('model.status', ['in_progress', 'pending', 'success', 'failed']),
  },
  sorts,
  defaultSort: { by: 'joined', order: 'desc' },
});

/** The voices of models that are real people, the newest first. */
export const voicesForStaff = defineList<ModelForStaff>()({
  from: (db) => models(db).where('model.kind', 'verified'),
  id: 'model.id',
  columns,
  filters: {
    displayName: shared.displayName,
    email: shared.email,
    voiceStatus: isOneOf('model.voice_status', ['pending', 'approved', 'rejected']),
    voiceKind: isOneOf('model.voice_kind', ['samples', 'template']),
    isOn: filterBy(z.enum(['true', 'false']), (rows, value) => {
      void rows.where('sound.is_on', value === 'true');
    }),
  },
  sorts,
  defaultSort: { by: 'joined', order: 'desc' },
});

/** Returns a model in the form of the lists; null if there is none. */
export async function findModelForStaff(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<ModelForStaff | null> {
  const [row] = await modelsForStaff.readRows(db, [id]);
  return row ?? null;
}
