import type { LanguageModel } from '~/providers/language-model/language-model';
import { remember } from '~/domain/memory/remember';
import type { Moderator } from '~/domain/moderation/verdict';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import type { Dialogue, Line } from './lives/life';

/**
 * Has a character remember of a talk what its dialogue says, as if a model had found it. A talk that was
 * looked through before stays as it is.
 */
export async function seedMemory(
  context: DomainContext,
  chatId: string,
  dialogue: Pick<Dialogue, 'lines' | 'keeps'>,
): Promise<void> {
  const finder = { model: finderOf(dialogue), moderator: trusting };
  const { signal } = new AbortController();
  await remember(context, finder, chatId, { requestId: newId(), signal });
}

/** What the cast's own words need no judge for. */
const trusting: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };

/** Answers, whatever it is asked, with what a dialogue keeps, in the form of the request for facts. */
function finderOf({ lines, keeps = [] }: Pick<Dialogue, 'lines' | 'keeps'>): LanguageModel {
  const told = lines.filter((line): line is Extract<Line, { me: string }> => 'me' in line);
  const answer = JSON.stringify(
    keeps.map((fact) => ({
      ...fact,
      message: told.findIndex(({ me }) => me.includes(fact.quote)) + 1,
    })),
  );
  return {
    async *streamReply() {
      yield await Promise.resolve(answer);
    },
  };
}
