import { wavOf } from '~/providers/speech/wav-of';
import { receivedRate, type VoiceLine } from '~/providers/voice-call/voice-line';
import { replyAloud } from '../chat/reply/reply-aloud';
import { wordsOfHelp } from '../chat/send/words-of-help';
import { firstName } from '../characters/first-name';
import type { Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { decideTalk, startTalk, type Talk, type TalkEffect, type TalkEvent } from './decide-talk';
import type { CharacterState, TurnLimits } from './decide-turn';
import type { findCallVoice } from './find-call-voice';
import type { HostedCall } from './host-call';
import { prepareReply, type PreparedReply } from './prepared-reply';
import type { CallLine } from './schema';
import type { ConversationCallbacks, Senses } from './senses';
import { createSpectralVoiceDetector } from './spectral-voice-detector';
import { createSpeech, type Speech } from './speech';
import { createSpeechQueue, type Phrase, type SpeechQueue } from './speech-queue';
import { spokenWords } from './spoken-words';
import { createTurnTaking } from './turn-taking';
import { understand } from './understand';

interface Parts {
  context: DomainContext;
  senses: Senses;
  call: HostedCall;
  line: Pick<VoiceLine, 'say'>;
  callbacks: ConversationCallbacks;
  chatId: string;
  voice: Awaited<ReturnType<typeof findCallVoice>>;
  limits: TurnLimits;
}

type Composed = Awaited<ReturnType<typeof replyAloud>>;

/** A reply that is prepared while it is not certain that the person has finished. */
interface PreparedAnswer {
  /** The turns that it answers; the last one has the person's words so far. */
  lines: readonly CallLine[];
  verdict: Promise<Verdict>;
  reply: PreparedReply<Composed>;
}

/**
 * Carries out the effects of `decideTalk` for one conversation and passes the resulting events back to it.
 */
export class Talker {
  #talk: Talk;
  #isStopped = false;
  /** The speeches by their number. */
  readonly #speeches = new Map<number, Speech>();
  readonly #speechQueue: SpeechQueue;
  /** The numbers of answers that are being found, and of phrases that are not yet said. */
  #pending = 0;
  /** The phrase that plays. */
  #playing: string | null = null;
  #prepared: PreparedAnswer | null = null;
  /** The prepared answer to the words that have just been understood. */
  #ready: PreparedAnswer | null = null;
  /** Utterances are answered in order. */
  #answering: Promise<void> = Promise.resolve();
  helping: Promise<void> = Promise.resolve();
  readonly receive: (sound: Int16Array) => void;

  constructor(private readonly parts: Parts) {
    const { call, line, callbacks, limits } = parts;
    this.#talk = startTalk(call.lines, call.isBack);
    this.#speechQueue = createSpeechQueue({
      read: (text) => this.#read(text),
      say: (samples, signal, suspension) => line.say(samples, signal, suspension),
      onFailure: callbacks.onFailure,
    });
    this.receive = createTurnTaking({
      detector: createSpectralVoiceDetector(),
      limits,
      language: call.language,
      character: () => this.#state(),
      listener: {
        transcribe: (samples) => this.#transcribe(samples),
        onSuspend: () => void this.happen({ kind: 'suspended' }),
        onResume: () => void this.happen({ kind: 'resumed' }),
        onInterrupt: () => void this.happen({ kind: 'interrupted' }),
        onLikelyEnd: (text) => void (this.#prepared = this.#prepare(text)),
        onGoingOn: () => this.#discard(),
        onEnd: (words) => this.#answerNext(words),
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
    this.#discard();
    for (const speech of this.#speeches.values()) speech.cut();
  }

  async #carryOut(effect: TalkEffect): Promise<void> {
    const { callbacks } = this.parts;
    switch (effect.kind) {
      case 'cut':
        return this.#speechOf(effect.speech).cut();
      case 'suspend':
        return this.#speechOf(effect.speech).suspend();
      case 'resume':
        return this.#speechOf(effect.speech).resume();
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

  #state(): CharacterState {
    if (this.#playing !== null) return /\?["”»]?$/.test(this.#playing) ? 'asking' : 'speaking';
    return this.#pending > 0 ? 'thinking' : 'silent';
  }

  async #whilePending(work: () => Promise<void>): Promise<void> {
    this.#pending += 1;
    try {
      await work();
    } finally {
      this.#pending -= 1;
    }
  }

  #sayPhrase({ phrase, speech, isOfFrame }: Extract<TalkEffect, { kind: 'say' }>): Promise<void> {
    const { call, voice } = this.parts;
    const words = { name: firstName(voice.name), language: call.language };
    const speaking = this.#say({ text: spokenWords(phrase, words) }, speech, isOfFrame);
    if (phrase === 'help') this.helping = speaking;
    return speaking;
  }

  #say(words: Pick<Phrase, 'text' | 'sound'>, speech: number, isOfFrame = false): Promise<void> {
    const { signal, suspension } = this.#speechOf(speech);
    const { text } = words;
    const onSaying = () => {
      this.#playing = text;
      if (!isOfFrame) void this.happen({ kind: 'spoken', speech, text });
    };
    return this.#whilePending(async () => {
      await this.#speechQueue.say({ ...words, signal, suspension, onSaying });
      this.#playing = null;
    });
  }

  #speechOf(number: number): Speech {
    const speech = this.#speeches.get(number) ?? createSpeech();
    this.#speeches.set(number, speech);
    if (this.#isStopped) speech.cut();
    return speech;
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

  /** Judges the person's words and begins to answer them. Words that are not allowed get no reply. */
  #prepare(text: string): PreparedAnswer {
    const verdict = this.parts.senses.moderator.judge(text, 'from_person');
    verdict.catch(() => undefined);
    const lines = [...this.#talk.lines, { role: 'user', text } as const];
    return { lines, verdict, reply: this.#compose(lines, verdict) };
  }

  #compose(
    lines: readonly CallLine[],
    verdict: Promise<Pick<Verdict, 'kind'>>,
  ): PreparedReply<Composed> {
    const { context, senses, call, chatId } = this.parts;
    const { language, country, callId: requestId } = call;
    const to = { chatId, lines: toPrompt(lines), language, country, requestId };
    return prepareReply({
      read: (sentence) => this.#read(sentence),
      async compose(composing, listener) {
        if ((await verdict).kind !== 'allowed') await composing.accepted;
        return replyAloud(context, senses, { ...to, ...composing }, listener);
      },
    });
  }

  #discard(): void {
    this.#prepared?.reply.discard();
    this.#prepared = null;
  }

  #answerNext(words: Promise<string>): void {
    const during = this.#talk.answering;
    const prepared = this.#prepared;
    this.#prepared = null;
    this.#answering = this.#answering.then(() =>
      this.#whilePending(() => this.#answer(words, during, prepared)),
    );
  }

  async #answer(
    words: Promise<string>,
    during: number,
    prepared: PreparedAnswer | null,
  ): Promise<void> {
    try {
      const text = await words;
      if (text === '') return;
      const isPrepared = prepared?.lines.at(-1)?.text === text;
      const { context, senses, call } = this.parts;
      const verdict = isPrepared ? prepared.verdict : undefined;
      const understood = await understand(context, senses.moderator, call, { text, verdict });
      this.#ready = prepared;
      await this.happen({ kind: 'understood', during, text, ...understood });
    } catch (error) {
      if (this.#speechOf(during).signal.aborted) return;
      this.parts.callbacks.onFailure(error);
      void this.happen({ kind: 'misheard', during });
    } finally {
      prepared?.reply.discard();
    }
  }

  async #reply(speech: number): Promise<void> {
    const { signal } = this.#speechOf(speech);
    if (signal.aborted) return;
    const { lines } = this.#talk;
    const ready = this.#ready && isSame(this.#ready.lines, lines) ? this.#ready.reply : null;
    const reply = ready ?? this.#compose(lines, Promise.resolve({ kind: 'allowed' }));
    let hasSpoken = false;
    const composed = await reply.accept(
      {
        onSentence: (sentence) => {
          hasSpoken = true;
          void this.#say(sentence, speech);
        },
        // The rest of the reply belongs to another turn.
        onRetraction: () => this.happen({ kind: 'interrupted' }),
      },
      signal,
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

function outcomeOf(composed: Composed, hasSpoken: boolean) {
  const isEmpty = composed.kind === 'words' && (composed.refusal || !hasSpoken);
  return isEmpty ? 'nothing' : composed.kind;
}

const isSame = (some: readonly CallLine[], others: readonly CallLine[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

const toPrompt = (lines: readonly CallLine[]) =>
  lines.map(({ role, text: content }) => ({ role, content }));
