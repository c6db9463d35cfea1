import type { LanguageModel } from '~/providers/language-model/language-model';
import type { ReplyWriter } from '../chat/reply/write-reply';
import type { Moderator } from '../moderation/verdict';
import type { CallEnd, CallLine } from './schema';

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
export interface ConversationCallbacks {
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
