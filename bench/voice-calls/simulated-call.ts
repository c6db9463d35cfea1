import { setImmediate } from 'node:timers/promises';
import type { CharacterState } from '~/domain/voice-calls/decide-turn';
import type { TurnListener } from '~/domain/voice-calls/turn-taking';
import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import type { SpokenTurn, TimedPart } from './caller-sound';

/** Milliseconds that services take. */
interface Latencies {
  /** From sound to its words. */
  transcribeMs: number;
  /** From words to the first sentence of the reply, with moderation. */
  replyMs: number;
  /** From the sentence to its sound. */
  speakMs: number;
}

/** Creates a rule that receives frames and reports to the call. */
export type TurnRule = (
  listener: TurnListener,
  call: { character: () => CharacterState; language: string },
) => (frame: Int16Array) => void;

interface Options {
  rule: TurnRule;
  language: string;
  latencies: Latencies;
  /** Returns a frame of a turn, or of the quiet room for null. */
  frame(voice: Float32Array | null, index: number): Int16Array;
  random: () => number;
}

/** The events of one turn, with times in milliseconds since the caller's last sound. */
interface TurnResult {
  /** The number of times the rule ended the turn before its end. */
  cuts: number;
  /** The number of times the character spoke before its end. */
  audibleCuts: number;
  /** The first sound of the answer; null if there was none. */
  firstSoundMs: number | null;
}

/** The result of a sound while the character speaks; times in milliseconds since its beginning. */
interface BargeInResult {
  /** The time at which the character became silent; null if they did not. */
  silentMs: number | null;
  isStopped: boolean;
  /** Milliseconds for which the character was silent before they went on. */
  gapMs: number;
}

/** The longest wait for an answer in milliseconds. */
const patienceMs = 5_000;
/** The length of the character's answers. */
const answerMs = 1_500;

/** A call in simulated time, frame by frame: one second of it takes some milliseconds. */
export class SimulatedCall {
  #ms = 0;
  #due: { at: number; run(): void }[] = [];
  /** The time at which the character's answer begins, and its end. */
  #answer: { from: number; to: number; isPlaying: boolean } | null = null;
  #prepared: number | null = null;
  #suspendedAt: number | null = null;
  #spoken: TimedPart[] = [];
  #ends: number[] = [];
  #sounds: number[] = [];
  #interruptions = 0;
  #gapMs = 0;
  readonly #receive: (frame: Int16Array) => void;

  constructor(private readonly options: Options) {
    const { rule, language } = options;
    this.#receive = rule(this.#listener(), { language, character: () => this.#state() });
  }

