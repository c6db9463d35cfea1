import * as z from 'zod';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import { requestVoiceCall } from '~/domain/voice-calls/request-voice-call';
import { callStatusSchema } from '~/domain/voice-calls/events';
import { callLineSchema } from '~/domain/voice-calls/schema';
import { endCall, leaveCall, getCall, offerLine, rateCall } from '~/domain/voice-calls/follow-call';
import { callerIdentity, joinedRoom } from '~/providers/voice-call/call-room';
import { readOffer, type OfferFault } from '~/providers/voice-call/read-offer';
import { relaySchema } from '~/providers/voice-call/relay-passes';
import { roomPassSchema } from '~/providers/voice-call/room-passes';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { doneSchema } from '../kit/api/success';

const endpoint = endpointsOf('calls');

/** The maximum length of an offer. A browser's offer has a few thousand characters. */
const longestOffer = 20_000;
const mostMinutes = 24 * 60;

const callId = z.object({ callId: idSchema });
/**
 * A browser's offer: an SDP offer for a connection, or, if a media server carries calls, the note that it
 * has joined.
 */
const offeredSchema = z.union([
  z.object({ sdp: z.string().min(1).max(longestOffer) }),
  z.object({ joined: z.literal(true) }),
]);

const callAnswer = callStatusSchema
  .extend({
    characterId: idSchema,
    /** Tokens per minute and, below, the tokens spent so far. */
    price: z.number().int().positive(),
    tokens: z.number().int().nonnegative(),
    limitMs: z.number().int().positive().nullable(),
    hasCaptions: z.boolean(),
    answer: z.string().nullable(),
    rating: z.number().int().nullable(),
    /** The transcript so far, if captions are on; empty after the call has ended. */
    lines: z.array(callLineSchema),
  })
  .meta({ id: 'VoiceCall' });

/**
 * Returns why an offer cannot be answered, or null. With a media server the browser must have joined the
 * room; otherwise the offer must be valid SDP.
 */
function faultOf(offer: string, { isInRooms }: { isInRooms: boolean }): OfferFault | null {
  if (isInRooms) return offer === joinedRoom ? null : 'line-unreadable';
  const read = readOffer(offer);
  return read.ok ? null : read.fault;
}

export const voiceCalls = apiSection(214, [
  endpoint({
    id: 'calls.ask',
    method: 'POST',
    path: '/chats/{characterId}/voice-calls',
    failures: [402, 403, 404, 409, 422],
    summary: 'Ask for a call with a character; it costs nothing until it is answered',
    access: access.user,
    status: 201,
    params: z.object({ characterId: idSchema }),
    body: z
      .object({
        idempotencyKey: idempotencyKeySchema,
        /** Minutes after which the call ends automatically. */
        limitMinutes: z.number().int().positive().max(mostMinutes).nullable().default(null),
        /** True if the call is captioned and the transcript is kept in the chat. */
        captions: z.boolean().default(true),
        /** The price per minute to which the person agrees, if they want to be prompted first. */
        confirmedTokens: z.number().int().positive().optional(),
      })
      .meta({ id: 'askVoiceCallDto' }),
    answer: callId,
    limit: ({ context, who }) => context.limits.requestCalls(who.person),
    async handle({ context, who, params, body }) {
      if (!context.takesCalls) return { ok: false, reason: 'not-found' };
      const { captions: hasCaptions, confirmedTokens: confirmed, ...options } = body;
      const call = await requestVoiceCall(context.domain, {
        ...options,
        ...params,
        userId: who.userId,
        hasCaptions,
        confirmed,
        country: context.country,
        language: context.language.locale,
      });
      return call.ok ? { callId: call.callId } : call;
    },
  }),
  endpoint({
    id: 'calls.get',
    method: 'GET',
    path: '/voice-calls/{callId}',
    failures: [404],
    summary:
      'How one’s own call stands, how the line that was offered last is answered, and which servers carry one',
    access: access.user,
    params: callId,
    answer: callAnswer.extend({
      relays: z.array(relaySchema),
      /** The pass for the room if a media server carries calls; null after the call has ended. */
      room: roomPassSchema.nullable(),
    }),
    async handle({ context, who, params }) {
      const found = await getCall(context.domain, { ...params, userId: who.userId });
      if (!found.ok) return found;
      const relays = context.relayPasses(who.userId, context.domain.now());
      const isOver = found.call.state === 'ended';
      const room = isOver ? null : await context.roomPasses?.(params.callId, callerIdentity);
      return { ...found.call, relays, room: room ?? null };
    },
  }),
  endpoint({
    id: 'calls.offer',
    method: 'POST',
    path: '/voice-calls/{callId}/offers',
    failures: [404, 409, 422],
    summary:
      'Offer a line for one’s own call (WebRTC, or that one has joined its room): the first, or another after one that was lost',
    access: access.user,
    status: 202,
    params: callId,
    body: offeredSchema.meta({ id: 'offerLineDto' }),
    answer: z.object({ attempt: z.number().int().positive() }),
    limit: ({ context, who }) => context.limits.offerLines(who.person),
    async handle({ context, who, params, body }) {
      const offer = 'sdp' in body ? body.sdp : joinedRoom;
      const fault = faultOf(offer, { isInRooms: context.roomPasses !== null });
      const own = { ...params, userId: who.userId };
      const offered = await offerLine(context.domain, { ...own, offer, fault });
      return offered.ok ? { attempt: offered.attempt } : offered;
    },
  }),
  endpoint({
    id: 'chats.handle-end-voice-call',
    method: 'POST',
    path: '/chats/handle-end-voice-call',
    failures: [404],
    summary: 'Hang up one’s own call, or leave its page; a repeat finds it ended',
    access: access.user,
    body: callId
      .extend({
        isLeaving: z
          .boolean()
          .optional()
          .describe('Its page is left: it may be come back to, and ends by itself if nobody does'),
      })
      .meta({ id: 'endVoiceCallDto' }),
    answer: callAnswer,
    async handle({ context, who, body }) {
      const own = { callId: body.callId, userId: who.userId };
      const end = body.isLeaving ? leaveCall : endCall;
      const ended = await end(context.domain, own);
      return ended.ok ? ended.call : ended;
    },
  }),
  endpoint({
    id: 'calls.rate',
    method: 'POST',
    path: '/voice-calls/{callId}/rating',
    failures: [404],
    summary: 'Say how good one’s own call was, once it is over',
    access: access.user,
    params: callId,
    body: z.object({ rating: z.number().int().min(1).max(5) }).meta({ id: 'rateVoiceCallDto' }),
    answer: doneSchema,
    handle: ({ context, who, params, body }) =>
      rateCall(context.domain, { ...params, ...body, userId: who.userId }),
  }),
]);
