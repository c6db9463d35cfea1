import { describe, expect, it } from 'vitest';
import { learnLimits, type Limits } from './learn-limits';

function learn(text: string, status = 400, known: Limits = {}) {
  const limits = { ...known };
  return [learnLimits(limits, { status, text, withUsage: true }), limits];
}

describe('a refusal', () => {
  it.each([
    ['vLLM', 400, '{"object":"error","message":"System role not supported","code":400}'],
    ['llama.cpp', 500, '{"error":{"code":500,"message":"System role not supported"}}'],
    [
      'LM Studio',
      400,
      '{"error":"Error rendering prompt: \\"Only user and assistant roles are supported!\\""}',
    ],
    [
      'Mistral’s template',
      400,
      'conversation roles must alternate user/assistant/user/assistant/...',
    ],
    ['others', 422, '{"error":{"message":"system messages are not supported by this model"}}'],
  ])('of the system role is understood from %s', (_name, status, text) => {
    expect(learn(text, status)).toEqual([true, { hasNoSystemRole: true }]);
    expect(learn(text, status, { hasNoSystemRole: true })[0]).toBe(false);
  });

  it.each([
    [
      'vLLM',
      2048,
      'This model’s maximum context length is 2048 tokens. However, you requested 2300',
    ],
    [
      'llama.cpp',
      1024,
      '{"error":{"type":"exceed_context_size_error","n_prompt_tokens":3000,"n_ctx":1024}}',
    ],
    ['older llama.cpp', 1024, 'the request exceeds the available context size (1024 tokens)'],
    ['LM Studio', 4096, '{"error":"the model is loaded with context length of only 4096 tokens"}'],
  ])('of a long prompt names the context: %s', (_name, contextTokens, text) => {
    expect(learn(text)).toEqual([true, { contextTokens }]);
    expect(learn(text, 400, { contextTokens })).toEqual([false, { contextTokens }]);
  });

  it('of token counts is understood, and any other teaches nothing', () => {
    expect(learn('unknown field: stream_options')).toEqual([true, { isUsageUnknown: true }]);
    expect(learn('{"error":{"message":"no such model"}}', 404)).toEqual([false, {}]);
    expect(learn('{"error":{"message":"bad request"}}')).toEqual([false, {}]);
    expect(learn('maximum context length is 3 tokens')).toEqual([false, {}]);
  });
});
