/** The maximum share of a model's context for the answer, as in `fitMessages`. */
const answerShare = 0.5;
/** The share of the remaining context for the prompt; tokenizers differ from the estimate. */
const promptShare = 0.85;

interface PromptLimits {
  /** The setting for the maximum length of a prompt. */
  reply_context_tokens: number;
  reply_max_tokens: number;
}

/**
 * Returns the tokens of a prompt: those of the setting, or fewer if the model's context, which holds prompt
 * and answer, is smaller. `contextTokens` is undefined for a model without a known limit.
 */
export function promptBudget(
  { reply_context_tokens, reply_max_tokens }: PromptLimits,
  contextTokens: number | undefined,
): number {
  if (contextTokens === undefined) return reply_context_tokens;
  const answer = Math.min(reply_max_tokens, contextTokens * answerShare);
  return Math.min(reply_context_tokens, Math.floor((contextTokens - answer) * promptShare));
}
