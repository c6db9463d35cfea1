import { areApplicationsOpen } from '~/domain/creators/are-applications-open';
import * as z from 'zod';
import { addModelOf, changeModelOf } from '~/domain/masters/add-model';
import { invitePerson } from '~/domain/masters/invite-person';
import { listModelsOf, modelFilters, modelSorts } from '~/domain/masters/list-models';
import { countMaking, orderSimplified } from '~/domain/masters/order-simplified';
import { removeModelOf } from '~/domain/masters/remove-model';
import { modelChangesSchema, newModelSchema, simplifiedSchema } from '~/domain/masters/schema';
import { setFlow } from '~/domain/masters/take-over';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import {
  listedModelSchema,
  modelProfileSchema,
  presentListedModel,
} from '../presenters/model-for-master';
import { readModel } from '../server/read-model.server';

const endpoint = endpointsOf('master');
const params = z.object({ id: idSchema });
const noSuchModel = { ok: false, reason: 'no-such-model' } as const;
const usualPage = 20;

const collection = '/master/creators';
const one = `${collection}/{id}`;

const listQuery = z
  .object({
    ...modelFilters,
    page: pageSchema.default(1),
    limit: limitSchema.default(usualPage),
    cursor: cursorSchema.optional(),
    sortBy: z.enum(modelSorts).default('_id'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  })
  .partial({ search: true, status: true, step: true, rejectReason: true });

export const masterModels = apiSection(274, [
  endpoint({
    id: 'master.creators-list',
    method: 'GET',
    path: collection,
    failures: [403],
    summary: 'One’s own models with their steps, by filter and sort',
    access: access.master,
    query: listQuery,
    answer: z.object({
      items: z.array(listedModelSchema),
      total: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
    async handle({ context, who, query }) {
      const { page, limit, cursor, sortBy, sortOrder, ...filters } = query;
      const models = await listModelsOf(context.domain, who.userId, {
        ...filters,
        sort: { by: sortBy, order: sortOrder },
        cursor,
        skip: cursor === undefined ? (page - 1) * limit : 0,
        take: limit,
      });
      return {
        items: models.items.map((row) => presentListedModel(row, context.mediaAddress)),
        total: models.total,
        nextCursor: models.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'master.creators-create',
    method: 'POST',
    path: collection,
    status: 201,
    failures: [403, 409, 429],
    summary: 'Add a model; it has no person before they open the invitation',
    access: access.master,
    idempotent: true,
    body: newModelSchema.meta({ id: 'createMasterModelDto' }),
    answer: z.object({ _id: idSchema, id: idSchema }),
    limit: ({ context, who }) => context.limits.changeModels(who.person),
    async handle({ context, who, body }) {
      if (!(await areApplicationsOpen(context.domain))) {
        return { ok: false, reason: 'applications-closed' };
      }
      const added = await addModelOf(context.domain, who.userId, body);
      return added.ok ? { _id: added.id, id: added.id } : added;
    },
  }),
  endpoint({
    id: 'master.simplified-generating-count',
    method: 'GET',
    path: `${collection}/simplified-models-generating-count`,
    failures: [403],
    summary: 'The number of one’s simplified models that are being made',
    access: access.master,
    answer: z.object({ count: z.number().int() }),
    async handle({ context, who }) {
      return { count: await countMaking(context.domain.db, who.userId) };
    },
  }),
  endpoint({
    id: 'master.creators-get',
    method: 'GET',
    path: one,
    failures: [403, 404],
    summary: 'One of one’s own models with what is filled in about it',
    access: access.master,
    params,
    answer: modelProfileSchema,
    async handle({ context, who, params: { id } }) {
      return (await readModel(context, who.userId, id)) ?? noSuchModel;
    },
  }),
  endpoint({
    id: 'master.creators-update',
    method: 'PUT',
    path: one,
    failures: [403, 404, 409, 422],
    summary: 'Change one of one’s own models; its person confirms or removes what was changed',
    access: access.master,
    params,
    body: modelChangesSchema.meta({ id: 'updateMasterModelDto' }),
    answer: modelProfileSchema,
    limit: ({ context, who }) => context.limits.changeModels(who.person),
    async handle({ context, who, params: { id }, body }) {
      const changed = await changeModelOf(context.domain, who.userId, id, body);
      if (!changed.ok) return changed;
      return (await readModel(context, who.userId, id)) ?? noSuchModel;
    },
  }),
  endpoint({
    id: 'master.creators-delete',
    method: 'DELETE',
    path: one,
    failures: [403, 404],
    summary: 'Remove one of one’s own models; one with a person stays theirs',
    access: access.master,
    params,
    answer: successSchema,
    async handle({ context, who, params: { id } }) {
      return removeModelOf(context.domain, who.userId, id);
    },
  }),
  endpoint({
    id: 'master.send-to-kyc',
    method: 'POST',
    path: `${collection}/send-to-kyc`,
    failures: [403, 404, 409, 422, 429],
    summary: 'Mail the person of a model the link by which they prove their identity',
    access: access.master,
    body: z
      .object({ creatorId: idSchema.optional(), id: idSchema.optional() })
      .refine(({ creatorId, id }) => creatorId !== undefined || id !== undefined, 'id is required')
      .meta({ id: 'sendToKycDto' }),
    answer: z.object({ success: z.literal(true), expiresAt: isoTime }),
    limit: ({ context, who }) => context.limits.mailModels(who.person),
    async handle({ context, who, body }) {
      const creatorId = body.creatorId ?? body.id ?? '';
      const asked = { masterId: who.userId, creatorId, purpose: 'kyc' } as const;
      const sent = await invitePerson(context.domain, asked);
      return sent.ok ? { success: true as const, expiresAt: sent.expiresAt } : sent;
    },
  }),
  endpoint({
    id: 'master.flow',
    method: 'POST',
    path: `${one}/flow`,
    failures: [403, 404, 409, 422],
    summary: 'Take the steps of a model over from its person, who is notified, or hand them back',
    access: access.master,
    params,
    body: z.object({ takeOver: z.boolean().default(true) }).meta({ id: 'masterFlowDto' }),
    answer: z.object({ success: z.literal(true), takenOver: z.boolean() }),
    limit: ({ context, who }) => context.limits.mailModels(who.person),
    async handle({ context, who, params: { id }, body }) {
      const flow = { masterId: who.userId, creatorId: id, isTaken: body.takeOver };
      const set = await setFlow(context.domain, flow);
      return set.ok ? { success: true as const, takenOver: set.isTaken } : set;
    },
  }),
  endpoint({
    id: 'master.simplified-create',
    method: 'POST',
    path: `${collection}/simplified`,
    status: 201,
    failures: [403, 429],
    summary:
      'Order a simplified model: a character of ours with three drawn pictures, no real person',
    access: access.master,
    idempotent: true,
    body: simplifiedSchema
      .extend({ idempotencyKey: idempotencyKeySchema })
      .meta({ id: 'createSimplifiedModelDto' }),
    answer: z.object({ _id: idSchema, id: idSchema }),
    limit: ({ context, who }) => context.limits.changeModels(who.person),
    async handle({ context, who, body }) {
      const ordered = await orderSimplified(context.domain, { ...body, masterId: who.userId });
      return ordered.ok ? { _id: ordered.id, id: ordered.id } : ordered;
    },
  }),
]);
