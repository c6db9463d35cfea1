import type { LanguageModel } from '~/providers/language-model/language-model';
import { wavOf } from '~/providers/speech/wav-of';
import { receivedRate, type VoiceLine } from '~/providers/voice-call/voice-line';
import { findChatId } from '../chat/chats/open-chat';
import { replyAloud } from '../chat/reply/reply-aloud';
import type { ReplyWriter } from '../chat/reply/write-reply';
import { moderateWords } from '../chat/send/moderate-words';
import { wordsOfHelp } from '../chat/send/words-of-help';
import { firstName } from '../characters/first-name';
import { wordsAtCallStart } from '../duties/read-notices';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { findPause } from '../strikes/find-pause';
import { findCallVoice } from './find-call-voice';
import { decideTalk, startTalk, type Talk, type TalkEffect, type TalkEvent } from './decide-talk';
import { createSpeechSegmenter } from './speech-segmenter';
import type { HostedCall } from './host-call';
import { createSpeechQueue, type SpeechQueue } from './speech-queue';
import { findEnd } from './find-end';
import type { CallEnd, CallLine } from './schema';
import { spokenWords } from './spoken-words';

interface Words {
  text: string;
  voice: string;
  personId: string | null;
  requestId: string;
}

interface Utterance {
  wav: Buffer;
  audioMs: number;
  language?: string | undefined;
  personId: string | null;
  requestId: string;
}

/** The models and services that a character listens, thinks and speaks with. */
export interface Senses {
  model: LanguageModel;
  moderator: Moderator;
  recall: ReplyWriter['recall'];
  transcriber: { transcribe(utterance: Utterance): Promise<string> };
  speaker: { speak(words: Words): Promise<Buffer> };
  /** Decodes speech, in any container, to samples that a connection plays. */
  decode(sound: Buffer): Promise<Int16Array>;
}

/** Callbacks from a conversation to its host. */
interface ConversationCallbacks {
  /**
   * The character begins to say hello, or that the connection is back: the call counts from now on. Called
   * once per greeting.
   */
  onHello(): void;
  /** A turn as far as it has been said; a later call with the same number replaces it. */
  onCaption(turn: number, line: CallLine): void;
  /** All turns so far. */
  onLines(lines: readonly CallLine[]): void;
  onDistress(): void;
  /** The call may not continue and is to be ended by `end`. */
  onBarred(end: CallEnd): void;
  onFailure(error: unknown): void;
}

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
 * chat, sentence by sentence, and stops when they speak. Returns null if the chat has been deleted.
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
  const [voice, notice] = await Promise.all([
    findCallVoice(context, characterId),
    wordsAtCallStart(context, person, country),
  ]);
  const talker = new Talker({ context, senses, call, line, callbacks, chatId, voice });
  return {
    greet: () => void talker.happen({ kind: 'met', notice }),
    fallSilent: () => void talker.happen({ kind: 'line-lost' }),
    receive: talker.segmenter,
    helped: () => talker.helping,
    sayGoodbye: () => talker.happen({ kind: 'goodbye-due' }),
    stay: () => void talker.happen({ kind: 'goes-on' }),
    stop: () => talker.stop(),
  };
}

interface Parts {
  context: DomainContext;
  senses: Senses;
  call: HostedCall;
  line: Pick<VoiceLine, 'say'>;
  callbacks: ConversationCallbacks;
  chatId: string;
  voice: Awaited<ReturnType<typeof findCallVoice>>;
}

/**
 * Carries out the effects of `decideTalk` for one conversation and passes the resulting events back to it.
 */
class Talker {
  #talk: Talk;
  #isStopped = false;
  /** The controllers that cut speeches short, by speech number. */
  readonly #speeches = new Map<number, AbortController>();
  readonly #speechQueue: SpeechQueue;
  /** Utterances are answered in order. */
  #hearing: Promise<void> = Promise.resolve();
  helping: Promise<void> = Promise.resolve();
  readonly segmenter: (sound: Int16Array) => void;

