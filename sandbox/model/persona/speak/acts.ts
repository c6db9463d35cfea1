import { wordsOf } from '../language';
import { type Clause, withoutFillers } from '../thread/clauses';
import type { Thread } from '../thread/thread';
import { timeIn } from '../thread/times';
import { formsIn } from '../recognise/forms';
import type { Say } from './say';

/** Returns the group that answers a favour or a request: "wish me luck", "can I tell you something". */
export const actIn = (
  { text }: Pick<Clause, 'text'>,
  { language }: Pick<Thread, 'language'>,
): string | null =>
  formsIn(wordsOf[language].acts).find(({ pattern }) =>
    pattern.test(withoutFillers(text, language)),
  )?.group ?? null;

/** Does what a clause asks as a favour; null if it asks none. */
export function act(clause: Clause, thread: Thread, say: Say): string | null {
  const group = actIn(clause, thread);
  if (group === null) return null;
  return say(group, { when: timeIn(thread.message, thread.language) }) ?? say(`${group}.again`);
}
