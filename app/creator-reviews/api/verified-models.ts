import * as z from 'zod';
import {
  changeModelByStaff,
  decideVoice,
  sendModelsToKyc,
  switchVoice,
} from '~/domain/creator-reviews/act-on-model';
import {
  approveModel,
  decideSeveral,
  declineModel,
  restartedSteps,
} from '~/domain/creator-reviews/decide-model';
import {
  findModelForStaff,
  modelsForStaff,
  voicesForStaff,
} from '~/domain/creator-reviews/list-models';
import { removeModelByStaff } from '~/domain/creator-reviews/remove-by-staff';
import { declineReasons, reviewChecks } from '~/domain/creator-reviews/schema';
import { modelChangesSchema } from '~/domain/masters/schema';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import { queryOf } from '../../staff/resources/list-where.server';
import { modelForStaffSchema, presentModelForStaff } from '../presenters/models-for-staff';
import { actsOnModel, readModel } from '../acts-on-model';

const endpoint = endpointsOf('admin');
const readers = access.staff('creators.read');
const deciders = access.staff('creators.decide');
const params = z.object({ id: idSchema });
const usualPage = 50;
const paging = {
  page: pageSchema.default(1),
  take: limitSchema.default(usualPage),
  cursor: cursorSchema.optional(),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
};
const answer = z.object({
  items: z.array(modelForStaffSchema),
  total: z.number().int(),
  isTotalMore: z.boolean(),
  nextCursor: z.string().nullable(),
});

const collection = '/admins/verified-models';
const one = `${collection}/{id}`;

const mostSeveral = 50;
const idsSchema = z.array(idSchema).min(1).max(mostSeveral);
const checks = z
  .array(z.enum(reviewChecks))
  .refine(
    (looked) => reviewChecks.every((check) => looked.includes(check)),
    'every check must have been looked at',
  );
const approval = z.object({
  /** The checks that were looked at: all six. */
  checks,
});
const decline = z.object({
  reasons: z.array(z.enum(declineReasons)).min(1).max(declineReasons.length),
  words: wordsSchema().regex(/\S/, 'words are required').max(2000),
  mayTryAgain: z.boolean().default(true),
  restarts: z.array(z.enum(restartedSteps)).default([]),
});
const several = z.object({
  items: z.array(z.object({ id: idSchema, refused: z.string().nullable() })),
});

