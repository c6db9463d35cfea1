import * as z from 'zod';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { confirmVideo } from '~/domain/chat/videos/confirm-video';
import { dismissVideo, rejectVideo } from '~/domain/chat/videos/leave-video';
import { listVideos } from '~/domain/chat/videos/list-videos';
import { idSchema } from '~/domain/shared/ids';
import { presentVideo, videoResponseSchema } from '~/realtime/protocol/video-response';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { doneSchema } from '../../kit/api/success';

const endpoint = endpointsOf('chats');

/** An offer is identified by its key alone; the server knows the chat. */
const named = z.object({
  idempotencyKey: idempotencyKeySchema,
  chatId: idSchema.optional(),
  characterId: idSchema.optional(),
});

export const videos = apiSection(209, [
  endpoint({
    id: 'chats.stored-video-responses',
    method: 'GET',
    path: '/chats/stored-video-responses',
    summary: 'Videos that are offered, made, or came to something that was not looked at',
    access: access.user,
    answer: z.object({ items: z.array(videoResponseSchema.meta({ id: 'VideoResponse' })) }),
    async handle({ context, who }) {
      const stored = await listVideos(context.domain, who.userId);
      return {
        items: stored.map((video) =>
          presentVideo(video, {
            profilePic: video.avatar === null ? null : context.mediaAddress(video.avatar),
          }),
        ),
      };
    },
  }),
  endpoint({
    id: 'chats.confirm-video-message',
    method: 'POST',
    path: '/chats/confirm-video-message',
    failures: [402, 403, 404, 409, 429],
    summary: 'Say yes to a video that a character offers, at its price; once, however often',
    access: access.user,
    body: named
      .extend({
        /** The tokens that the buyer agrees to, if they want to confirm prices first. */
        confirmedTokens: z.number().int().positive().optional(),
      })
      .meta({ id: 'confirmVideoMessageDto' }),
    answer: z.object({ success: z.literal(true), messageId: idSchema.nullable() }),
    async handle({ context, who, body }) {
      const confirmed = await confirmVideo(context.domain, {
        userId: who.userId,
        idempotencyKey: body.idempotencyKey,
        confirmed: body.confirmedTokens,
        country: context.country,
      });
      return confirmed.ok ? { success: true as const, messageId: confirmed.messageId } : confirmed;
    },
  }),
  endpoint({
    id: 'chats.reject-video-message',
    method: 'POST',
    path: '/chats/reject-video-message',
    failures: [404, 409],
    summary: 'Leave a video that a character offers; it costs nothing',
    access: access.user,
    body: named.meta({ id: 'rejectVideoMessageDto' }),
    answer: doneSchema,
    handle: ({ context, who, body: { idempotencyKey } }) =>
      rejectVideo(context.domain, { userId: who.userId, idempotencyKey }),
  }),
  endpoint({
    id: 'chats.remove-video-message-notification',
    method: 'POST',
    path: '/chats/remove-video-message-notification',
    failures: [404, 409],
    summary: 'Put away what became of a video that one has seen',
    access: access.user,
    body: named.pick({ idempotencyKey: true }).meta({ id: 'removeVideoMessageNotificationDto' }),
    answer: doneSchema,
    handle: ({ context, who, body }) =>
      dismissVideo(context.domain, { ...body, userId: who.userId }),
  }),
]);
