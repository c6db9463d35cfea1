import type { ModelMessage } from './language-model';

/**
 * Returns the same conversation for a template without a system role: the system's text becomes part of the
 * first message of the person, and neighbours of one role are joined, because such templates also require
 * the roles to alternate.
 */
export function foldSystem(messages: readonly ModelMessage[]): ModelMessage[] {
  const folded: ModelMessage[] = [];
  for (const { role, content } of messages) {
    const as = role === 'system' ? 'user' : role;
    const last = folded.at(-1);
    if (last?.role === as) last.content = `${last.content}\n\n${content}`;
    else folded.push({ role: as, content });
  }
  return folded;
}
