import type { Suspension } from '~/providers/voice-call/voice-line';

interface Saying {
  /** Converts words to speech samples; null if that failed. */
  read(text: string): Promise<Int16Array | null>;
  /**
   * Plays samples on the connection; resolves immediately when the signal aborts. Nothing is played while
   * it is suspended.
   */
  say(samples: Int16Array, signal: AbortSignal, suspension: Suspension): Promise<void>;
  onFailure(error: unknown): void;
}

/** Words to say, and the speech that they belong to. */
export interface Phrase {
  text: string;
  /** Its sound, if it is being converted already. */
  sound?: Promise<Int16Array | null> | undefined;
  signal: AbortSignal;
  suspension: Suspension;
  /** Called as it begins to play. */
  onSaying(): void;
}

/** A queue that says phrases in order; each is converted to speech while those before it play. */
export interface SpeechQueue {
  /** Resolves once the phrase is said or its speech was cut short. */
  say(phrase: Phrase): Promise<void>;
}

/** Creates a speech queue. A phrase that cannot be converted to speech is only shown as a caption. */
export function createSpeechQueue({ read, say, onFailure }: Saying): SpeechQueue {
  let turn: Promise<void> = Promise.resolve();
  return {
    say({ text, sound, signal, suspension, onSaying }) {
      const reading = sound ?? read(text);
      turn = turn
        .then(async () => {
          const samples = await reading;
          if (suspension.isOn()) await suspension.ended();
          if (signal.aborted) return;
          onSaying();
          if (samples) await say(samples, signal, suspension);
        })
        .catch(onFailure);
      return turn;
    },
  };
}
