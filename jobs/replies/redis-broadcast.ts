import type { Redis } from 'ioredis';
import type { ReplyBroadcast } from '~/domain/chat/write-reply';
import type { Person } from '~/domain/shared/person';
import { personChannel } from '~/realtime/protocol/envelope';
import { serverEvent } from '~/realtime/protocol/names';

/** Publishes what is heard once; a Redis that cannot take it costs the words' coming, never the reply. */
export function createRedisBroadcast(redis: Redis): ReplyBroadcast {
  const say = async (person: Person, name: string, payload: Record<string, unknown>) => {
    const envelope = { kind: 'ephemeral', channel: 'chats', name, payload };
    await redis.publish(personChannel(person.id), JSON.stringify(envelope)).catch(() => undefined);
  };
  return {
    writing: (person, characterId, isWriting) =>
      say(person, serverEvent.characterWriting, { characterId, isWriting }),
    chunk: (person, chunk) => say(person, serverEvent.characterMessageChunk, { ...chunk }),
    retracted: (person, draft) => say(person, serverEvent.characterMessageRetracted, { ...draft }),
  };
}
