import type { Knex } from 'knex';
import * as z from 'zod';
import type { ModelStatesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { isOneOf, startOf } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';
import { modelStatuses, modelSteps } from './schema';

/** A model in the list of its manager. */
export interface ModelListed extends Pick<
  ModelStatesRow,
  | 'id'
  | 'kind'
  | 'user_id'
  | 'display_name'
  | 'gender'
  | 'character_id'
  | 'created_at'
  | 'submitted_at'
  | 'taken_over_at'
  | 'fan_club_price'
  | 'kyc_status'
  | 'photo_status'
  | 'voice_status'
  | 'release_status'
  | 'agreement_status'
  | 'approval_status'
  | 'twin_status'
> {
  email: string | null;
  live_since: Date | null;
  simplified_state: 'making' | 'made' | 'failed' | null;
  step: (typeof modelSteps)[number] | 'done';
  status: (typeof modelStatuses)[number];
  slug: string | null;
  /** The storage key of the twin's picture. */
  avatar: string | null;
  /** When a mail was last sent to the person. */
  invited_at: Date | null;
  subscribers: number;
}

const subscribers = `(select count(*)::int from club_members member
  where member.character_id = model.character_id and member.expires_at > now())`;

const columns = [
  'model.id',
  'model.kind',
  'model.user_id',
  'model.display_name',
  'model.email',
  'model.gender',
  'model.character_id',
  'model.created_at',
  'model.submitted_at',
  'model.taken_over_at',
  'model.fan_club_price',
  'model.kyc_status',
  'model.photo_status',
  'model.voice_status',
  'model.release_status',
  'model.agreement_status',
  'model.approval_status',
  'model.twin_status',
  'model.live_since',
  'model.simplified_state',
  'model.step',
  'model.status',
  'twin.slug',
  'picture.storage_key as avatar',
  'invitation.sent_at as invited_at',
];

const models = (db: Knex): Knex.QueryBuilder =>
  db('model_states as model')
    .leftJoin('character_profiles as twin', 'twin.id', 'model.character_id')
    .leftJoin('character_avatars as picture', 'picture.character_id', 'model.character_id')
    .leftJoin('creator_invitations as invitation', 'invitation.creator_id', 'model.id');

/** The steps by which a model can have been refused. */
export const rejectReasons = ['identity', 'photos', 'approval', 'twin'] as const;
const rejected: Readonly<Record<(typeof rejectReasons)[number], readonly [string, string]>> = {
  identity: ['model.kyc_status', 'rejected'],
  photos: ['model.photo_status', 'rejected'],
  approval: ['model.approval_status', 'rejected'],
  twin: ['model.twin_status', 'failed'],
};

/** The models of managers, the newest first. It is never read without the manager whose models it shows. */
const modelList = defineList<ModelListed>()({
  from: models,
  id: 'model.id',
  columns: (db) => [...columns, db.raw(`${subscribers} as subscribers`)],
  filters: {
    managerId: filterBy(idSchema, (rows, id) => {
      void rows.where('model.manager_id', id);
    }),
    id: filterBy(idSchema, (rows, id) => {
      void rows.where('model.id', id);
    }),
    search: filterBy(wordsSchema().trim().min(1).max(100), (rows, text) => {
      const part = `%${startOf(text.toLowerCase())}%`;
      void rows.whereRaw('(lower(model.display_name) like ? or lower(model.email) like ?)', [
        part,
        part,
      ]);
    }),
    status: isOneOf('model.status', modelStatuses),
    step: isOneOf('model.step', modelSteps),
    rejectReason: filterBy(z.enum(rejectReasons), (rows, reason) => {
      const [column, state] = rejected[reason];
      void rows.where(column, state);
    }),
    needs: filterBy(z.literal('me'), (rows) => {
      void rows.whereIn('model.status', ['pending', 'failed']).where('model.step', '<>', 'done');
    }),
  },
  sorts: {
    _id: [{ column: 'model.created_at', type: 'timestamptz' }],
    displayName: [{ column: 'lower(model.display_name)', type: 'text' }],
    status: [{ column: 'model.status', type: 'text' }],
    step: [{ column: 'model.step', type: 'text' }],
    subscribersCount: [{ column: subscribers, type: 'bigint' }],
  },
  defaultSort: { by: '_id', order: 'desc' },
});

export const modelSorts = ['_id', 'displayName', 'status', 'step', 'subscribersCount'] as const;
type ModelSort = (typeof modelSorts)[number];

/** The filters of a manager's list. */
export const modelFilters = {
  search: modelList.filters.search.schema,
  status: modelList.filters.status.schema,
  step: modelList.filters.step.schema,
  rejectReason: modelList.filters.rejectReason.schema,
};

interface Query {
  search?: string | undefined;
  status?: ModelListed['status'] | undefined;
  step?: (typeof modelSteps)[number] | undefined;
  rejectReason?: (typeof rejectReasons)[number] | undefined;
  sort?: { by: ModelSort; order: 'asc' | 'desc' };
  cursor?: string | undefined;
  skip?: number;
  take: number;
}

/** Returns a page of a manager's own models, with their number. */
export async function listModelsOf(
  context: Pick<DomainContext, 'db' | 'cursors'>,
  managerId: string,
  { sort, cursor, skip, take, ...filters }: Query,
) {
  const where = { managerId, ...filters };
  const [page, total] = await Promise.all([
    modelList.readPage(context, { where, sort, cursor, take, ...(skip !== undefined && { skip }) }),
    modelList.countRows(context.db, where),
  ]);
  return { ...page, total: total.count };
}

/** Counts a manager's models: all, live ones, and those in which something is theirs to do. */
export async function countModelsOf(
  { db }: Pick<DomainContext, 'db'>,
  managerId: string,
): Promise<{ all: number; live: number; needing: number }> {
  const [all, live, needing] = await modelList.countRowsOfEach(db, [
    { managerId },
    { managerId, status: 'success' },
    { managerId, needs: 'me' },
  ]);
  return { all: all?.count ?? 0, live: live?.count ?? 0, needing: needing?.count ?? 0 };
}

/** Returns a model of a manager in the form of the list; null for another manager's. */
export async function findListedModel(
  context: Pick<DomainContext, 'db' | 'cursors'>,
  managerId: string,
  id: string,
): Promise<ModelListed | null> {
  const { items } = await modelList.readPage(context, { where: { managerId, id }, take: 1 });
  return items[0] ?? null;
}
