import { clausesOf, type Clause } from '../hear/clauses';
import type { Language } from '../hear/detect-language';
import { dateIn, dayOf, placeWithClock } from '../reckon/calendar';
import { everydayFacts, isTradeIn, laterNames, laterTrade } from './everyday-facts';
import { foreignFacts } from './foreign-facts';
import { type Fact, withFact } from './fact';
import { canBeName, inCapitals, isCalled, isNameAbroad, isSurelyName, placeOf } from './names';
import { englishFacts, englishLateLoss, englishLateName, type FactPattern } from './patterns';
import { tripIn } from './trips';
import { workOf } from './work';

const namesNobody = ({ pattern }: FactPattern) => Number(!pattern.source.includes('<value>'));
/** What names somebody is tried before what only mentions them; a loss before either. */
const inOrder = (language: Exclude<Language, 'en'>) =>
  [...foreignFacts[language], ...everydayFacts[language]].sort(
    (a, b) =>
      Number(b.isGone ?? false) - Number(a.isGone ?? false) || namesNobody(a) - namesNobody(b),
  );
const patternsOf: Readonly<Record<Language, readonly FactPattern[]>> = {
  en: englishFacts,
  fr: inOrder('fr'),
  de: inOrder('de'),
  es: inOrder('es'),
  pt: inOrder('pt'),
};

/** Everything a fan has told, the newest last; what was corrected is replaced. */
export function readFacts(
  messages: readonly string[],
  languages: readonly Language[],
  now: Date,
): Fact[] {
  let facts: Fact[] = [];
  for (const [turn, message] of messages.entries()) {
    const language = languages[turn] ?? 'en';
    for (const clause of clausesOf(message, language).flatMap((clause) =>
      withPieces(clause, language),
    )) {
      for (const fact of factsIn(clause, facts, language, turn, now)) facts = withFact(facts, fact);
    }
  }
  return facts;
}

/** A clause, and what stands between its commas: 'I'm Tom, I live in Leeds'. */
function withPieces(clause: Clause, language: Language): Clause[] {
  const pieces = clause.text
    .split(
      /,| and (?=i\b|my\b|i'm\b|im\b|we\b)| et (?=je |j'|mon |ma )| und (?=ich |mein|bin )| y (?=mi |tengo |soy |vivo |trabajo )| e (?=eu |meu |minha |moro |sou )/i,
    )
    .map((text) => text.trim())
    .filter(Boolean);
  if (pieces.length < 2 || clause.isQuestion) return [clause];
  return [
    clause,
    ...pieces.flatMap((text) =>
      clausesOf(text, language).map((piece) => ({ ...piece, isQuestion: false })),
    ),
  ];
}

function isTrade(name: string, found: readonly Fact[], language: Language): boolean {
  const work = found.find(({ kind }) => kind === 'job')?.value.toLowerCase();
  return name === work || (language !== 'en' && isTradeIn[language].test(name));
}

/** The kinds of which a clause tells one thing: the first pattern that fits is the best. */
function factsIn(
  clause: Clause,
  known: readonly Fact[],
  language: Language,
  turn: number,
  now: Date,
): Fact[] {
  if (clause.isQuestion && !/^(?:did you know|guess|do you know) /.test(clause.plain)) return [];
  const found: Fact[] = [];
  for (const pattern of patternsOf[language]) {
    if (found.some(({ kind }) => kind === pattern.kind)) continue;
    const match = pattern.pattern.exec(clause.plain);
    const fact = match && toFact(pattern, match.groups ?? {}, clause, language, turn, now);
    if (fact) found.push(fact);
  }
  if (language === 'en') found.push(...aboutMentioned(clause, [...known, ...found], turn));
  else found.push(...toldLater(clause, [...known, ...found], language, turn));
  found.push(...tripIn(clause, known, language, turn));
  // In 'ich bin Krankenpfleger' the trade is no name.
  return found.filter(
    ({ kind, value }) => kind !== 'name' || !isTrade(value.toLowerCase(), found, language),
  );
}

function toFact(
  { kind, isGone = false }: FactPattern,
  groups: Partial<Record<string, string>>,
  clause: Clause,
  language: Language,
  turn: number,
  now: Date,
): Fact | null {
  const about = groups['about'] ?? groups['also'] ?? '';
  const caught = groups['value'] ?? '';
  const fact = (value: string, date: Date | null = null): Fact => ({
    kind,
    value,
    about,
    isGone,
    date,
    turn,
  });
  switch (kind) {
    case 'name':
      return saysOwnName(caught, clause, language) ? fact(inCapitals(caught, clause.text)) : null;
    case 'person':
    case 'pet': {
      const isNamed = caught !== '' && saysTheirName(kind, caught, clause, language);
      return fact(isNamed ? inCapitals(caught, clause.text) : '');
    }
    case 'job':
    case 'relativeJob': {
      const work = language === 'en' ? workOf(caught) : caught;
      if (!work) return null;
      return fact(language === 'en' ? work : asTyped(work, clause.text));
    }
    case 'home':
    case 'origin':
    case 'relativeHome': {
      const place = placeOf(caught, clause.text, (words) => placeWithClock(words) !== null);
      return place ? fact(place) : null;
    }
    case 'birthday': {
      if (language === 'de' && !/geburtstag|geboren/.test(clause.plain)) return null;
      const found = dateIn(clause.text, now, language);
      return found ? fact(dayOf(found.date, language), found.date) : null;
    }
    case 'event': {
      const found = dateIn(clause.text, now, language);
      return found && found.date.getTime() > now.getTime() - 43_200_000
        ? fact(about, found.date)
        : null;
    }
    case 'favourite': {
      const [value = ''] = caught.split(endOfFavourite);
      return value === '' ? null : fact(asTyped(value, clause.text));
    }
    default:
      return fact(caught);
  }
}

