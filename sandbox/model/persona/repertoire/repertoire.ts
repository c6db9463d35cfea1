import type { FactKind } from '../memory/fact';
import type { Air } from './air';
import type { Rule } from './rule';

type Lines = readonly string[];

/** What can be asked about a fan's own facts, in the words of a language. */
export interface RecallPattern {
  kind: FactKind | 'all' | 'anyPet';
  hears: RegExp;
}

/** Everything a character can say in one language. */
export interface Repertoire {
  rules: readonly Rule[];
  /** Yes, no and perhaps as an answer to the character's own question. */
  yes: RegExp;
  no: RegExp;
  /** What is said where nothing more particular fits, by what the sentence is at least. */
  unknown: Record<
    | 'question'
    | 'statement'
    | 'good'
    | 'bad'
    | 'plan'
    | 'somebody'
    | 'aboutMe'
    | Air
    | 'yes'
    | 'no'
    | 'answer'
    | 'long'
    | 'emoji'
    | 'gibberish'
    | 'empty',
    Lines
  >;
  /** Taking in what was told, by kind; `{value}` and `{about}` are facts. */
  told: Partial<Record<FactKind | 'namedPet' | 'namedPerson' | 'lost' | 'workplace', Lines>>;
  /** Telling it again. */
  recalls: readonly RecallPattern[];
  recalled: Partial<
    Record<
      | FactKind
      | 'namedPet'
      | 'namedPerson'
      | 'lostPet'
      | 'lostPerson'
      | 'who'
      | 'whoLost'
      | 'what'
      | 'all'
      | 'eventOn',
      Lines
    >
  >;
  /** Asked for what was never told. */
  untold: Lines;
  /** Coming back to something told, unasked. */
  remembered: Partial<Record<FactKind | 'namedPet' | 'namedPerson' | 'workplace', Lines>>;
  /** Figures, days and hours. */
  reckoned: Record<
    | 'sum'
    | 'byZero'
    | 'time'
    | 'timeIn'
    | 'weekday'
    | 'today'
    | 'untilDay'
    | 'isToday'
    | 'year'
    | 'known',
    Lines
  >;
  /** Said when there is nothing new left: `{count}` is how many messages were written. */
  worn: Lines;
}
