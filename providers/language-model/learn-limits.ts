/** The properties of a server and its model that only its refusals reveal. */
export interface Limits {
  /** True once the server has rejected requests for token counts. */
  isUsageUnknown?: boolean;
  /** True once the model's template has rejected the system role, or roles that do not alternate. */
  hasNoSystemRole?: boolean;
  /** The tokens of a prompt and its answer together; undefined if unknown. */
  contextTokens?: number | undefined;
}

/** Template errors are 400 of vLLM, Ollama and LM Studio; llama.cpp answers 500. */
const noSystemRole =
  /system (?:role|message|prompt)s?[^.]{0,40}(?:not|un)\s?support|only user and assistant roles|roles must alternate/i;
const noUsage = /stream_options/;
/** The context as vLLM, llama.cpp and LM Studio name it when a prompt exceeds it. */
const contexts = [
  /maximum context length (?:is|of) (\d{1,8})/i,
  /"n_ctx":\s*(\d{1,8})/,
  /context size \((\d{1,8})/i,
  /context length of only (\d{1,8})/i,
];
/** A smaller context holds no conversation. */
const leastContext = 256;

/**
 * Learns from a refusal how the next request has to be. Returns true if something was new, so that the same
 * request is worth another attempt.
 */
export function learnLimits(
  limits: Limits,
  { status, text, withUsage }: { status: number; text: string; withUsage: boolean },
): boolean {
  if (![400, 413, 422, 500].includes(status)) return false;
  // Older servers reject stream options; the answer is more important than its token counts.
  if (withUsage && status !== 500 && noUsage.test(text)) {
    limits.isUsageUnknown = true;
    return true;
  }
  if (!limits.hasNoSystemRole && noSystemRole.test(text)) {
    limits.hasNoSystemRole = true;
    return true;
  }
  const context = contextIn(text);
  if (context === null || context >= (limits.contextTokens ?? Infinity)) return false;
  limits.contextTokens = context;
  return true;
}

function contextIn(text: string): number | null {
  const found = contexts.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return found !== undefined && Number(found) >= leastContext ? Number(found) : null;
}
