interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a model is asked for; which one is asked, and for how much, follows from it. */
export const modelPurposes = [
  'reply',
  'follow_up',
  'summary',
  'facts',
  'moderation',
  'replies',
] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface ModelSubject {
  person: { kind: 'user' | 'guest'; id: string };
  chatId: string;
}

/** What an answer came to in tokens, as the server counts them. */
export interface ModelUsage {
  tokensIn: number;
  tokensOut: number;
}

export interface ReplyRequest {
  messages: ModelMessage[];
  /** A reply unless told. */
  purpose?: ModelPurpose;
  /** For whom and in which chat it is asked, as it is counted. */
  about?: ModelSubject;
  /** Longest answer, in the model's tokens. */
  maxTokens: number;
  temperature?: number;
  /** The same for every attempt at one reply; the server can tell repeats by it. */
  requestId: string;
  /** Ends the reply; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
  /** Hears what the answer came to, at its end at the latest; never where the server does not tell. */
  onUsage?: (usage: ModelUsage) => void;
}

/** Continues a conversation. */
export interface LanguageModel {
  /**
   * Yields the reply as it is made, in pieces of any length; leaving the loop ends the request.
   * Asks once: trying again is the caller's affair. Every piece is well-formed text without NUL.
   * Throws LanguageModelUnavailable or LanguageModelRefused.
   */
  streamReply(request: ReplyRequest): AsyncIterable<string>;
}

export type UnavailableReason =
  'circuit-open' | 'time-out' | 'network' | 'status' | 'broken-off' | 'wordless';

/** The model could not answer now; the same request may succeed later. */
export class LanguageModelUnavailable extends Error {
  override name = 'LanguageModelUnavailable';
  readonly code = 'language-model.unavailable';
  readonly reason: UnavailableReason;
  /** Milliseconds the server asked to be left alone, where it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: UnavailableReason,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The model will not answer this request, however often it is asked. */
export class LanguageModelRefused extends Error {
  override name = 'LanguageModelRefused';
  readonly code = 'language-model.refused';

  constructor(
    message: string,
    /** Whether it is what was said that is refused, or any such request. */
    readonly about: 'content' | 'request',
    /** The HTTP status, where the refusal came as one. */
    readonly status?: number,
  ) {
    super(message);
  }
}
