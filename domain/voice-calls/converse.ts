import type { LanguageModel } from '~/providers/language-model/language-model';
import { wavOf } from '~/providers/speech/wav-of';
import { heardRate, type VoiceLine } from '~/providers/voice-call/voice-line';
import { findChatId } from '../chat/chats/open-chat';
import { replyAloud } from '../chat/reply/reply-aloud';
import type { ReplyWriter } from '../chat/reply/write-reply';
import { heedWords } from '../chat/send/heed-words';
import { wordsOfHelp } from '../chat/send/words-of-help';
import { firstName } from '../characters/first-name';
import { wordsAtCallStart } from '../duties/read-notices';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { findPause } from '../strikes/find-pause';
import { findCallVoice } from './find-call-voice';
import { createEar } from './ear';
import type { HostedCall } from './host-call';
import { createMouth } from './mouth';
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

/** What a character hears, thinks and speaks with. */
export interface Senses {
  model: LanguageModel;
  moderator: Moderator;
  recall: ReplyWriter['recall'];
  transcriber: { transcribe(utterance: Utterance): Promise<string> };
  speaker: { speak(words: Words): Promise<Buffer> };
  /** What was read aloud, in whichever container, as samples that a line says. */
  decode(sound: Buffer): Promise<Int16Array>;
}

/** What a conversation tells whoever hosts it. */
interface Told {
  /** She begins to say hello, or that the line is back: from now on it is a call. Once for each greeting. */
  onHello(): void;
  /** A turn as far as it has been heard; a later one of the same number goes on. */
  onCaption(turn: number, line: CallLine): void;
  /** All turns so far. */
  onLines(lines: readonly CallLine[]): void;
  onDistress(): void;
  /** The call may not go on, and is to be ended; who ends it. */
  onBarred(end: CallEnd): void;
  onFailure(error: unknown): void;
}

export interface Conversation {
  /** Says hello, or that the line is back; once for each time there is one. */
  greet(): void;
  /** The line is lost: nobody hears what is said until somebody is greeted anew. */
  fallSilent(): void;
  hear(sound: Int16Array): void;
  /** Resolves once whoever was in distress has been told where there is help. */
  helped(): Promise<void>;
  /**
   * Stops whatever is said and says good night, whoever speaks; nothing but words of help
   * is said after it. Resolves once that is said.
   */
  sayGoodbye(): Promise<void>;
  /** It goes on after all: whoever was wished good night is answered again. */
  stay(): void;
  stop(): void;
}

/**
 * Talks as a character with whoever is on a line: hears them out, answers as in writing, sentence by
 * sentence, and falls silent when they speak. Null where the chat of the two has gone.
 */
