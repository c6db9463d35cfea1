import * as z from 'zod';
import { receiveCallback } from '~/domain/callbacks/receive-callback';
import { envelopeSchema, type CallbackName } from '~/domain/callbacks/schema';
import { changesSchema, choicesSchema } from '~/domain/made-characters/choices';
import { deleteMade } from '~/domain/made-characters/delete-made';
import { editMade } from '~/domain/made-characters/edit-made';
import { findMade } from '~/domain/made-characters/find-made';
import { makingFailures, makingStages } from '~/domain/made-characters/making';
import { orderCharacter } from '~/domain/made-characters/order-character';
import { readMakerStatus } from '~/domain/made-characters/read-maker-status';
import { countKept } from '~/domain/made-characters/read-terms';
import { renewPortraits } from '~/domain/made-characters/renew-portraits';
import { suggestName } from '~/domain/made-characters/suggest-name';
import { written } from '~/domain/shared/codecs';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { doneSchema } from '../kit/api/success';
import { readOfferedNow } from './server/read-offered.server';

const endpoint = endpointsOf('characters');
const callbackEndpoint = endpointsOf('callbacks');

/** The same key is one order; the confirmed tokens are those that the person agrees to. */
const ordering = {
  idempotencyKey: idempotencyKeySchema,
  confirmedTokens: z.number().int().positive().optional(),
};
const characterParams = z.object({ characterId: idSchema });

/** Declares a callback of a service of ours: it is stored, acknowledged, and applied by a job. */
const callback = (id: string, path: string, name: CallbackName, summary: string) =>
  callbackEndpoint({
    id,
    method: 'POST',
    path,
    status: 202,
    summary,
    access: access.serviceKey,
    body: envelopeSchema.meta({ id: `${name}-callback` }),
    answer: doneSchema,
    async handle({ context, body: envelope }) {
      await receiveCallback(context.domain, { name, envelope });
      return { ok: true };
    },
  });

