import type { Clause } from './hear/clauses';
import { ownSentences } from './own-slots';
import type { Profile } from './profile';

const common = new Set(
  'about your yours with what where when which that this have does from they there their them would could should like love want know tell think remember really ever still always never much many more most some something anything everything thing things people person time good best make makes made feel work works working life live lives living home night evening morning today once only over into after before because while them than then also very just'.split(
    ' ',
  ),
);
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/'s$/, '')
    .replace(/(?:ies|es|s|ing|ed|er|ers)$/, '')
    .slice(0, 6);

function contentOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word.length > 3 && !common.has(word));
  return new Set(words.map(stem).filter((word) => word.length > 2));
}

/** The sentences of the profile that a question about the character is after, the nearest first. */
export function profileOn(clause: Clause, profile: Profile): string[] {
  if (
    !/\b(?:you|your|yours)\b/.test(clause.plain) &&
    !/^(?:what|who|where|why|how|when)\b/.test(clause.plain)
  )
    return [];
  if (/\b(?:my|i|me)\b/.test(clause.plain) && !/\byour\b/.test(clause.plain)) return [];
  const asked = contentOf(clause.plain);
  return ownSentences(profile)
    .map((text) => ({
      text,
      shared: [...contentOf(text)].filter((word) => asked.has(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ text }) => text);
}
