import * as z from 'zod';

const contentSchema = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map((part) => part.text ?? '').join('')),
]);

const messageSchema = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: contentSchema,
});

/** What is understood of an OpenAI-compatible request; other fields are accepted and ignored. */
export const completionRequestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(messageSchema).min(1).max(2_000),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
});
export type CompletionRequest = z.infer<typeof completionRequestSchema>;
export type ModelMessage = z.infer<typeof messageSchema>;

/** The shape in which OpenAI-compatible servers say no. */
export function errorBody(message: string, type: string, code: string | null = null) {
  return { error: { message, type, param: null, code } };
}
