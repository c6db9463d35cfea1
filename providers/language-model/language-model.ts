export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The purposes of model calls; each determines the model and its budget. */
export const modelPurposes = [
  'reply',
  'follow_up',
  'summary',
  'facts',
  'moderation',
  'replies',
  'trial',
] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface ModelSubject {
  person: { kind: 'user' | 'guest'; id: string };
  chatId: string;
}

/** The tokens of an answer, as the server counts them. */
export interface ModelUsage {
  tokensIn: number;
  tokensOut: number;
}

export interface ReplyRequest {
  messages: ModelMessage[];
  /** By default a reply. */
  purpose?: ModelPurpose;
  /** The person and the chat of the call, for usage counts. */
  about?: ModelSubject;
  /** The maximum length of an answer, in the model's tokens. */
  maxTokens: number;
  temperature?: number;
  /** The same for every attempt at one reply, so that the server can detect repeats. */
  requestId: string;
  /** Ends the reply; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
  /**
   * Called with the token counts, at the end of the answer at the latest; never if the server reports none.
   */
  onUsage?: (usage: ModelUsage) => void;
  /** The name of the model to call first, before those of its purpose; for a trial, the only one. */
  model?: string | undefined;
  /** Called at the end of an answer; never by a model that does not choose among several. */
  onAnswered?: ((answered: AnsweredBy) => void) | undefined;
}

/** The model of an answer, and what was found out about the models on the way. */
export interface AnsweredBy {
  model: string;
  /** The model that is first in line without a named one. */
  current: string;
  /** False if the named model may not be called, or its server does not have it. */
  isServed: boolean;
  /** True if the named model is a demo's stand-in, which the current one replaces for good. */
  isStandIn: boolean;
}

/** A model that continues a conversation. */
export interface LanguageModel {
  /**
   * Yields the reply as it is created, in pieces of any length; leaving the loop ends the request. Makes a
   * single attempt: retries are up to the caller. Every piece is well-formed text without NUL. Throws
   * LanguageModelUnavailable or LanguageModelRefused.
   */
  streamReply(request: ReplyRequest): AsyncIterable<string>;
  /**
   * Returns the tokens of a prompt and its answer together, for the named model or the usual one; undefined
   * if no limit is known.
   */
  contextTokens?(name?: string): number | undefined;
}

export type UnavailableReason =
  'circuit-open' | 'time-out' | 'network' | 'status' | 'broken-off' | 'wordless';

/** The model could not answer now; the same request may succeed later. */
export class LanguageModelUnavailable extends Error {
  override name = 'LanguageModelUnavailable';
  readonly code = 'language-model.unavailable';
  readonly reason: UnavailableReason;
  /** Milliseconds after which the server allows a retry, if it says so. */
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

/** The model refuses this request; a retry would fail, too. */
export class LanguageModelRefused extends Error {
  override name = 'LanguageModelRefused';
  readonly code = 'language-model.refused';

  constructor(
    message: string,
    /** The refused part: the content, or any such request. */
    readonly about: 'content' | 'request',
    /** The HTTP status, if the refusal had one. */
    readonly status?: number,
  ) {
    super(message);
  }
}
