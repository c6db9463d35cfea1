import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import {
  decideTurn,
  firstTurn,
  type CharacterState,
  type TurnEffect,
  type TurnEvent,
  type TurnLimits,
} from './decide-turn';
import type { VoiceDetector } from './voice-detector';

const samplesOfFrame = (receivedRate * frameMs) / 1000;
/** Frames before the detected start that belong to the utterance. */
const framesBefore = 20;
/**
 * Frames after which a pause closes a part of a turn: what follows is transcribed alone, since each pause
 * would cost the whole length again.
 */
const longestPart = 10_000 / frameMs;

/** Receives the events of a caller's turns. */
export interface TurnListener {
  /** Returns the words of 16-bit samples, mono, `receivedRate`. They are discarded if more is said. */
  transcribe(samples: Int16Array): Promise<string>;
  /** The character is to be silent until `onResume` or `onInterrupt`. */
  onSuspend(): void;
  onResume(): void;
  /** The caller has the turn. */
  onInterrupt(): void;
  /** The turn has probably ended with these words. */
  onLikelyEnd(words: string): void;
  /** The caller goes on after all. */
  onGoingOn(): void;
  /** The turn has ended; its words may still be transcribed. */
  onEnd(words: Promise<string>): void;
}

interface TurnTakingOptions {
  detector: VoiceDetector;
  limits: TurnLimits;
  /** The language of the call (BCP 47). */
  language: string | undefined;
  /** Returns the character's part at the moment. */
  character: () => CharacterState;
  listener: TurnListener;
}

/** Splits the sound of a connection into the caller's turns as it arrives, by `decideTurn`. */
export function createTurnTaking(options: TurnTakingOptions): (sound: Int16Array) => void {
  const turns = new TurnTaking(options);
  return (sound) => {
    for (let at = 0; at + samplesOfFrame <= sound.length; at += samplesOfFrame) {
      turns.receive(sound.subarray(at, at + samplesOfFrame));
    }
  };
}

/** Carries out the effects of `decideTurn` and passes the transcribed words back to it. */
class TurnTaking {
  #turn = firstTurn;
  #frames: Int16Array[] = [];
  /** The words of the parts that are closed. */
  #closed: Promise<string>[] = [];
  /** The words up to the current pause, and the number of frames that they were read from. */
  #words: Promise<string> | null = null;
  #framesRead = 0;

  constructor(private readonly options: TurnTakingOptions) {}

  receive(frame: Int16Array): void {
    const { detector, character } = this.options;
    this.#frames.push(frame);
    this.#apply({ kind: 'frame', speech: detector.detect(frame), character: character() });
    const isBefore = !this.#turn.isSpeaking && this.#frames.length > framesBefore;
    if (isBefore) this.#frames.shift();
  }

  #apply(event: TurnEvent): void {
    const { limits, language } = this.options;
    const { turn, effects } = decideTurn(this.#turn, event, { limits, language });
    this.#turn = turn;
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: TurnEffect): void {
    const { listener } = this.options;
    switch (effect) {
      case 'suspend':
        return listener.onSuspend();
      case 'resume':
        return listener.onResume();
      case 'interrupt':
        return listener.onInterrupt();
      case 'transcribe':
        return this.#transcribe(this.#turn.pause);
      case 'prepare':
        return listener.onLikelyEnd(this.#turn.words ?? '');
      case 'discard':
        return this.#goOn();
      case 'end':
        listener.onEnd(this.#words ?? this.#read());
        return this.#forget();
      case 'drop':
        return this.#forget();
    }
  }

  #transcribe(pause: number): void {
    const reading = this.#read();
    this.#words = reading;
    this.#framesRead = this.#frames.length;
    const { character } = this.options;
    reading.then(
      (text) => this.#apply({ kind: 'words', pause, text, character: character() }),
      // The turn ends by its pause alone; the receiver of its words gets the error.
      () => undefined,
    );
  }

  /** Returns the words of the utterance so far. */
  #read(): Promise<string> {
    const part = this.options.listener.transcribe(join(this.#frames));
    // No one awaits the transcript of an utterance that continues.
    part.catch(() => undefined);
    if (this.#closed.length === 0) return part;
    const whole = Promise.all([...this.#closed, part]).then((parts) => parts.join(' ').trim());
    whole.catch(() => undefined);
    return whole;
  }

  #goOn(): void {
    if (this.#words && this.#frames.length > longestPart) {
      this.#closed = [this.#words];
      this.#frames = this.#frames.slice(this.#framesRead);
    }
    this.#words = null;
    this.options.listener.onGoingOn();
  }

  #forget(): void {
    this.#frames = [];
    this.#closed = [];
    this.#words = null;
  }
}

function join(frames: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(frames.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const frame of frames) {
    joined.set(frame, at);
    at += frame.length;
  }
  return joined;
}