export const madeCharacters = apiSection(122, [
  endpoint({
    id: 'characters.create',
    method: 'POST',
    path: '/characters',
    status: 201,
    failures: [402, 403, 404, 409, 429],
    summary: 'Have a character made from one’s choices; it can be used once it is generated',
    access: access.user,
    idempotent: true,
    body: choicesSchema.extend(ordering).meta({ id: 'createCharacterDto' }),
    answer: z.object({ _id: idSchema, slug: z.string() }),
    async handle({ context, who: { userId }, body }) {
      const { confirmedTokens: confirmed, idempotencyKey, ...choices } = body;
      const ordered = await orderCharacter(context.domain, {
        userId,
        choices,
        offered: await readOfferedNow(context),
        makerStatus: await readMakerStatus(context.domain, userId, context.country),
        idempotencyKey,
        confirmed,
      });
      return ordered.ok ? { _id: ordered.characterId, slug: ordered.slug } : ordered;
    },
  }),
  endpoint({
    id: 'characters.update',
    method: 'PATCH',
    path: '/characters/{id}',
    failures: [404, 409],
    summary: 'Change a character of one’s own; style, gender and a lower age are refused',
    access: access.user,
    params: z.object({ id: idSchema }),
    body: changesSchema.meta({ id: 'updateCharacterDto' }),
    answer: z.object({ areLooksChanged: z.boolean() }),
    limit: ({ context, who }) => context.limits.changeMade(who.person),
    async handle({ context, who: { userId }, params, body }) {
      const { bio, ...changes } = body;
      const edited = await editMade(context.domain, context.moderator, {
        userId,
        characterId: params.id,
        changes,
        bio,
        offered: await readOfferedNow(context),
      });
      return edited.ok ? { areLooksChanged: edited.areLooksChanged } : edited;
    },
  }),
  endpoint({
    id: 'characters.delete',
    method: 'DELETE',
    path: '/characters/{id}',
    failures: [404],
    summary: 'Delete a character of one’s own; it can be brought back for some days',
    access: access.user,
    params: z.object({ id: idSchema }),
    answer: doneSchema,
    handle: ({ context, who: { userId }, params }) =>
      deleteMade(context.domain, { userId, characterId: params.id }),
  }),
  endpoint({
    id: 'characters.regenerate-previews',
    method: 'POST',
    path: '/characters/regenerate-previews/{characterId}',
    failures: [402, 404, 409, 429],
    summary: 'Order six other portraits of a character of one’s own; the former ones stay',
    access: access.user,
    idempotent: true,
    params: characterParams,
    body: z.object(ordering).meta({ id: 'regeneratePreviewsDto' }),
    answer: doneSchema,
    async handle({ context, who: { userId }, params, body }) {
      const renewed = await renewPortraits(context.domain, {
        ...params,
        userId,
        idempotencyKey: body.idempotencyKey,
        confirmed: body.confirmedTokens,
      });
      return renewed.ok ? { ok: true } : renewed;
    },
  }),
  endpoint({
    id: 'characters.regenerate-name',
    method: 'POST',
    path: '/characters/regenerate-name/{characterId}',
    failures: [404],
    summary: 'Suggest another name for a character of one’s own; nothing is changed',
    access: access.user,
    params: characterParams,
    answer: z.object({ name: z.string() }),
    limit: ({ context, who }) => context.limits.suggestName(who.person),
    async handle({ context, who: { userId }, params }) {
      const made = await findMade(context.domain, { userId, id: params.characterId });
      if (!made) return { ok: false, reason: 'no-such-made-character' };
      const { gender, name } = made.choices;
      return { name: suggestName(gender, Math.random, name) };
    },
  }),
  endpoint({
    id: 'characters.number-created',
    method: 'GET',
    path: '/characters/number-of-created-characters',
    summary: 'How many characters one has made and kept',
    access: access.user,
    answer: written(z.object({ count: z.number().int() }), (count: number) => ({ count })),
    handle: ({ context, who }) => countKept(context.domain, who.userId),
  }),
  endpoint({
    id: 'characters.is-generated',
    method: 'GET',
    path: '/characters/is-character-generated/{id}',
    failures: [404],
    summary: 'Whether a character of one’s own is made, and how far it is',
    access: access.user,
    params: z.object({ id: idSchema }),
    answer: z.object({
      isGenerated: z.boolean(),
      progress: z.number().int().min(0).max(100),
      step: z.enum(makingStages),
      /** The reason of a failure; null if it has not failed. */
      failed: z.enum(makingFailures).nullable(),
    }),
    async handle({ context, who: { userId }, params: { id } }) {
      const made = await findMade(context.domain, { userId, id });
      if (!made) return { ok: false, reason: 'no-such-made-character' };
      const { state, percent: progress, stage: step, failure: failed } = made;
      return { isGenerated: state === 'made', progress, step, failed };
    },
  }),
  callback(
    'callbacks.character-generated',
    '/characters/character-generated-callback',
    'character-generated',
    'A service of ours says that the pictures of a character are ready to be collected',
  ),
  callback(
    'callbacks.character-update-bio',
    '/characters/update-bio',
    'character-bio',
    'A service of ours hands over the bio of a character, which is judged before it is shown',
  ),
  callback(
    'callbacks.character-update-lora-images',
    '/characters/update-lora-images',
    'character-lora-images',
    'A service of ours says that pictures for training are ready to be collected',
  ),
  callback(
    'callbacks.character-promo-generated',
    '/characters/character-promo-generated-callback',
    'character-promo-generated',
    'A service of ours says that a promotional preview is ready to be collected',
  ),
  callback(
    'callbacks.character-image-generated-1',
    '/characters-images/image-generated-callback',
    'character-image',
    'A service of ours says that a picture of a character is ready to be collected',
  ),
  callback(
    'callbacks.character-image-generated-2',
    '/characters-images/images-generated-callback',
    'character-images',
    'A service of ours says that several pictures of a character are ready to be collected',
  ),
]);
