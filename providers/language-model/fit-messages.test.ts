import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitMessages } from './fit-messages';
import type { ModelMessage } from './language-model';

const user = (content: string): ModelMessage => ({ role: 'user', content });
const system = (content: string): ModelMessage => ({ role: 'system', content });
const fit = (messages: ModelMessage[], contextTokens: number, maxTokens = 100) =>
  fitMessages({ messages, maxTokens, requestId: 'r' }, contextTokens);
const tokensOf = (messages: readonly ModelMessage[]) =>
  messages.reduce((sum, { content }) => sum + Math.ceil(Buffer.byteLength(content) / 3) + 4, 0);

describe('a prompt for a small context', () => {
  it('is unchanged if it fits', () => {
    const messages = [system('You are Noor.'), user('Hello')];
    expect(fit(messages, 4096)).toMatchObject({ messages, maxTokens: 100 });
  });

  it('loses the oldest words, not the rules or the last message', () => {
    const messages = [system('Rules.'), ...['1', '2', '3', '4'].map((n) => user(n.repeat(300)))];
    const kept = fit(messages, 400).messages.map(({ content }) => content[0]);
    expect(kept).toEqual(['R', '3', '4']);
  });

  it('keeps the beginning of rules and message that are too long, and half of it for the answer', () => {
    const { messages, maxTokens } = fit([system('r'.repeat(9000)), user('short')], 512, 900);
    expect(maxTokens).toBe(256);
    expect(messages.at(-1)?.content).toBe('short');
    expect(messages[0]?.content).toMatch(/^r{600,}$/);
  });

  it('always fits, whatever is said', () => {
    const message = fc.record({
      role: fc.constantFrom('system' as const, 'user' as const, 'assistant' as const),
      content: fc.string({ unit: 'grapheme', maxLength: 2000 }),
    });
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 256, max: 4096 }),
        fc.integer({ min: 1, max: 4096 }),
        (messages, contextTokens, maxTokens) => {
          const fitted = fit(messages, contextTokens, maxTokens);
          expect(tokensOf(fitted.messages) + fitted.maxTokens).toBeLessThanOrEqual(contextTokens);
          expect(fitted.messages.at(-1)?.role).toBe(messages.at(-1)?.role);
        },
      ),
    );
  });
});
