interface Saying {
  /** Converts words to speech samples; null if that failed. */
  read(text: string): Promise<Int16Array | null>;
  /** Plays samples on the connection; resolves immediately when the signal aborts. */
  say(samples: Int16Array, signal: AbortSignal): Promise<void>;
  onFailure(error: unknown): void;
}

/** A queue that says phrases in order; each is converted to speech while those before it play. */
export interface SpeechQueue {
  /**
   * Resolves once the phrase is said or its speech was cut short; `onSaying` is called as it begins to
   * play.
   */
  say(text: string, signal: AbortSignal, onSaying: () => void): Promise<void>;
}

/** Creates a speech queue. A phrase that cannot be converted to speech is only shown as a caption. */
export function createSpeechQueue({ read, say, onFailure }: Saying): SpeechQueue {
  let turn: Promise<void> = Promise.resolve();
  return {
    say(text, signal, onSaying) {
      const reading = read(text);
      turn = turn
        .then(async () => {
          const samples = await reading;
          if (signal.aborted) return;
          onSaying();
          if (samples) await say(samples, signal);
        })
        .catch(onFailure);
      return turn;
    },
  };
}
