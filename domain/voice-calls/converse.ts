import type { VoiceLine } from '~/providers/voice-call/voice-line';
import { findChatId } from '../chat/chats/open-chat';
import { wordsAtCallStart } from '../duties/read-notices';
import type { DomainContext } from '../shared/context';
import { findCallVoice } from './find-call-voice';
import type { HostedCall } from './host-call';
import type { ConversationCallbacks, Senses } from './senses';
import { voiceCallsSettings } from './settings';
import { Talker } from './talker';

export type { Senses } from './senses';

export interface Conversation {
  /** Says hello, or that the connection is back; call it once per connection. */
  greet(): void;
  /** The connection is lost: nothing is audible until the next greeting. */
  fallSilent(): void;
  receive(sound: Int16Array): void;
  /** Resolves once a person in distress has been given the help lines. */
  helped(): Promise<void>;
  /**
   * Stops all speech and says good night, even while the person speaks. Only words of help are said after
   * it. Resolves once it is said.
   */
  sayGoodbye(): Promise<void>;
  /** The call continues after all: the person is answered again after the good night. */
  stay(): void;
  stop(): void;
}

/**
 * Talks as a character with the person on a connection: waits until they have finished, replies as in the
 * chat, sentence by sentence, and stops when they take the turn. Returns null if the chat has been deleted.
 */
export async function converse(
  context: DomainContext,
  senses: Senses,
  call: HostedCall,
  line: Pick<VoiceLine, 'say'>,
  callbacks: ConversationCallbacks,
): Promise<Conversation | null> {
  const { userId, characterId, country } = call;
  const person = { kind: 'user', id: userId } as const;
  const chatId = await findChatId(context.db, person, characterId);
  if (chatId === null) return null;
  const [voice, notice, settings] = await Promise.all([
    findCallVoice(context, characterId),
    wordsAtCallStart(context, person, country),
    context.settings(voiceCallsSettings),
  ]);
  const limits = {
    leastMs: settings.voice_call_pause_min_ms,
    mostMs: settings.voice_call_pause_max_ms,
    backchannelMs: settings.voice_call_backchannel_ms,
  };
  const talker = new Talker({ context, senses, call, line, callbacks, chatId, voice, limits });
  return {
    greet: () => void talker.happen({ kind: 'met', notice }),
    fallSilent: () => void talker.happen({ kind: 'line-lost' }),
    receive: talker.receive,
    helped: () => talker.helping,
    sayGoodbye: () => talker.happen({ kind: 'goodbye-due' }),
    stay: () => void talker.happen({ kind: 'goes-on' }),
    stop: () => talker.stop(),
  };
}
