import * as z from 'zod';
import { cancelGeneration } from '~/domain/generations/cancel-generation';
import { noteCallback } from '~/domain/generations/note-callback';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { doneSchema } from '../kit/api/success';

const endpoint = endpointsOf('generations');

/**
 * Declares a callback in which the generating service reports an order's state; the result is then fetched
 * from it.
 */
const callback = (id: string, path: string, dto: string, summary: string) =>
  endpoint({
    id,
    method: 'POST',
    path,
    failures: [404],
    summary,
    access: access.serviceKey,
    body: z.object({ generationId: idSchema }).meta({ id: dto }),
    answer: doneSchema,
    handle: ({ context, body }) => noteCallback(context.domain, body),
  });

export const generations = apiSection(216, [
  callback(
    'callbacks.image-generated',
    '/chats/image-generated-callback',
    'imageGeneratedDto',
    'What draws photos says that something came of an order, which is then collected from it',
  ),
  callback(
    'callbacks.chat-tts-generated',
    '/chats/tts-generated-callback',
    'ttsGeneratedDto',
    'What reads aloud says that something came of an order, which is then asked after',
  ),
  callback(
    'callbacks.chat-video-generated',
    '/chats/video-generated-callback',
    'videoGeneratedDto',
    'What films says that something came of an order, which is then collected from it',
  ),
  endpoint({
    id: 'generations.cancel',
    method: 'DELETE',
    path: '/generations/{generationId}',
    failures: [404, 409],
    summary: 'Take back an order that nobody has begun; what it cost is returned',
    access: access.user,
    params: z.object({ generationId: idSchema }),
    answer: doneSchema,
    async handle({ context, who, params }) {
      const of = { ...params, userId: who.userId };
      return cancelGeneration(context.domain, of);
    },
  }),
]);