export const verifiedModelsForStaff = apiSection(273, [
  endpoint({
    id: 'admin.verified-models-list',
    method: 'GET',
    path: collection,
    summary: 'All models with their steps, by every filter',
    access: readers,
    query: queryOf(modelsForStaff).extend({
      ...paging,
      sortBy: z.enum(['joined', 'name', 'step', 'status']).default('joined'),
    }),
    answer,
    async handle({ context: { domain }, query }) {
      const { page, take, cursor, sortBy, sortOrder, ...where } = query;
      const skip = cursor === undefined ? (page - 1) * take : 0;
      const sort = { by: sortBy, order: sortOrder };
      const [list, total] = await Promise.all([
        modelsForStaff.readPage(domain, { where, sort, take, cursor, skip }),
        modelsForStaff.countRows(domain.db, where),
      ]);
      return {
        items: list.items.map(presentModelForStaff),
        total: total.count,
        isTotalMore: total.isMore,
        nextCursor: list.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'admin.verified-models-voices',
    method: 'GET',
    path: `${collection}/voices`,
    summary: 'The voices of models',
    access: readers,
    query: queryOf(voicesForStaff).extend(paging),
    answer,
    async handle({ context: { domain }, query }) {
      const { page, take, cursor, sortOrder, ...where } = query;
      const skip = cursor === undefined ? (page - 1) * take : 0;
      const sort = { by: 'joined' as const, order: sortOrder };
      const [list, total] = await Promise.all([
        voicesForStaff.readPage(domain, { where, sort, take, cursor, skip }),
        voicesForStaff.countRows(domain.db, where),
      ]);
      return {
        items: list.items.map(presentModelForStaff),
        total: total.count,
        isTotalMore: total.isMore,
        nextCursor: list.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'admin.verified-models-approve-several',
    method: 'POST',
    path: `${collection}/approve-several`,
    summary: 'Approve several models, each claimed first; one refusal stops no other',
    access: deciders,
    idempotent: true,
    body: approval.extend({ ids: idsSchema }).meta({ id: 'approveSeveralModelsDto' }),
    answer: several,
    async handle({ context: { domain }, who, body: { ids } }) {
      const decide = (id: string) => approveModel(domain, who, id);
      return { items: await decideSeveral(domain, who, ids, decide) };
    },
  }),
  endpoint({
    id: 'admin.verified-models-decline-several',
    method: 'POST',
    path: `${collection}/decline-several`,
    summary: 'Decline several models for the same reasons; one refusal stops no other',
    access: deciders,
    idempotent: true,
    body: decline.extend({ ids: idsSchema }).meta({ id: 'declineSeveralModelsDto' }),
    answer: several,
    async handle({ context: { domain }, who, body: { ids, ...given } }) {
      const decide = (id: string) => declineModel(domain, who, id, given);
      return { items: await decideSeveral(domain, who, ids, decide) };
    },
  }),
  endpoint({
    id: 'admin.verified-models-voices-bulk',
    method: 'PUT',
    path: `${collection}/voices/bulk/{action}`,
    summary: 'Accept, decline, enable or disable several voices; one refusal stops no other',
    access: deciders,
    params: z.object({ action: z.enum(['approve', 'decline', 'enable', 'disable']) }),
    body: z.object({ ids: idsSchema }).meta({ id: 'bulkVoicesDto' }),
    answer: several,
    async handle({ context: { domain }, who, params: { action }, body: { ids } }) {
      const acts = {
        approve: (id: string) => decideVoice(domain, who, id, 'approved'),
        decline: (id: string) => decideVoice(domain, who, id, 'rejected'),
        enable: (id: string) => switchVoice(domain, who, id, true),
        disable: (id: string) => switchVoice(domain, who, id, false),
      } as const;
      const items: z.output<typeof several>['items'] = [];
      for (const id of ids) {
        const done = await acts[action](id);
        items.push({ id, refused: done.ok ? null : done.reason });
      }
      return { items };
    },
  }),
  endpoint({
    id: 'admin.verified-models-get',
    method: 'GET',
    path: one,
    summary: 'One model',
    access: readers,
    failures: [404],
    params,
    answer: modelForStaffSchema,
    handle: ({ context, params: { id } }) => readModel(context, id),
  }),
  endpoint({
    id: 'admin.verified-models-update',
    method: 'PATCH',
    path: one,
    summary: 'Change what is filled in about a model',
    access: deciders,
    failures: [404, 409],
    params,
    body: modelChangesSchema
      .pick({ bio: true, tags: true, nicknames: true, currentLocation: true, personality: true })
      .meta({ id: 'updateModelByAdminDto' }),
    answer: modelForStaffSchema,
    async handle({ context, who, params: { id }, body }) {
      const given = Object.fromEntries(
        Object.entries(body).filter(([, value]) => value !== undefined),
      );
      const changed = await changeModelByStaff(context.domain, who, id, given);
      return changed.ok ? readModel(context, id) : changed;
    },
  }),
  endpoint({
    id: 'admin.verified-models-delete',
    method: 'DELETE',
    path: one,
    summary: 'Remove a model without a person; the record of one with a person is kept',
    access: deciders,
    failures: [404, 409],
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) => removeModelByStaff(context.domain, who, id),
  }),
  endpoint({
    id: 'admin.verified-models-approve',
    method: 'POST',
    path: `${one}/approve`,
    summary: 'Approve a model that the caller has claimed; its twin is made next',
    access: deciders,
    failures: [404, 409],
    idempotent: true,
    params,
    body: approval.meta({ id: 'approveModelDto' }),
    answer: modelForStaffSchema,
    async handle({ context, who, params: { id } }) {
      const approved = await approveModel(context.domain, who, id);
      return approved.ok ? readModel(context, id) : approved;
    },
  }),
  endpoint({
    id: 'admin.verified-models-decline',
    method: 'POST',
    path: `${one}/decline`,
    summary: 'Decline a model that the caller has claimed, with reasons; steps may begin again',
    access: deciders,
    failures: [404, 409],
    idempotent: true,
    params,
    body: decline.meta({ id: 'declineModelDto' }),
    answer: modelForStaffSchema,
    async handle({ context, who, params: { id }, body }) {
      const declined = await declineModel(context.domain, who, id, body);
      return declined.ok ? readModel(context, id) : declined;
    },
  }),
  ...actsOnModel,
  endpoint({
    id: 'admin.verified-models-toggle-voice',
    method: 'PATCH',
    path: `${one}/toggle-voice`,
    summary: 'Switch the voice of a model on or off; without a value, to the other',
    access: deciders,
    failures: [404, 409],
    params,
    body: z.object({ isOn: z.boolean().optional() }).meta({ id: 'toggleVoiceDto' }),
    answer: modelForStaffSchema,
    async handle({ context, who, params: { id }, body: { isOn } }) {
      const model = await findModelForStaff(context.domain, id);
      if (!model) return { ok: false, reason: 'not-found' };
      const done = await switchVoice(context.domain, who, id, isOn ?? !model.is_voice_on);
      return done.ok ? readModel(context, id) : done;
    },
  }),
  endpoint({
    id: 'admin.verified-models-send-to-kyc',
    method: 'POST',
    path: `${collection}/{managerId}/send-to-kyc`,
    summary: 'Mail all models of a manager without an approved identity the link to prove it',
    access: deciders,
    failures: [404, 409],
    idempotent: true,
    params: z.object({ managerId: idSchema }),
    answer: z.object({ sent: z.number().int() }),
    async handle({ context, who, params: { managerId } }) {
      const sent = await sendModelsToKyc(context.domain, who, managerId);
      return sent.ok ? { sent: sent.sent } : sent;
    },
  }),
]);
