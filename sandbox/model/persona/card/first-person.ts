import { shiftPerson } from '../thread/person-shift';

const irregular: Record<string, string> = {
  has: 'have',
  is: 'am',
  does: 'do',
  goes: 'go',
  was: 'was',
};

function firstPersonVerb(verb: string): string {
  const lower = verb.toLowerCase();
  const known = irregular[lower];
  if (known) return known;
  if (/[^aeiou]ies$/.test(lower) && !/^(?:dies|lies|ties)$/.test(lower))
    return `${lower.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|[^aeiou]o)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

const adverbs =
  'always|never|often|secretly|still|also|only|once|now|then|usually|rarely|seldom|mostly|quietly';
const modals = "can|cannot|can't|could|will|would|must|may|might|should|did|had|used";
const pastForms =
  /^(?:grew|won|ran|wrote|built|taught|learned|learnt|spent|lost|found|met|left|kept|made|became|began|drove|sang|broke|bought|sold|swam|saw|went|had|came|fell|gave|took|told|knew|hid|stood|slept|\w+ed)$/i;
const states = /^(?:allergic|afraid|fluent|proud|fond|hopeless|terrible|good|bad|\w+-\w+ed)$/i;

const laterVerbs = new RegExp(
  String.raw`(\b(?:and|but|or|${adverbs})|,) (answers|asks|bakes|becomes|believes|borrows|breathes|brings|builds|buys|calls|climbs|closes|collects|considers|cooks|counts|cries|cuts|dances|decides|draws|dreams|drinks|drives|eats|feeds|feels|finds|fixes|forgets|gets|gives|goes|grows|has|hates|hears|hides|holds|hopes|hums|invents|is|jumps|keeps|knits|knows|laughs|leaves|lets|likes|listens|lives|looks|loses|loves|makes|mends|misses|opens|owns|paints|plants|plays|prefers|pretends|prints|puts|queues|rates|reads|refuses|remembers|repairs|returns|rides|runs|sails|saves|says|sells|sends|sews|sings|sits|skips|sleeps|speaks|starts|stops|studies|swims|takes|talks|teaches|tells|thinks|treats|tries|turns|uses|waits|walks|wants|watches|waters|wears|wins|works|writes)\b`,
  'g',
);

/** Somebody a statement may be about. */
interface Described {
  /** Full and first name. */
  names: readonly string[];
  /** The description says 'you' to the character; elsewhere 'you' is anybody. */
  isAddressed: boolean;
}

/**
 * A statement about a character, as the character says it: 'Has a cat' becomes 'I have a cat', 'She
 * keeps her boat' becomes 'I keep my boat'. What is said in the first person already, or about
 * something else, stays as it is.
 */
export function inFirstPerson(statement: string, { names, isAddressed }: Described): string {
  const text = statement
    .trim()
    .replaceAll('’', "'")
    .replace(/(?<![.\s])[.\s]+$/, '');
  if (/\b(?:I|I'm|I've|I'd|me|my|we|our)\b/i.test(text)) return text;
  const [first = ''] = text.split(/\s+/);
  if (isAddressed && /\b(?:you|you're|you've|your)\b/i.test(text)) return shiftPerson(text);
  const subject = [...names, 'she', 'he'].find((name) => startsWith(text, name));
  if (subject) return fixInner(continueAsI(text.slice(subject.length).trim()), names);
  const owner = [...names.map((name) => `${name}'s`), 'her', 'his', 'their'].find((name) =>
    startsWith(text, name),
  );
  if (owner) return fixInner(`My${text.slice(owner.length)}`, names);
  return fixInner(isFragment(statement, first) ? completed(text, first) : text, names);
}

function startsWith(text: string, word: string): boolean {
  return text.toLowerCase().startsWith(`${word.toLowerCase()} `);
}

const sentenceVerb =
  /\b(?:is|are|was|were|can|will|would|does|do|did|means|tells?|tastes?|smells?|sounds?|comes?|goes)\b/i;

function isFragment(statement: string, first: string): boolean {
  if (
    /^(?:has|is|was|can|cannot|can't|could|will|does|never|always|often|secretly|favou?rite|born)$/i.test(
      first,
    )
  )
    return true;
  return !/[.!?]\s*$/.test(statement) && !sentenceVerb.test(statement);
}

function completed(text: string, first: string): string {
  if (/^favou?rite$/i.test(first))
    return `My ${lowerFirst(text).replace(/^(favou?rite [\w ]+?):\s*/, '$1 is ')}`;
  if (/^(?:an?|one|two|three|four|five|six|seven)$/i.test(first))
    return `I have ${lowerFirst(text)}`;
  if (/^born$/i.test(first)) return `I was ${lowerFirst(text)}`;
  if (states.test(first) || /^\w{3,}ing$/i.test(first)) return `I'm ${lowerFirst(text)}`;
  const startsWithVerb =
    pastForms.test(first) ||
    /^\w+s$/i.test(first) ||
    new RegExp(`^(?:${modals}|${adverbs})$`, 'i').test(first);
  return startsWithVerb ? continueAsI(text) : `There is ${lowerFirst(text)}`;
}

function continueAsI(text: string): string {
  const [, adverb = '', verb = '', rest = ''] =
    new RegExp(String.raw`^((?:(?:${adverbs}) )*)([\w'-]+)(?![\w'-])(.*)$`, 'is').exec(text) ?? [];
  const isVerbInS = /s$/i.test(verb) && !pastForms.test(verb);
  return `I ${adverb.toLowerCase()}${isVerbInS ? firstPersonVerb(verb) : lowerFirst(verb)}${rest}`;
}

function fixInner(text: string, names: readonly string[]): string {
  const subjects = ['she', 'he', ...names].join('|');
  const mine = text
    .replace(
      new RegExp(String.raw`\b(?:${subjects}) ((?:(?:${adverbs}) )*)(\w+)\b`, 'gi'),
      (whole, adverb: string, verb: string) => {
        if (new RegExp(`^(?:${modals})$`, 'i').test(verb) || pastForms.test(verb))
          return `I ${adverb}${verb}`;
        return /s$/.test(verb) ? `I ${adverb}${firstPersonVerb(verb)}` : whole;
      },
    )
    .replace(
      /\b(makes?|made|sends?|owes?|delights?|gives?|gave|told|taught|lets?|asked) (?:her|him)\b/g,
      '$1 me',
    )
    .replace(/\b(?:hers|his)(?=[.,;:!?]|$)/g, 'mine')
    .replace(/\bher(?=[.,;:!?]|$)|\bhim\b/g, 'me')
    .replace(/\b(?:her|his)(?= \w)/g, 'my')
    .replace(/\b(?:herself|himself)\b/g, 'myself');
  if (!/\bI\b/.test(mine)) return mine;
  return mine.replace(laterVerbs, (whole, link: string, verb: string) =>
    // After a comma, 'is' and 'has' mostly begin something else.
    link === ',' && /^(?:is|has)$/.test(verb) ? whole : `${link} ${firstPersonVerb(verb)}`,
  );
}

function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
