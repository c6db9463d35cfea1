import type { FactKind } from '../memory/fact';
import type { Air } from './air';
import type { Rule } from './rule';

type Lines = readonly string[];

/** What can be asked about a fan's own facts, in the words of a language. */
export interface RecallPattern {
  kind: FactKind | 'all' | 'anyPet';
  hears: RegExp;
}

/** Two things that a fan hesitates between, and what is said to it. */
export interface Choices {
  /** Catches the two: as `a` and `b`, or as `c` and `d`. */
  offers: RegExp;
  /** Asks which; and what may ask it where a choice is open. */
  asks: RegExp;
  asksLoosely: RegExp;
  /** `{choice}` is one of two names. */
  named: Lines;
  unnamed: Lines;
  /** Asked about a choice that was not told. */
  unheard: Lines;
  /** Told and not asked: with the names `{one}` and `{other}`, or without. */
  openNamed: Lines;
  open: Lines;
}

/** Everything a character can say in one language. */
export interface Repertoire {
  rules: readonly Rule[];
  /** Yes, no and perhaps as an answer to the character's own question. */
  yes: RegExp;
  no: RegExp;
  /** Goes on with what was told before, in so many words; and leaves it. */
  goesOn: RegExp;
  turnsAway: RegExp;
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
  choices: Choices;
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
