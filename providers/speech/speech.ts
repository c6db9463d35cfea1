interface Words {
  text: string;
  /** As the service calls it. */
  voice: string;
  requestId: string;
}

/** Whoever reads words aloud. */
export interface Speaker {
  /** What the service calls its model; records name it. */
  readonly model: string;
  /**
   * The words as sound, in a container of the service's choice. Throws SpeechUnavailable for what may go well later, and SpeechRefused for
   * what never will.
   */
  speak(words: Words): Promise<Buffer>;
}

interface Recording {
  /** Mono, 16 bits, 16 kHz: what every service reads. */
  wav: Buffer;
  /** The language that is most likely spoken (BCP 47); the service finds out without it. */
  language?: string | undefined;
  requestId: string;
}

/** Whoever writes down what was said. */
export interface Transcriber {
  /** What the service calls its model; records name it. */
  readonly model: string;
  /**
   * What was said, without marks of noises; empty where nobody said anything. Throws as a Speaker
   * does.
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
