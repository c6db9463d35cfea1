import * as z from 'zod';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { remember } from '~/domain/memory/remember';
import type { Moderator } from '~/domain/moderation/verdict';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import type { Dialogue } from './lives/life';

/**
 * Stores the facts of a dialogue in the character's memory, as if a model had found them. A chat that
 * was searched before is left unchanged.
 */
export async function seedMemory(
  context: DomainContext,
  chatId: string,
  dialogue: Pick<Dialogue, 'keeps'>,
): Promise<void> {
  const finder = { model: finderOf(dialogue), moderator: trusting };
  const { signal } = new AbortController();
  await remember(context, finder, chatId, { requestId: newId(), signal });
}

/** A moderator that allows everything: the cast's own texts need no moderation. */
const trusting: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };

const inputSchema = z.array(z.object({ message: z.number(), text: z.string() }));

/**
 * Returns a model that replies to a request for facts with a dialogue's facts, each with the number of
 * the message it quotes.
 */
function finderOf({ keeps = [] }: Pick<Dialogue, 'keeps'>): LanguageModel {
  return {
    async *streamReply({ messages }) {
      const numberedMessages = inputSchema.parse(JSON.parse(messages.at(-1)?.content ?? '[]'));
      const found = keeps.flatMap((fact) => {
        const source = numberedMessages.find(({ text }) => text.includes(fact.quote));
        return source ? [{ ...fact, message: source.message }] : [];
      });
      yield await Promise.resolve(JSON.stringify(found));
    },
  };
}
