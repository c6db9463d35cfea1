import * as z from 'zod';
import { failureOfError } from './failure';
import { LanguageModelRefused, LanguageModelUnavailable, type ModelUsage } from './language-model';

/** Text, or parts, of which only those with text count. */
const contentSchema = z
  .union([
    z.string(),
    z
      .array(
        z.union([
          z.string(),
          z.object({ type: z.string().nullish(), text: z.string().nullish().catch(null) }),
        ]),
      )
      .transform((parts) => parts.map(textOf).join('')),
  ])
  .nullish();

function textOf(part: string | { type?: string | null; text?: string | null }): string {
  if (typeof part === 'string') return part;
  return (part.type ?? 'text').endsWith('text') ? (part.text ?? '') : '';
}

const modelMessageSchema = z
  .object({
    content: contentSchema,
    refusal: z.string().nullish(),
    reasoning: z.unknown().optional(),
    reasoning_content: z.unknown().optional(),
    reasoning_details: z.unknown().optional(),
  })
  .nullish();

const tokens = z.number().int().min(0).max(100_000_000);
/** Invalid counts are treated as missing. */
const usageSchema = z
  .object({ prompt_tokens: tokens, completion_tokens: tokens })
  .transform((counted): ModelUsage => ({
    tokensIn: counted.prompt_tokens,
    tokensOut: counted.completion_tokens,
  }))
  .nullish()
  .catch(null);

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: modelMessageSchema,
        message: modelMessageSchema,
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: usageSchema,
  error: z.unknown().optional(),
});

/** The content of one chunk of an answer, or of a whole answer that was not streamed. */
export interface Chunk {
  text: string;
  /** True if the chunk contains reasoning, which is not shown. */
  isThinking: boolean;
  /** True if the answer is complete. */
  isLast: boolean;
  /** Token counts so far, if the server reports them. */
  usage: ModelUsage | null;
}

/**
 * Parses a chunk of a chat completion, or a whole one. Throws LanguageModelRefused if the model or its
 * filter refuses, LanguageModelUnavailable if it reports an error or anything unexpected.
 */
export function readChunk(json: string): Chunk {
  const parsed = chunkSchema.safeParse(parseJson(json));
  if (!parsed.success) throw brokenOff('The answer is not in the agreed form', parsed.error);
  const { choices, error, usage } = parsed.data;
  if (error !== undefined && error !== null) throw failureOfError(error);
  const choice = choices?.[0];
  const message = choice?.delta ?? choice?.message;
  const reason = choice?.finish_reason ?? '';
  if (reason === 'content_filter' || message?.refusal) {
    throw new LanguageModelRefused('The model will not answer what was said', 'content');
  }
  if (reason === 'error') throw brokenOff('The model told an error');
  return {
    text: message?.content ?? '',
    isThinking: Boolean(
      message?.reasoning_content ?? message?.reasoning ?? message?.reasoning_details,
    ),
    isLast: reason !== '' || Boolean(choice?.message),
    usage: usage ?? null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw brokenOff('The answer is not JSON', error);
  }
}

/** Returns the failure for an answer that ended early or is invalid. */
export function brokenOff(message: string, cause?: unknown): LanguageModelUnavailable {
  return new LanguageModelUnavailable('broken-off', message, { cause });
}
