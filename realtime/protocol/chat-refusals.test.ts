import { expect, it } from 'vitest';
import { sendMessageSchema } from '~/domain/chat/schema';
import { chatSentences } from './chat-refusals';

it('says of each refusal something of its own, by which clients know it', () => {
  const sentences = Object.values(chatSentences);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it.each([
  ['message-required', ' '],
  ['message-too-long', 'a'.repeat(60_001)],
  ['message-not-storable', 'nul \0 inside'],
] as const)('says of %s what the command says of it', (code, content) => {
  const read = sendMessageSchema.shape.content.safeParse(content);
  expect(read.error?.issues[0]?.message).toBe(chatSentences[code]);
});
