import type { ModelMessage } from '../../protocol';

const head = 'What matters here and now:\n<data>\n';

/** What the entries of a lorebook say, as the system prompt brings them, also among the messages. */
export function loreOf(messages: readonly ModelMessage[]): string[] {
  const [system, ...others] = messages.filter(({ role }) => role === 'system');
  const blocks = (system?.content ?? '').split(head).slice(1);
  const among = others.map(({ content }) => content.replace('<data>\n', ''));
  return [...blocks, ...among]
    .map((block) => (block.split('\n</data>')[0] ?? '').split('\n').filter(Boolean).join(' '))
    .filter((text) => text !== '');
}
