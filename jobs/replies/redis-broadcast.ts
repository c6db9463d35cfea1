import type { ChainableCommander, Redis } from 'ioredis';
import type { ReplyBroadcast } from '~/domain/chat/reply/write-reply';
import type { Logger } from '~/observability/logger';
import { personChannel } from '~/realtime/protocol/envelope';
import { serverEvent } from '~/realtime/protocol/names';
import { toChats, type Publication } from '~/realtime/protocol/publication';

/**
 * Publishes what is heard once; what a turn of the event loop says goes out together. A Redis that
 * cannot take it, and words that the protocol has no place for, cost the words' coming, never the
 * reply.
 */
export function createRedisBroadcast(redis: Redis, logger: Logger): ReplyBroadcast {
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
    writing: ({ id }, characterId, isWriting) =>
      say(() => toChats(id, serverEvent.characterWriting, { characterId, isWriting })),
    chunk: ({ id }, chunk) => say(() => toChats(id, serverEvent.characterMessageChunk, chunk)),
    retracted: ({ id }, draft) =>
      say(() => toChats(id, serverEvent.characterMessageRetracted, draft)),
  };
}

function gatherPublications(redis: Redis) {
  let gathered: { pipeline: ChainableCommander; sent: Promise<unknown> } | undefined;
  const begin = () => {
    const pipeline = redis.pipeline();
    const sent = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathered = undefined;
      return pipeline.exec();
    });
    return { pipeline, sent };
  };
  return async (channel: string, text: string): Promise<void> => {
    gathered ??= begin();
    gathered.pipeline.publish(channel, text);
    await gathered.sent;
  };
}