  constructor(private readonly parts: Parts) {
    const { call, line, callbacks } = parts;
    this.#talk = startTalk(call.lines, call.isBack);
    this.#speechQueue = createSpeechQueue({
      read: (text) => this.#read(text),
      say: (samples, signal) => line.say(samples, signal),
      onFailure: callbacks.onFailure,
    });
    this.segmenter = createSpeechSegmenter({
      onBegun: () => void this.happen({ kind: 'interrupted' }),
      read: (samples) => {
        const read = this.#transcribe(samples);
        // No one awaits the transcript of an utterance that continues.
        read.catch(() => undefined);
        return read;
      },
      onUttered: (read) => {
        const during = this.#talk.answering;
        this.#hearing = this.#hearing.then(() => this.#answer(read, during));
      },
    });
  }

  /** Resolves once all effects of the event are carried out. */
  async happen(event: TalkEvent): Promise<void> {
    const { talk, effects } = decideTalk(this.#talk, event);
    this.#talk = talk;
    await Promise.all(effects.map((effect) => this.#carryOut(effect)));
  }

  stop(): void {
    this.#isStopped = true;
    for (const speech of this.#speeches.values()) speech.abort();
  }

  async #carryOut(effect: TalkEffect): Promise<void> {
    const { callbacks } = this.parts;
    switch (effect.kind) {
      case 'cut':
        return this.#speechOf(effect.speech).abort();
      case 'say':
        return this.#sayPhrase(effect);
      case 'reply':
        return this.#reply(effect.speech);
      case 'help':
        return this.#help();
      case 'tell-hello':
        return callbacks.onHello();
      case 'tell-caption':
        callbacks.onCaption(effect.turn, effect.line);
        return callbacks.onLines(this.#talk.lines);
      case 'tell-barred':
        return callbacks.onBarred(effect.end);
    }
  }

  #sayPhrase({ phrase, speech, isOfFrame }: Extract<TalkEffect, { kind: 'say' }>): Promise<void> {
    const { call, voice } = this.parts;
    const words = { name: firstName(voice.name), language: call.language };
    const speaking = this.#say(spokenWords(phrase, words), speech, isOfFrame);
    if (phrase === 'help') this.helping = speaking;
    return speaking;
  }

  #say(text: string, speech: number, isOfFrame = false): Promise<void> {
    return this.#speechQueue.say(text, this.#speechOf(speech).signal, () => {
      if (!isOfFrame) void this.happen({ kind: 'spoken', speech, text });
    });
  }

  #speechOf(speech: number): AbortController {
    const controller = this.#speeches.get(speech) ?? new AbortController();
    this.#speeches.set(speech, controller);
    if (this.#isStopped) controller.abort();
    return controller;
  }

  async #read(text: string): Promise<Int16Array | null> {
    const { call, senses, callbacks, voice } = this.parts;
    const words = { text, voice: voice.voice, personId: call.userId, requestId: call.callId };
    try {
      return await senses.decode(await senses.speaker.speak(words));
    } catch (error) {
      callbacks.onFailure(error);
      return null;
    }
  }

  #transcribe(samples: Int16Array): Promise<string> {
    const { userId: personId, callId: requestId, language } = this.parts.call;
    const audioMs = Math.round((samples.length / receivedRate) * 1000);
    const of = { audioMs, language, personId, requestId };
    return this.parts.senses.transcriber.transcribe({ wav: wavOf(samples, receivedRate), ...of });
  }

  async #answer(read: Promise<string>, during: number): Promise<void> {
    try {
      const text = await read;
      if (text !== '') await this.happen(await this.#understand(text, during));
    } catch (error) {
      if (this.#speechOf(during).signal.aborted) return;
      this.parts.callbacks.onFailure(error);
      void this.happen({ kind: 'misheard', during });
    }
  }

  async #understand(text: string, during: number): Promise<TalkEvent> {
    const { context, senses, call } = this.parts;
    const { userId, characterId, country } = call;
    const person = { kind: 'user', id: userId } as const;
    const words = { person, characterId, content: text, kind: 'call', country } as const;
    const [moderated, end] = await Promise.all([
      moderateWords(context, senses.moderator, words),
      findEnd(context, { userId, characterId, country }),
    ]);
    const understood = { kind: 'understood', during, text, end } as const;
    const accepted = moderated.ok && moderated.isDistress ? 'distress' : 'allowed';
    if (moderated.ok) return { ...understood, verdict: accepted };
    const pause = await findPause(context.db, person, context.now());
    const isBarred = moderated.reason !== 'against-rules' || pause !== null;
    return { ...understood, verdict: isBarred ? 'barred' : 'refused' };
  }

  async #reply(speech: number): Promise<void> {
    const { context, senses, call, chatId } = this.parts;
    const { signal } = this.#speechOf(speech);
    if (signal.aborted) return;
    const { language, country, callId: requestId } = call;
    const lines = toPrompt(this.#talk.lines);
    let hasSpoken = false;
    const composed = await replyAloud(
      context,
      senses,
      { chatId, lines, language, country, requestId, signal },
      {
        onSentence: ({ text }) => {
          if (text.trim() === '') return;
          hasSpoken = true;
          void this.#say(text.trim(), speech);
        },
        // The rest of the reply belongs to another turn.
        onRetraction: () => this.happen({ kind: 'interrupted' }),
      },
    );
    await this.happen({ kind: 'answered', with: outcomeOf(composed, hasSpoken) });
  }

  async #help(): Promise<void> {
    const { context, call } = this.parts;
    this.parts.callbacks.onDistress();
    const where = { country: call.country ?? null, language: call.language ?? null };
    await this.happen({ kind: 'help-found', text: await wordsOfHelp(context, where) });
  }
}

function outcomeOf(composed: Awaited<ReturnType<typeof replyAloud>>, hasSpoken: boolean) {
  const isEmpty = composed.kind === 'words' && (composed.refusal || !hasSpoken);
  return isEmpty ? 'nothing' : composed.kind;
}

const toPrompt = (lines: readonly CallLine[]) =>
  lines.map(({ role, text: content }) => ({ role, content }));