export async function converse(
  context: DomainContext,
  senses: Senses,
  call: HostedCall,
  line: Pick<VoiceLine, 'say'>,
  told: Told,
): Promise<Conversation | null> {
  const { userId, characterId, callId: requestId, country, language } = call;
  const person = { kind: 'user', id: userId } as const;
  const chatId = await findChatId(context.db, person, characterId);
  if (chatId === null) return null;
  const [{ name, voice }, toldAtStart] = await Promise.all([
    findCallVoice(context, characterId),
    wordsAtCallStart(context, person, country),
  ]);
  const phrase = (words: Parameters<typeof spokenWords>[0]) =>
    spokenWords(words, { name: firstName(name), language });

  const lines = [...call.lines];
  let isGreeted = call.isBack;
  let isLeaving = false;
  /** Whoever is there has yet to hear anything. */
  let isHelloDue = false;
  const stopping = new AbortController();
  let answering = new AbortController();
  const interrupt = () => {
    answering.abort();
    answering = new AbortController();
    return answering.signal;
  };
  const caption = (turn: number) => {
    const said = lines[turn];
    if (said) told.onCaption(turn, said);
    told.onLines(lines);
  };
  const turnOf = new WeakMap<AbortSignal, number>();
  /** What the frame says, not the character: no turn of theirs, and not yet a call. */
  const ofFrame = new WeakSet<AbortSignal>();
  const mouth = createMouth({
    async read(text) {
      const words = { text, voice, personId: userId, requestId };
      return senses.speaker
        .speak(words)
        .then(senses.decode)
        .catch((error: unknown) => {
          told.onFailure(error);
          return null;
        });
    },
    say: (samples, signal) => line.say(samples, signal),
    onFailure: told.onFailure,
    onSaying(text, signal) {
      if (ofFrame.has(signal)) return;
      if (isHelloDue) told.onHello();
      isHelloDue = false;
      isGreeted = true;
      const turn = turnOf.get(signal) ?? lines.length;
      turnOf.set(signal, turn);
      const before = lines[turn]?.text;
      lines[turn] = { role: 'character', text: before === undefined ? text : `${before} ${text}` };
      caption(turn);
    },
  });

  const answer = async (said: string, signal: AbortSignal) => {
    const words = { person, characterId, content: said, kind: 'call', country } as const;
    const [heeded, end] = await Promise.all([
      heedWords(context, senses.moderator, words),
      findEnd(context, { userId, characterId, country }),
    ]);
    if (!heeded.ok) {
      const isBarred =
        heeded.reason !== 'against-rules' ||
        (await findPause(context.db, person, context.now())) !== null;
      return isBarred ? told.onBarred('barred') : mouth.say(phrase('deflection'), signal);
    }
    lines.push({ role: 'user', text: said });
    caption(lines.length - 1);
    if (heeded.isDistress) return help();
    if (end) return told.onBarred(end);
    if (signal.aborted || isLeaving) return;
    const aloud = { chatId, lines: toPrompt(lines), language, country, requestId };
    let hasSpoken = false;
    const composed = await replyAloud(
      context,
      senses,
      { ...aloud, signal },
      {
        onSentence({ text }) {
          if (text.trim() === '') return;
          hasSpoken = true;
          void mouth.say(text.trim(), signal);
        },
        // Whatever else is said of it belongs to another turn.
        onRetraction: () => Promise.resolve(void interrupt()),
      },
    );
    if (composed.kind === 'withdrawn') return told.onBarred('character');
    if (composed.kind === 'referral') return help();
    if (composed.refusal || !hasSpoken) await mouth.say(phrase('deflection'), answering.signal);
  };
  let helping = Promise.resolve();
  /** What is said whoever speaks meanwhile; a signal of its own makes it a turn of its own. */
  const firmly = () => {
    interrupt();
    return AbortSignal.any([stopping.signal]);
  };
  /** Says that it is an AI, whoever speaks meanwhile, before anything counts. */
  const tellOfAi = (words: Parameters<typeof phrase>[0]) => {
    const signal = AbortSignal.any([stopping.signal]);
    ofFrame.add(signal);
    void mouth.say(phrase(words), signal);
  };
  const help = async () => {
    told.onDistress();
    const where = { country: country ?? null, language: language ?? null };
    lines.push({ role: 'character', text: await wordsOfHelp(context, where) });
    caption(lines.length - 1);
    helping = mouth.say(phrase('help'), firmly());
    return helping;
  };
  const transcribe = async (samples: Int16Array) => {
    const audioMs = Math.round((samples.length / heardRate) * 1000);
    const wav = wavOf(samples, heardRate);
    const about = { audioMs, language, personId: userId, requestId };
    return senses.transcriber.transcribe({ wav, ...about });
  };
  let hearing: Promise<void> = Promise.resolve();
  const ear = createEar({
    onBegun: () => void interrupt(),
    read(samples) {
      const read = transcribe(samples);
      // Of what turns out to go on nobody asks how it was read.
      read.catch(() => undefined);
      return read;
    },
    onUttered(read) {
      const { signal } = answering;
      const understand = async () => {
        const said = await read;
        if (said !== '') await answer(said, signal);
      };
      hearing = hearing.then(() =>
        understand().catch((error: unknown) => {
          if (signal.aborted) return;
          told.onFailure(error);
          void mouth.say(phrase('not-heard'), signal);
        }),
      );
    },
  });
  return {
    greet() {
      if (!isGreeted && toldAtStart) tellOfAi(toldAtStart);
      isHelloDue = true;
      void mouth.say(phrase(isGreeted ? 'back' : 'hello'), answering.signal);
    },
    fallSilent() {
      isHelloDue = false;
      interrupt();
    },
    hear: ear,
    helped: () => helping,
    sayGoodbye() {
      isLeaving = true;
      return mouth.say(phrase('goodbye'), firmly());
    },
    stay: () => void (isLeaving = false),
    stop() {
      answering.abort();
      stopping.abort();
    },
  };
}

const toPrompt = (lines: readonly CallLine[]) =>
  lines.map(({ role, text: content }) => ({ role, content }));
