import { clausesOf, type Clause } from './hear/clauses';
import type { Language } from './hear/detect-language';
import { destinationOf } from './memory/destinations';
import { canBeName } from './memory/names';
import type { Answer } from './recall';
import type { Choices } from './repertoire/repertoire';

interface Choice {
  /** The two by name, where both have one; other words of the fan's are not said back. */
  names: readonly string[];
}

/** How many messages a choice stays open for. */
const opened = 3;
/** 'You choose', 'tu prendrais quoi toi': so short a clause asks without a question mark. */
const shortRequest = 5;
const figures = /^(?:you|me|us|\d|one |two )/;

/** An answer to somebody who asks which of two it should be; null where nothing of the kind is. */
export function choiceFor(
  clause: Clause,
  messages: readonly string[],
  choices: Choices,
  language: Language,
): Answer | null {
  const recent = messages.slice(-opened).flatMap((message) => clausesOf(message, language));
  const here = choiceIn(clause, choices, language);
  if (!clause.isQuestion && here) {
    return here.names.length > 0
      ? { lines: choices.openNamed, slots: { one: here.names[0], other: here.names[1] } }
      : { lines: choices.open, slots: {} };
  }
  const isAsked = choices.asks.test(clause.plain);
  if (!isAsked && !choices.asksLoosely.test(clause.plain) && !here) return null;
  if (!clause.isQuestion && clause.plain.split(' ').length > shortRequest) return null;
  const choice = here ?? recent.map((one) => choiceIn(one, choices, language)).findLast(Boolean);
  if (!choice) return isAsked && clause.isQuestion ? { lines: choices.unheard, slots: {} } : null;
  return choice.names.length > 0
    ? { lines: choices.named, slots: { choice: choice.names } }
    : { lines: choices.unnamed, slots: {} };
}

function choiceIn({ plain, text }: Clause, { offers }: Choices, language: Language): Choice | null {
  const found = offers.exec(plain)?.groups;
  const [one, other] = [found?.['a'] ?? found?.['c'], found?.['b'] ?? found?.['d']];
  if (one === undefined || other === undefined || figures.test(one) || figures.test(other))
    return null;
  const names = [nameOf(one, text, language), nameOf(other, text, language)];
  return { names: names[0] && names[1] ? names.filter((name) => name !== null) : [] };
}

/** A place, or a name in the fan's own capitals; German writes every noun with one. */
function nameOf(words: string, text: string, language: Language): string | null {
  const start = text.toLowerCase().indexOf(words);
  const typed = start < 0 ? '' : text.slice(start);
  const capital = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,18}/u.exec(typed)?.[0];
  if (capital && language !== 'de' && canBeName(capital)) return capital;
  const place = destinationOf(words, text.toLowerCase(), language);
  return place ?? null;
}
