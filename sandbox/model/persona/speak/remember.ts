import { wordsOf } from '../language';
import { capital, plainWords } from '../recognise/features';
import { recognise } from '../recognise/recogniser';
import { type Clause, hasWord, startsAsking } from '../thread/clauses';
import { recollect, wantedIn } from '../thread/recollect';
import { likeness } from '../thread/stems';
import { asksWhen, recall, turnAround } from '../thread/statements';
import type { Thread } from '../thread/thread';
import { timeIn } from '../thread/times';
import type { Say } from './say';

const fewWords = 5;
const ofWhatWas = /^(?:what|was) (?:did|was|were|is|hat|habe|ist|war)\b/i;
const leastRecall = 0.5;
const certain = 0.8;
const ofAdvice =
  /\b(?:should|shall|could|would) (?:i|we)\b|\bsoll(?:te)? ich\b|\bje d(?:ois|evrais)\b/i;
const ofOthers = /\b(?:she|he|they|er|sie)\b/i;

const wordsIn = (text: string, list: string) => {
  const listed = new Set(list.split(' '));
  return plainWords(text).filter((word) => listed.has(word)).length;
};

/** True if a message asks to be remembered: "quiz time", "do you remember", "when was it again?". */
export function isCued({ message, language }: Thread): boolean {
  const { cue, mine, yours } = wordsOf[language];
  return (
    hasWord(message, cue) &&
    wantedIn(message, language).length > 0 &&
    (wordsIn(message, mine) > 0 || wordsIn(message, yours) < 2)
  );
}

/** Answers a question about the person, with all its parts, from what they stated; guesses at nothing. */
export function remember(clauses: readonly Clause[], thread: Thread, say: Say): string | null {
  const { language, statements, message, fan } = thread;
  const cued = isCued(thread);
  const theirs = clauses.filter((clause) => isTheirs(clause, thread));
  if (!cued && theirs.length === 0) return null;
  const text = cued ? message : theirs.map((clause) => clause.text).join('? ');
  const [turned] = recognise(turnAround(text, language), language);
  const wanted = wantedIn(text, language);
  const isBare = wanted.length < 2 && wanted.every(({ stems }) => stems.length === 0);
  if (fan !== null && isBare && turned?.intent === 'name' && turned.score > 0.55)
    return say('recall.name');
  const isVague = ofOthers.test(text) && wanted.every(({ stems }) => stems.length === 0);
  const { parts, missing } = recollect(wanted, statements, language, cued || isVague);
  if (parts.length > 0) {
    const shown = new Intl.ListFormat(language).format(parts);
    return say(missing > 0 ? 'recall.some' : 'recall.parts', { parts: capital(shown) });
  }
  return inTheirWords(text, theirs, thread, say) ?? (cued ? say('recall.none') : null);
}

function isTheirs({ text, intent, score }: Clause, { language, statements }: Thread): boolean {
  const { mine, yours, mayi } = wordsOf[language];
  const isOfCharacter = wordsIn(text, yours) > 0 && wordsIn(text, mine) === 0;
  if (ofAdvice.test(text) || hasWord(text, `^(?:${mayi})`)) return false;
  const isSure = score > certain || wordsIn(text, mine) > 0;
  if (intent === 'recall' && score >= leastRecall && isSure && !isOfCharacter) return true;
  const isForm = text.endsWith('?') || startsAsking(text, language);
  const isOfOthers = ofOthers.test(text) && wantedIn(text, language).length > 0;
  const isStated = wantedIn(text, language).some(
    ({ kind, stems }) =>
      kind === 'when' &&
      statements.some(({ said }) => likeness(stems, said, undefined, language) >= 1),
  );
  const isMine = (wordsIn(text, mine) > 0 || isOfOthers || isStated) && wordsIn(text, yours) === 0;
  return isForm && isMine && statements.length > 0;
}

function inTheirWords(
  text: string,
  theirs: readonly Clause[],
  { statements, language }: Thread,
  say: Say,
): string | null {
  const isRecall = theirs.some(({ intent, score }) => intent === 'recall' && score >= leastRecall);
  const isAsked = wantedIn(text, language).length > 0 || ofWhatWas.test(text);
  if (!isRecall && !isAsked) return null;
  const isWhen = asksWhen(text, language);
  const memory = recall(text, statements, language)?.text;
  if (memory !== undefined) {
    const when = isWhen ? timeIn(memory, language) : null;
    return say('recall.when', { when: capital(when ?? ''), memory }) ?? say('recall', { memory });
  }
  if (!isRecall)
    return (isAsked || ofWhatWas.test(text)) && wordsIn(text, wordsOf[language].mine) > 0
      ? say('recall.none')
      : null;
  if (plainWords(text).length >= fewWords || isWhen || isAsked) return say('recall.none');
  const latest = statements.at(-1)?.text;
  return say('recall', { memory: latest }) ?? say('recall.none');
}
