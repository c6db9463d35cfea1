const mirror: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'll": "I'll",
  "you'd": "I'd",
  we: 'we',
};

/** Words after which 'you' is the one something is done to or for. */
const takesObject =
  /^(?:to|for|with|about|of|at|from|than|on|by|near|without|like|love|miss|see|tell|ask|told|call|meet|know|want|need|hear|thank|trust|show|give|gave|make|makes|made|keep|keeps|keeping|bring|brings|help|let|and|drives|scares|inspires|wakes)$/i;

/** Says a fan's words from the other side: 'I lost my keys' becomes 'you lost your keys'. */
export function shiftPerson(text: string): string {
  const words = text.replaceAll('’', "'").split(/(\s+|[,.;:!?]+)/);
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      const before = words[index - 2]?.toLowerCase() ?? '';
      const after = words[index + 2]?.toLowerCase() ?? '';
      if (lower === 'you') return isObject(before, after) ? 'me' : 'I';
      if (lower === 'are') {
        if (after === 'you') return 'am';
        return before === 'you' ? 'am' : word;
      }
      if (lower === 'were' && (before === 'you' || after === 'you')) return 'was';
      if (lower === 'was' && (before === 'i' || after === 'i')) return 'were';
      return mirror[lower] ?? word;
    })
    .join('');
}

function isObject(before: string, after: string): boolean {
  return (
    takesObject.test(before) ||
    (after === '' && !/^(?:are|do|did|can|will|would|have|could|should|were)$/.test(before))
  );
}

const irregular: Record<string, string> = {
  has: 'have',
  is: 'am',
  does: 'do',
  goes: 'go',
  was: 'was',
};

/** The form after 'I' of a verb in its 's' form. */
export function firstPersonVerb(verb: string): string {
  const lower = verb.toLowerCase();
  const known = irregular[lower];
  if (known) return known;
  if (/(?:[^aeiou])ies$/.test(lower) && lower.length > 5) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|[^aeiou]o)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

const pastForms =
  /^(?:grew|won|ran|wrote|built|taught|learned|learnt|spent|lost|found|met|left|kept|made|became|began|drove|sang|broke|bought|sold|swam|saw|went|had|came|fell|gave|took|told|knew|hid|\w+ed)$/i;
const adjectives =
  /^(?:allergic|afraid|fluent|proud|fond|\w+-\w+ed|hopeless|terrible|good|bad|early|always|never|often|secretly|still)$/i;

/**
 * A statement about a character, as the character says it: 'Has a cat' becomes 'I have a cat',
 * 'You grew up in Porto' becomes 'I grew up in Porto'.
 */
export function inFirstPerson(statement: string, names: readonly string[]): string {
  const text = statement
    .trim()
    .replaceAll('’', "'")
    .replace(/[.\s]+$/, '');
  if (/^(?:I|I'm|I've|I'd|My|We|Our)\b/.test(text)) return text;
  const [first = '', second = ''] = text.split(/\s+/);
  if (/^(?:you|you're|you've|your)$/i.test(first)) return fixInner(shiftPerson(text), names);
  if (/^(?:his|her|their)$/i.test(first))
    return fixInner(`My ${text.slice(first.length + 1)}`, names);
  if (/^(?:he|she|they)$/i.test(first) || names.includes(first)) {
    const given = names.includes(first) && names.includes(second) ? `${first} ${second}` : first;
    return continueAsI(text.slice(given.length).trim(), names);
  }
  if (/^favou?rite\b/i.test(first)) {
    return fixInner(`My ${lowerFirst(text).replace(/^(favou?rite [\w ]+?):\s*/, '$1 is ')}`, names);
  }
  if (/^(?:an?|one|two|three|four|five|six|seven)$/i.test(first)) {
    return fixInner(`I have ${lowerFirst(text)}`, names);
  }
  if (/^born$/i.test(first)) return fixInner(`I was ${lowerFirst(text)}`, names);
  if (/^(?:allergic|afraid|fluent|proud|fond|hopeless|terrible|good|bad|\w+-\w+ed)$/i.test(first)) {
    return fixInner(`I'm ${lowerFirst(text)}`, names);
  }
  if (/^\w{3,}ing$/i.test(first) && !/^(?:nothing|something|morning|evening)$/i.test(first)) {
    return fixInner(`I'm ${lowerFirst(text)}`, names);
  }
  return continueAsI(text, names);
}

/** Goes on after 'I' when the words begin with a verb; otherwise they are things there are. */
function continueAsI(text: string, names: readonly string[]): string {
  const [first = '', second = ''] = text.split(/\s+/);
  const rest = text.slice(first.length);
  if (/^(?:always|never|often|secretly|still|also|only|once|usually|rarely)$/i.test(first)) {
    const verb = /s$/.test(second) && !pastForms.test(second) ? firstPersonVerb(second) : second;
    return fixInner(`I ${first.toLowerCase()} ${verb}${rest.slice(second.length + 1)}`, names);
  }
  if (
    /^(?:can|cannot|can't|could|will|would|must|never)$/i.test(first) ||
    (pastForms.test(first) && !adjectives.test(first))
  ) {
    return fixInner(`I ${lowerFirst(text)}`, names);
  }
  if (/^\w+s$/i.test(first) && !/^(?:this|his|yes)$/i.test(first)) {
    return fixInner(`I ${firstPersonVerb(first)}${rest}`, names);
  }
  return fixInner(`There is ${lowerFirst(text)}`, names);
}

/** Further verbs of the same sentence; any other word in 's' may be a plural. */
const laterVerbs =
  /\b(and|but|or|then|never|always|still|only) (bakes|buys|climbs|collects|cooks|cries|dances|draws|dreams|drinks|drives|eats|feeds|fixes|forgets|gives|goes|grows|has|hates|is|keeps|knits|knows|laughs|likes|listens|lives|loses|loves|makes|mends|misses|owns|paints|plants|plays|prints|reads|refuses|remembers|repairs|rides|runs|sails|saves|says|sells|sews|sings|skips|sleeps|speaks|studies|swims|takes|talks|teaches|tells|thinks|walks|wants|watches|wears|wins|works|writes)\b/g;

/** Later mentions: 'and she keeps her boat' becomes 'and I keep my boat'. */
function fixInner(text: string, names: readonly string[]): string {
  const subject = ['she', 'he', ...names].join('|');
  return text
    .replace(new RegExp(`\\b(?:${subject}) (\\w+)\\b`, 'gi'), (whole, verb: string) =>
      /s$/.test(verb) ? `I ${firstPersonVerb(verb)}` : pastForms.test(verb) ? `I ${verb}` : whole,
    )
    .replace(/\b(?:her|his)(?= \w)/g, 'my')
    .replace(/\b(?:herself|himself)\b/g, 'myself')
    .replace(
      laterVerbs,
      (_whole, link: string, verb: string) => `${link} ${firstPersonVerb(verb)}`,
    );
}

function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
