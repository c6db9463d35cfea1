import { expect, it } from 'vitest';
import { sendMessageSchema } from '~/domain/chat/schema';
import { chatSentences } from './chat-refusals';

it('has a distinct sentence for each refusal, by which clients recognise it', () => {
  const sentences = Object.values(chatSentences);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it.each([
  ['message-required', ' '],
  ['message-too-long', 'a'.repeat(60_001)],
  ['message-not-storable', 'nul \0 inside'],
] as const)('uses for %s the sentence of the command', (code, content) => {
  const read = sendMessageSchema.shape.content.safeParse(content);
  expect(read.error?.issues[0]?.message).toBe(chatSentences[code]);
});
