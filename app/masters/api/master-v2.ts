import * as z from 'zod';
import { changeModelOf } from '~/domain/masters/add-model';
import { invitePerson } from '~/domain/masters/invite-person';
import { listModelsOf } from '~/domain/masters/list-models';
import { modelChangesSchema } from '~/domain/masters/schema';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../../kit/api/paging';
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

const one = '/master-creators-v2/model/{id}';

export const masterModelsV2 = apiSection(275, [
  endpoint({
    id: 'master.v2.send-model-release-form',
    method: 'POST',
    path: '/master-creators-v2/send-model-release-form',
    failures: [403, 404, 409, 422, 429],
    summary: 'Mail the person of a model the release form, which only they can sign',
    access: access.master,
    body: z.object({ creatorId: idSchema }).meta({ id: 'sendReleaseFormDto' }),
    answer: z.object({ success: z.literal(true), expiresAt: isoTime }),
    limit: ({ context, who }) => context.limits.mailModels(who.person),
    async handle({ context, who, body: { creatorId } }) {
      const asked = { masterId: who.userId, creatorId, purpose: 'release' } as const;
      const sent = await invitePerson(context.domain, asked);
      return sent.ok ? { success: true as const, expiresAt: sent.expiresAt } : sent;
    },
  }),
  endpoint({
    id: 'master.v2.verified-models',
    method: 'GET',
    path: '/master-creators-v2/verified-models',
    failures: [403],
    summary: 'One’s own models, the newest first',
    access: access.master,
    query: z.object({ cursor: cursorSchema.optional(), limit: limitSchema.default(usualPage) }),
    answer: z.object({ items: z.array(listedModelSchema), nextCursor: z.string().nullable() }),
    async handle({ context, who, query: { cursor, limit } }) {
      const models = await listModelsOf(context.domain, who.userId, { cursor, take: limit });
      return {
        items: models.items.map((row) => presentListedModel(row, context.mediaAddress)),
        nextCursor: models.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'master.v2.model-get',
    method: 'GET',
    path: one,
    failures: [403, 404],
    summary: 'The profile of one of one’s own models',
    access: access.master,
    params,
    answer: modelProfileSchema,
    async handle({ context, who, params: { id } }) {
      return (await readModel(context, who.userId, id)) ?? noSuchModel;
    },
  }),
  endpoint({
    id: 'master.v2.model-update',
    method: 'PATCH',
    path: one,
    failures: [403, 404, 409, 422],
    summary: 'Change the profile of one of one’s own models',
    access: access.master,
    params,
    body: modelChangesSchema.meta({ id: 'patchMasterModelDto' }),
    answer: modelProfileSchema,
    limit: ({ context, who }) => context.limits.changeModels(who.person),
    async handle({ context, who, params: { id }, body }) {
      const changed = await changeModelOf(context.domain, who.userId, id, body);
      if (!changed.ok) return changed;
      return (await readModel(context, who.userId, id)) ?? noSuchModel;
    },
  }),
  endpoint({
    id: 'master.v2.model-voice',
    method: 'PATCH',
    path: `${one}/voice`,
    failures: [403, 404, 409, 422],
    summary: 'Choose a voice template for a model; only its person can record',
    access: access.master,
    params,
    body: z
      .object({ voicePreset: modelChangesSchema.shape.voicePreset.unwrap() })
      .meta({ id: 'patchMasterModelVoiceDto' }),
    answer: modelProfileSchema,
    limit: ({ context, who }) => context.limits.changeModels(who.person),
    async handle({ context, who, params: { id }, body }) {
      const changed = await changeModelOf(context.domain, who.userId, id, body);
      if (!changed.ok) return changed;
      return (await readModel(context, who.userId, id)) ?? noSuchModel;
    },
  }),
]);