  /** Plays a turn, waits for the answer and lets it play. */
  async hold({ voice, parts }: SpokenTurn): Promise<TurnResult> {
    const from = this.#ms;
    this.#spoken.push(
      ...parts.map((part) => ({ ...part, from: part.from + from, to: part.to + from })),
    );
    const end = from + (parts.at(-1)?.to ?? 0);
    this.#ends = [];
    this.#sounds = [];
    for (let index = 0; this.#ms < end; index += 1) await this.#step(voice, index);
    const isOver = () => this.#ends.some((at) => at >= end - frameMs) && this.#hasBegun();
    while (!isOver() && this.#ms < end + patienceMs) await this.#step(null, 0);
    const firstSound = this.#sounds.find((at) => at >= end) ?? null;
    while (this.#answer) await this.#step(null, 0);
    return {
      cuts: this.#ends.filter((at) => at < end - frameMs).length,
      audibleCuts: this.#sounds.filter((at) => at < end).length,
      firstSoundMs: firstSound === null ? null : firstSound - end,
    };
  }

  /** Plays a sound while the character speaks. */
  async bargeIn({ voice, parts }: SpokenTurn): Promise<BargeInResult> {
    for (let count = 0; count < 25; count += 1) await this.#step(null, 0);
    this.#answer = { from: this.#ms, to: this.#ms + 20_000, isPlaying: true };
    for (let count = 0; count < 25; count += 1) await this.#step(null, 0);
    const from = this.#ms;
    this.#spoken.push(
      ...parts.map((part) => ({ ...part, from: part.from + from, to: part.to + from })),
    );
    this.#interruptions = 0;
    this.#gapMs = 0;
    let silentMs: number | null = null;
    for (let index = 0; this.#ms < from + 4_000; index += 1) {
      await this.#step(voice, index);
      const isSilent = this.#suspendedAt !== null || this.#interruptions > 0;
      if (isSilent) silentMs ??= this.#ms - from;
    }
    const isStopped = this.#interruptions > 0;
    this.#answer = null;
    for (let count = 0; count < 100; count += 1) await this.#step(null, 0);
    this.#answer = null;
    return { silentMs, isStopped, gapMs: this.#gapMs };
  }

  #hasBegun = () => this.#answer !== null && this.#ms >= this.#answer.from;

  async #step(voice: Float32Array | null, index: number): Promise<void> {
    this.#receive(this.options.frame(voice, index));
    this.#ms += frameMs;
    const due = this.#due.filter(({ at }) => at <= this.#ms);
    this.#due = this.#due.filter(({ at }) => at > this.#ms);
    for (const { run } of due) run();
    if (due.length > 0) await setImmediate();
    if (!this.#answer) return;
    if (this.#suspendedAt !== null) {
      const delay = this.#ms >= this.#answer.from ? 0 : frameMs;
      this.#answer.from += delay;
      this.#answer.to += frameMs;
      return;
    }
    if (this.#hasBegun() && !this.#answer.isPlaying) {
      this.#answer.isPlaying = true;
      this.#sounds.push(this.#ms);
    }
    if (this.#ms >= this.#answer.to) this.#answer = null;
  }

  #state(): CharacterState {
    if (!this.#answer) return 'silent';
    return this.#hasBegun() ? 'speaking' : 'thinking';
  }

  #listener(): TurnListener {
    const { transcribeMs, replyMs, speakMs } = this.options.latencies;
    const answerAt = (from: number) => {
      const at = Math.max(this.#ms, from);
      this.#answer = { from: at, to: at + answerMs, isPlaying: false };
    };
    return {
      transcribe: (samples) => {
        const words = this.#wordsOf(this.#ms - (samples.length / receivedRate) * 1000);
        return new Promise((resolve) =>
          this.#due.push({ at: this.#ms + transcribeMs, run: () => resolve(words) }),
        );
      },
      onSuspend: () => void (this.#suspendedAt = this.#ms),
      onResume: () => {
        this.#gapMs += this.#ms - (this.#suspendedAt ?? this.#ms);
        this.#suspendedAt = null;
      },
      onInterrupt: () => {
        this.#interruptions += 1;
        this.#suspendedAt = null;
        this.#answer = null;
      },
      onLikelyEnd: () => void (this.#prepared = this.#ms + replyMs + speakMs),
      onGoingOn: () => void (this.#prepared = null),
      onEnd: (words) => {
        this.#ends.push(this.#ms);
        const prepared = this.#prepared;
        this.#prepared = null;
        if (prepared !== null) return answerAt(prepared);
        // The character thinks from now on, and begins once the words have arrived.
        answerAt(Infinity);
        const pending = this.#answer;
        void words.then((text) => {
          if (this.#answer !== pending) return;
          if (text === '') this.#answer = null;
          else answerAt(this.#ms + replyMs + speakMs);
        });
      },
    };
  }

  /**
   * Returns the words that were spoken since a time, as a service writes them: a fragment has a full stop or
   * no mark, and a word that is not over is missing.
   */
  #wordsOf(since: number): string {
    const parts = this.#spoken.flatMap(({ words, from, to }) => {
      if (from >= this.#ms || to <= since) return [];
      const list = words.split(' ');
      const share = (at: number) => Math.round((list.length * (at - from)) / (to - from));
      return list.slice(Math.max(0, share(since)), Math.max(0, share(this.#ms)));
    });
    const text = parts.join(' ');
    const isOver = this.#spoken.at(-1) !== undefined && (this.#spoken.at(-1)?.to ?? 0) <= this.#ms;
    if (isOver || text === '') return text;
    const bare = text.replace(/[.,;:…]+$/, '');
    return this.options.random() < 0.5 ? `${bare}.` : bare;
  }
}
