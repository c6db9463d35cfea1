import type { Knex } from 'knex';
import type { MasterActsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';

interface Act {
  masterId: string;
  creatorId: string;
  act: MasterActsRow['act'];
  /** The names of the changed fields, never their values. */
  fields?: readonly string[];
}

/** Logs an act as the manager's, in the transaction that carries it out. */
export async function logAct(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { masterId, creatorId, act, fields = [] }: Act,
): Promise<void> {
  await trx('master_acts').insert({
    id: newId(),
    master_id: masterId,
    creator_id: creatorId,
    act,
    fields: [...fields],
    at: now(),
  });
}

export type LoggedAct = Pick<MasterActsRow, 'id' | 'act' | 'fields' | 'at'>;

/** The number of acts that a page shows. */
const shownActs = 20;

/** Returns the last acts of managers on a model, the newest first. */
export async function listActs(
  { db }: Pick<DomainContext, 'db'>,
  creatorId: string,
): Promise<LoggedAct[]> {
  return db('master_acts')
    .where({ creator_id: creatorId })
    .orderBy([{ column: 'at', order: 'desc' }, { column: 'id' }])
    .limit(shownActs)
    .select('id', 'act', 'fields', 'at');
}