/** What ends the name of a favourite thing: the rest of the clause is about something else. */
const endOfFavourite =
  / (?:and|but|because|so|right now|these days|i think|by far|though|obviously|et|und|y|e|aber|mais|pero|mas)(?: |$)/;

function saysOwnName(caught: string, { plain, text }: Clause, language: Language): boolean {
  const isSaid =
    /\b(?:name|call|calls|go by|names|moi c'est|appelle|heiße|llamo|chamo|nombre|nome)\b/.test(
      plain,
    );
  if (isSaid) return canBeName(caught);
  return language === 'en' ? isSurelyName(caught, text) : isNameAbroad(caught, text, false);
}

function saysTheirName(
  kind: 'person' | 'pet',
  caught: string,
  { plain, text }: Clause,
  language: Language,
): boolean {
  const pair = / (?:et|und|y|e|and) /;
  if (pair.test(caught)) return caught.split(pair).every(canBeName);
  const isSaid =
    /\b(?:called|named|name|nommée?|s'appelle|heißt|llama|chama|hieß|llamaba|chamava|appelait|nombre|nome)\b/.test(
      plain,
    );
  if (isSaid) return canBeName(caught);
  if (language === 'en') return isSurelyName(caught, text) || isCalled(caught, plain);
  return isNameAbroad(caught, text, language === 'de' && kind === 'person');
}

function asTyped(words: string, text: string): string {
  const position = text.toLowerCase().indexOf(words);
  return position < 0 ? words : text.slice(position, position + words.length);
}

/** 'Her name was Ada', 'he died': about whoever was mentioned last. */
function aboutMentioned(clause: Clause, facts: readonly Fact[], turn: number): Fact[] {
  const last = facts.findLast(({ kind }) => kind === 'person' || kind === 'pet');
  if (!last) return [];
  const name = englishLateName.exec(clause.plain)?.groups?.['value'];
  const alone =
    /^\p{Lu}[\p{L}'-]{1,19}[.!]?$/u.test(clause.text) &&
    turn - last.turn <= 1 &&
    canBeName(clause.plain)
      ? clause.plain
      : undefined;
  const given = name ?? alone;
  const named =
    given && canBeName(given) && last.value === '' ? inCapitals(given, clause.text) : '';
  const isGone = last.kind === 'person' && englishLateLoss.test(clause.plain);
  const namedDead = facts.findLast(
    ({ value }) =>
      value !== '' &&
      new RegExp(
        `(?<!\\p{L})${value.toLowerCase()} (?:died|passed away|is dead|has died)`,
        'u',
      ).test(clause.plain),
  );
  if (namedDead) return [{ ...namedDead, isGone: true, turn }];
  const lives =
    last.kind === 'person'
      ? /^(?:and )?(?:she|he) (?:lives|is|moved|works) (?:now )?(?:in|to|over in) (.{2,40})$/.exec(
          clause.plain,
        )?.[1]
      : undefined;
  const place = lives && placeOf(lives, clause.text, (words) => placeWithClock(words) !== null);
  if (place) return [{ ...last, kind: 'relativeHome', value: place, isGone: false, turn }];
  const trade =
    last.kind === 'person'
      ? /^(?:and )?(?:she|he) (?:is|works as) an? (.{3,40})$/.exec(clause.plain)?.[1]
      : undefined;
  const work = trade && workOf(trade);
  if (work) return [{ ...last, kind: 'relativeJob', value: work, isGone: false, turn }];
  return named || isGone
    ? [{ ...last, value: named || last.value, isGone: last.isGone || isGone, turn }]
    : [];
}

const twoNames = /^\p{Lu}[\p{L}'-]{1,19} (?:et|und|y|e|and) \p{Lu}[\p{L}'-]{1,19}[.!]?$/u;

/** 'Il s'appelle Moustache', 'er war Uhrmacher': about whoever was mentioned last. */
function toldLater(
  clause: Clause,
  facts: readonly Fact[],
  language: Exclude<Language, 'en'>,
  turn: number,
): Fact[] {
  const isPast = /(?<!\p{L})(?:hieß|s'appelait|llamaba|chamava|era|war)(?!\p{L})/u.test(
    clause.plain,
  );
  const mentioned = facts.filter(({ kind }) => kind === 'person' || kind === 'pet');
  const last = (isPast ? mentioned.findLast(({ isGone }) => isGone) : null) ?? mentioned.at(-1);
  const trade = laterTrade[language].exec(clause.plain)?.groups?.['value'];
  if (trade && last?.kind === 'person')
    return [{ ...last, kind: 'relativeJob', value: inCapitals(trade, clause.text), turn }];
  if (last?.value === '' && turn - last.turn <= 1 && twoNames.test(clause.text))
    return [{ ...last, value: clause.text.replace(/[.!]$/, ''), turn }];
  const name = laterNames
    .map((pattern) => pattern.exec(clause.plain)?.groups?.['value'])
    .find((value) => value !== undefined && canBeName(value));
  const late = /^(?:o|a) (\p{L}[\p{L}'-]{1,19}) era/u.exec(clause.plain)?.[1];
  if (late && last?.value === '' && isNameAbroad(late, clause.text, false))
    return [{ ...last, value: inCapitals(late, clause.text), turn }];
  if (!name) return [];
  const value = inCapitals(name, clause.text);
  if (last?.value === '') return [{ ...last, value, turn }];
  if (last?.value.toLowerCase() === name) return [];
  return [{ kind: 'person', value, about: '', isGone: false, date: null, turn }];
}
