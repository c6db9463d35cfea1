import type { RedisClient } from '~/db/redis-connection';
import { planTrip, type Trip } from '~/db/plan-trip';
import type { ReplyBroadcast } from '~/domain/chat/reply/write-reply';
import type { Person } from '~/domain/shared/person';
import type { Logger } from '~/observability/logger';
import { personChannel } from '~/realtime/protocol/envelope';
import { serverEvent } from '~/realtime/protocol/names';
import { toChats, type Publication } from '~/realtime/protocol/publication';
import type { ServerPayloads } from '~/realtime/protocol/server-to-client';

/**
 * A publisher of messages that are not stored: chunks of replies, captions of calls, and suggested replies.
 */
export interface Broadcast extends ReplyBroadcast {
  suggested(person: Person, suggested: ServerPayloads['replies-suggested']): Promise<void>;
  captioned(person: Person, caption: ServerPayloads['voice-call-captioned']): Promise<void>;
}

/**
 * Creates a publisher of messages that are not stored; those of one turn of the event loop are sent
 * together. If Redis fails, or a message does not fit the protocol, only the message is lost, never the
 * reply.
 */
export function createRedisBroadcast(redis: RedisClient, logger: Logger): Broadcast {
  const publish = gatherPublications(redis);
  const say = async (compose: () => Publication) => {
    try {
      const { personId, ...message } = compose();
      const envelope = JSON.stringify({ kind: 'ephemeral', ...message });
      await publish(personChannel(personId), envelope).catch(() => undefined);
    } catch (error) {
      logger.error({ err: error }, 'a broadcast that does not fit the protocol');
    }
  };
  return {
    writing: ({ id }, where, isWriting) =>
      say(() => toChats(id, serverEvent.characterWriting, { ...where, isWriting })),
    chunk: ({ id }, chunk) => say(() => toChats(id, serverEvent.characterMessageChunk, chunk)),
    retracted: ({ id }, draft) =>
      say(() => toChats(id, serverEvent.characterMessageRetracted, draft)),
    suggested: ({ id }, suggested) =>
      say(() => toChats(id, serverEvent.repliesSuggested, suggested)),
    captioned: ({ id }, caption) => say(() => toChats(id, serverEvent.callCaptioned, caption)),
  };
}

function gatherPublications(redis: RedisClient) {
  let gathered: { trip: Trip; sent: Promise<unknown> } | undefined;
  const begin = () => {
    const trip = planTrip(redis);
    const sent = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathered = undefined;
      return trip.go();
    });
    return { trip, sent };
  };
  return async (channel: string, text: string): Promise<void> => {
    gathered ??= begin();
    gathered.trip.to(channel).spublish(channel, text);
    await gathered.sent;
  };
}
