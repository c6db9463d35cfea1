import { shiftPerson } from '../person-shift';
import { clausesOf } from '../understand/normalise';
import { type FanFact, mergeFacts } from './fan-fact';
import { factPatterns } from './fact-patterns';
import { isName, pets, relatives } from './word-lists';

/** Facts of one clause, in the order of the patterns; a question tells none. */
export function factsOfClause(clause: string, turn: number): FanFact[] {
  const text = clause.replaceAll('’', "'").trim();
  if (
    text.endsWith('?') ||
    /^(?:do|did|would|could|can|are|is|what|how|who|where|when|why) (?:i|you|my)\b/i.test(text)
  )
    return [];
  const found: FanFact[] = [];
  for (const { pattern, read } of factPatterns) {
    const match = pattern.exec(text);
    const fact = match && read(match.groups ?? {});
    if (!fact) continue;
    const [kind, subject, value] = fact;
    if (value.length > 80 || found.some((other) => overlaps(other, value))) continue;
    found.push({ kind, subject, value, turn });
  }
  return found;
}

/** Everything a fan has told, the newest word on a matter last. */
export function readFacts(messages: readonly string[], memories: readonly string[]): FanFact[] {
  const remembered = memories.flatMap((memory) => factsOfClause(asToldByFan(memory), -1));
  return messages.reduce<FanFact[]>(
    (facts, message, turn) => {
      const told = clausesOf(message).reduce<FanFact[]>((soFar, clause) => {
        const known = mergeFacts(facts, soFar);
        return mergeFacts(soFar, [
          ...nameOfKnown(clause, known, messages.slice(0, turn + 1).join('\n'), turn),
          ...factsOfClause(clause, turn),
        ]);
      }, []);
      return mergeFacts(facts, told);
    },
    mergeFacts([], remembered),
  );
}

/** What was said about a matter, word for word from the other side: the newest first. */
export function statementsAbout(messages: readonly string[], words: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase().replace(/s$/, ''));
  return messages
    .flatMap((message) => clausesOf(message))
    .filter((clause) => !clause.endsWith('?') && /\b(?:i|i'm|i've|my|we|our)\b/i.test(clause))
    .filter((clause) =>
      wanted.some((word) => new RegExp(`\\b${escapePattern(word)}`, 'i').test(clause)),
    )
    .map((clause) =>
      shiftPerson(
        clause.replace(/[.!…\s]+$/, '').replace(/^(?:well|so|and|but|also|oh|yes|no),? /i, ''),
      ),
    )
    .toReversed();
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const namesLater =
  /^(?:and )?(?:(?:his|her|its|their) name(?:'s| is)|(?:he|she|it)(?:'s| is) (?:called|named)|(?:he|she)'s) (\p{L}[\p{L}'-]+)/iu;
const mentioned = new RegExp(
  String.raw`\bmy (?:little |older |younger |big |old |new )?(?<animal>${pets})\b|\bmy (?:little |older |younger |big )?(?<person>${relatives})\b`,
  'gi',
);

/** 'Her name is Biscuit' belongs to the last animal or person that was mentioned without a name. */
function nameOfKnown(
  clause: string,
  known: readonly FanFact[],
  before: string,
  turn: number,
): FanFact[] {
  const name = namesLater.exec(clause)?.[1];
  if (!name || !isName(name)) return [];
  const value = name.charAt(0).toUpperCase() + name.slice(1);
  const nameless = known.findLast(
    (fact) => (fact.kind === 'pet' || fact.kind === 'relative') && fact.value === '',
  );
  if (nameless) return [{ ...nameless, value, turn }];
  const last = [...before.matchAll(mentioned)].at(-1)?.groups;
  const subject = (last?.['animal'] ?? last?.['person'])?.toLowerCase();
  return subject ? [{ kind: last?.['animal'] ? 'pet' : 'relative', subject, value, turn }] : [];
}

/** Memories are kept about somebody ('Has a dog named Rex'); the patterns expect 'I have …'. */
function asToldByFan(memory: string): string {
  return memory
    .replace(/[.\s]+$/, '')
    .replace(/^(?:the (?:person|user|fan)|they|he|she|you)\s+/i, '')
    .replace(/^(?:(?:your|their|his|her|the (?:person|user|fan)'s)\s+)/i, 'my ')
    .replace(/^(?:is|are|'re|'s) /i, "I'm ")
    .replace(/^name: /i, 'my name is ')
    .replace(/^(?:has|have) /i, 'I have ')
    .replace(
      /^(lives|works|loves|likes|enjoys|hates|plays|studies|comes|teaches|moved|drives|owns) /i,
      (_whole, verb: string) =>
        `I ${verb
          .toLowerCase()
          .replace(/ies$/, 'y')
          .replace(/ches$/, 'ch')
          .replace(/([^s])s$/, '$1')} `,
    )
    .replace(
      /^(live|work|love|like|enjoy|hate|play|study|come|teach|drive|own) /i,
      (_whole, verb: string) => `I ${verb.toLowerCase()} `,
    );
}

function overlaps(other: FanFact, value: string): boolean {
  if (other.value === '' || value === '' || other.kind === 'said') return false;
  const [a, b] = [other.value.toLowerCase(), value.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
