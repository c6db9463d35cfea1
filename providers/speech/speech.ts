interface Words {
  text: string;
  /** The voice's name at the service. */
  voice: string;
  requestId: string;
}

/** A service that reads words aloud. */
export interface Speaker {
  /** The service's name for its model; records contain it. */
  readonly model: string;
  /**
   * Returns the words as sound, in a container format that the service chooses. Throws SpeechUnavailable
   * if a retry may succeed, and SpeechRefused if it never will.
   */
  speak(words: Words): Promise<Buffer>;
}

interface Recording {
  /** Mono, 16 bits, 16 kHz: every service reads this format. */
  wav: Buffer;
  /** The most likely spoken language (BCP 47); without it the service detects the language. */
  language?: string | undefined;
  requestId: string;
}

/** A service that transcribes speech. */
export interface Transcriber {
  /** The service's name for its model; records contain it. */
  readonly model: string;
  /**
   * Returns the spoken words without marks of noises; an empty string if there are none. Throws like a
   * Speaker.
   */
  transcribe(recording: Recording): Promise<string>;
}

export class SpeechUnavailable extends Error {
  override name = 'SpeechUnavailable';
  readonly code = 'speech.unavailable';
}

export class SpeechRefused extends Error {
  override name = 'SpeechRefused';
  readonly code = 'speech.refused';
}
