import * as z from 'zod';
import { ownWordsOf, type TranscriptMessage } from '../chat/messages/list-transcript';
import { newId } from '../shared/ids';
import { oneLine } from '../shared/words/one-line';
import { factAbouts, factTextSchema, type FactCandidate } from './schema';

const foundSchema = z.object({
  text: factTextSchema,
  topic: z
    .string()
    .regex(/^[a-z][a-z ]{1,29}$/)
    .nullish()
    .catch(null),
  about: z.enum(factAbouts).catch('person'),
  message: z.number().int().positive(),
  quote: z.string().transform(oneLine).pipe(z.string().min(2).max(300)),
});

/**
 * Returns the facts in a model's answer, each with its quote. A fact whose quote is in no message is left
 * out, so nothing is stored that the person did not say. Returns null when the answer is not a list.
 */
export function readFactsAnswer(
  answer: string,
  messages: readonly TranscriptMessage[],
): FactCandidate[] | null {
  const list = readList(answer);
  if (!list) return null;
  return list.flatMap((one) => {
    const found = foundSchema.safeParse(one);
    if (!found.success) return [];
    const { message: number, quote, ...fact } = found.data;
    const message = messages[number - 1];
    if (!message || !says(ownWordsOf(message), quote)) return [];
    return {
      ...fact,
      id: newId(),
      topic: fact.topic ?? null,
      quote,
      messageId: message.id,
      toldAt: message.sentAt,
      ends: null,
      foundBy: 'model',
    };
  });
}

/** Parses the JSON list in an answer. Some models surround it with text or a code fence. */
function readList(answer: string): unknown[] | null {
  const start = answer.indexOf('[');
  const end = answer.lastIndexOf(']');
  if (start === -1 || end < start) return null;
  try {
    const list: unknown = JSON.parse(answer.slice(start, end + 1));
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

const plain = (text: string) =>
  oneLine(text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').toLowerCase());

const says = (content: string, quote: string) =>
  plain(content).includes(plain(quote).replace(/(?:…|\.\.\.)$/, ''));
