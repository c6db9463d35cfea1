import { shiftPerson } from '../person-shift';
import type { FactKind } from './fan-fact';
import { isName, isWork, pets, relatives } from './word-lists';

/** What a pattern found: kind, subject and value. */
type Found = readonly [kind: FactKind, subject: string, value: string];

interface FactPattern {
  pattern: RegExp;
  read: (groups: Record<string, string>) => Found | null;
}

const name = String.raw`(?<name>\p{L}[\p{L}'’-]+)`;
/** A phrase up to where a new thought begins. */
const phrase = String.raw`(?<phrase>[^,.;:!?()\n]+?)(?=\s+(?:and (?:i|my|you|we|it)\b|but\b|because\b|so\b|which\b|when\b|since\b|though\b|right now\b|too$)|[,.;:!?()\n]|$)`;
const when = String.raw`(?:tomorrow|tonight|later|today|next \w+|this \w+|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on the \w+|in (?:an? |two |three )?\w+ (?:days?|weeks?|months?|hours?)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|at the weekend|soon)`;

function rule(source: string, read: FactPattern['read']): FactPattern {
  return { pattern: new RegExp(source, 'iu'), read };
}

/** Always with a small article, as it is said back inside a sentence. */
const clean = (text: string | undefined) =>
  (text ?? '')
    .trim()
    .replace(/^(?:to|that|the fact that)\s+/i, '')
    .replace(/^(A|An|The)\s/, (article) => article.toLowerCase());

const named =
  (kind: FactKind) =>
  (groups: Record<string, string>): Found | null => {
    const value = groups['name'] ?? '';
    return isName(value) ? [kind, singular(groups['subject'] ?? ''), capital(value)] : null;
  };

/** What can be had without owning it, and what other patterns keep. */
const noPossession = new RegExp(
  String.raw`\b(?:bit|lot|feeling|idea|question|problem|look|cold|headache|day|night|week|dream|moment|good|great|bad|${pets}|${relatives})\b`,
  'i',
);

/** The ways people tell facts about themselves, tried on every clause that is no question. */
export const factPatterns: readonly FactPattern[] = [
  rule(
    String.raw`^(?<phrase>my (?:little |older |younger |big |elder )?(?:${relatives})(?: \p{Lu}[\p{L}'’-]+)? (?!(?:is|was) (?:called|named)\b|(?:is|'s) \p{L}+[.!]*$)(?:is|are|was|has|had|just|got|will|moved|wants?|loves?|lives?|works?|came|comes|called|told|said|gave|bought|started)\b[^.!?]{4,80})[.!]*$`,
    ({ phrase: statement = '' }) => [
      'said',
      '',
      shiftPerson(statement.charAt(0).toLowerCase() + statement.slice(1)),
    ],
  ),
  rule(
    String.raw`\b(?:my name(?:'s| is)|call me|i go by|people call me|(?:everyone|everybody) calls me) ${name}`,
    named('name'),
  ),
  rule(
    String.raw`^(?:(?:hi|hello|hey|good evening)[,!.]? )?(?:i'm|i am|this is|it's|it is) ${name}(?:[,.!]|$| here| and| by the way|, nice)`,
    ({ name: given = '' }) =>
      isName(given) &&
      (/^\p{Lu}/u.test(given) || !/(?:ous|ful|less|able|ive|ic|ish|some|over|ful)$/.test(given))
        ? ['name', '', capital(given)]
        : null,
  ),
  rule(String.raw`^${name} here\b`, named('name')),
  rule(
    String.raw`\b(?:i'm|i am) (?<phrase>1[89]|[2-9]\d)(?: years? old)?\b(?! (?:minutes|hours|days|km|miles|weeks|months|percent|floors|feet))`,
    ({ phrase: age = '' }) => ['age', '', age],
  ),
  rule(
    String.raw`\bi (?:just )?(?:work|worked|am working|started)(?: now)? as (?<phrase>an? [\p{L}' -]+?)(?= (?:in|at|for|and|but)\b|[,.!]|$)`,
    ({ phrase: job }) => ['job', '', clean(job)],
  ),
  rule(
    String.raw`\b(?:i'm|i am|i've been)(?: now)? (?<phrase>an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?= (?:in|at|for|and|but|from|who|by)\b|[,.!]|$)`,
    ({ phrase: job }) => (isWork(clean(job).replace(/^an? /, '')) ? ['job', '', clean(job)] : null),
  ),
  rule(String.raw`\bmy job is ${phrase}`, ({ phrase: job }) => ['job', '', clean(job)]),
  rule(String.raw`\bi (?:teach|coach) ${phrase}`, ({ phrase: subject }) => [
    'job',
    '',
    `a teacher of ${clean(subject)}`,
  ]),
  rule(
    String.raw`^i (?<subject>design|build|repair|restore|translate|edit|sell|produce|develop|program|manage|train|grow|import|illustrate|animate|direct) (?<phrase>(?!you\b|my\b|it\b|a lot\b)(?:[\p{L}-]+ ?){1,4}?)(?= (?:for a living|for work|and|but|in|at|for|all)\b|[,.;!?]|$)`,
    ({ subject = '', phrase: things }) => [
      'trade',
      '',
      `${subject.toLowerCase()} ${clean(things)}`,
    ],
  ),
  rule(
    String.raw`\bi work (?<phrase>(?:in|at|for|on) [^,.;!?]+?)(?= (?:and|but|as)\b|[,.;!?]|$)`,
    ({ phrase: place }) => ['workplace', '', clean(place)],
  ),
  rule(String.raw`\b(?:i study|i'm studying|i am studying) ${phrase}`, ({ phrase: subject }) => [
    'studies',
    '',
    clean(subject),
  ]),
  rule(
    String.raw`\bi(?: live|'m living| am living| moved|'ve moved| just moved| grew up and live)(?: \w+)? (?:in|to) (?<phrase>\p{L}[\p{L}' -]+?)(?= (?:and|but|with|now|for|near|since|last|because|these|at|actually|right|though|too)\b|[,.;!?]|$)`,
    ({ phrase: city }) => ['city', '', place(city)],
  ),
  rule(
    String.raw`\bi(?:'m| am) an? (?:[\p{L}-]+ ){1,3}from (?<phrase>\p{Lu}[\p{L}' -]+?)(?= (?:and|but)\b|[,.;!?]|$)`,
    ({ phrase: city }) => ['origin', '', place(city)],
  ),
  rule(
    String.raw`\b(?:i'm|i am|i come|originally) from (?<phrase>\p{L}[\p{L}' -]+?)(?= (?:and|but|originally|actually|though|too|where|by)\b|[,.;!?]|$)`,
    ({ phrase: city }) => ['origin', '', place(city)],
  ),
  rule(
    String.raw`\bmy (?:little |old |new )?(?<subject>${pets})(?:(?:'s name)? (?:is|are) (?:called |named )?|,? (?:called |named )?)${name}`,
    ({ subject = '', name: given = '' }) =>
      isName(given) &&
      (/^\p{Lu}/u.test(given) || !/^(?:was|and|who|has|had|died|loves?|sleeps?|ate)$/i.test(given))
        ? ['pet', singular(subject), capital(given)]
        : null,
  ),
  rule(
    String.raw`\b(?:have|got|adopted|own|with)(?: an?| my| one| two| three| this)? (?:\p{L}+ ){0,2}?(?<subject>${pets})(?:,)? (?:called|named) ${name}`,
    named('pet'),
  ),
  rule(
    String.raw`\b(?:have|got|adopted|own)(?: my)? (?:two|three|four) (?:\p{L}+ ){0,2}?(?<subject>${pets})[,:]? (?:(?:and they are |they are )?(?:called|named) )?(?<phrase>\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* and \p{Lu}\p{L}+)`,
    ({ subject = '', phrase: names = '' }) =>
      names.split(/, | and /).every((each) => /^\p{Lu}/u.test(each))
        ? ['pet', singular(subject), names]
        : null,
  ),
  rule(
    String.raw`\b(?:i have|i've got|we have|i got|i adopted|i own)(?: an?| one| two| three) (?:\p{L}+ ){0,2}?(?<subject>${pets})\b(?!,? (?:called|named))`,
    ({ subject = '' }) => ['pet', singular(subject), ''],
  ),
  rule(
    String.raw`\bmy (?:little |older |younger |big |elder )?(?<subject>${relatives})(?:(?:'s name)? is (?:called |named )?|,? (?:called |named )|,? )(?<name>\p{L}[\p{L}'’-]+)`,
    ({ subject = '', name: given = '' }) =>
      isName(given) && /^\p{Lu}/u.test(given) ? ['relative', subject.toLowerCase(), given] : null,
  ),
  rule(
    String.raw`\bi have (?:an? |one )(?:little |older |younger |big |twin )?(?<subject>${relatives})(?:,? (?:called|named) ${name})?`,
    ({ subject = '', name: given = '' }) => [
      'relative',
      subject.toLowerCase(),
      isName(given) ? capital(given) : '',
    ],
  ),
  rule(
    String.raw`\bmy (?:all[- ]time )?favou?rite (?<subject>[\p{L} ]{2,24}?)(?:'s| is| are| was| would be) ${phrase}`,
    ({ subject = '', phrase: thing }) => ['favourite', subject.toLowerCase(), clean(thing)],
  ),
  rule(
    String.raw`^${phrase} is my (?:all[- ]time )?favou?rite (?<subject>[\p{L} ]{2,24}?)[.!]*$`,
    ({ subject = '', phrase: thing }) => ['favourite', subject.toLowerCase(), clean(thing)],
  ),
  rule(String.raw`\bmy birthday(?:'s| is)(?: on| in)? (?<phrase>[^,.;!?]+)`, ({ phrase: day }) => [
    'birthday',
    '',
    clean(day),
  ]),
  rule(
    String.raw`\bi was born (?<phrase>(?:on|in) (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)[^,.;!?]*)`,
    ({ phrase: day }) => ['birthday', '', clean(day)],
  ),
  rule(String.raw`\b(?:i'm|i am) allergic to ${phrase}`, ({ phrase: thing }) => [
    'allergy',
    '',
    clean(thing),
  ]),
  rule(
    String.raw`\bi(?: have|'ve got) (?<phrase>(?:an? |my |the )(?:\p{L}+ ){0,2}(?:interview|exam|test|date|appointment|flight|meeting|wedding|concert|race|presentation|deadline|audition|party|trip|surgery|operation|game|match)\b(?:[^,.;!?]*))`,
    ({ phrase: thing }) => ['plan', '', `have ${shiftPerson(clean(thing))}`],
  ),
  rule(
    String.raw`\b(?:i'm|i am|we're|we are) (?:going to|planning to|about to|hoping to) (?<phrase>[^,.;!?]+)`,
    ({ phrase: act }) => ['plan', '', `are going to ${shiftPerson(clean(act))}`],
  ),
  rule(
    String.raw`\b(?:i'm|i am|we're|we are) (?<phrase>(?:flying|travel+ing|moving|visiting|meeting|starting|getting|running|leaving|driving|seeing|having|playing|throwing|hosting|singing|performing)\b[^,.;!?]* ${when})`,
    ({ phrase: act }) => ['plan', '', `are ${shiftPerson(clean(act))}`],
  ),
  rule(
    String.raw`^(?<phrase>${when}),? (?:i'm|i am|i will|i'll|i have to|i want to) (?<subject>[^,.;!?]+)`,
    ({ phrase: time = '', subject: act }) => [
      'plan',
      '',
      `are to ${shiftPerson(clean(act)).replace(/^(\w+)ing\b/, '$1ing')} ${time.toLowerCase()}`.replace(
        /are to (\w+ing)\b/,
        'are $1',
      ),
    ],
  ),
  rule(String.raw`\bi(?:'m going to| will|'ll) (?<phrase>[^,.;!?]* ${when})`, ({ phrase: act }) => [
    'plan',
    '',
    `are going to ${shiftPerson(clean(act))}`,
  ]),
  rule(
    String.raw`\b(?:i (?:used to )?(?:play|am learning|learn)|i'm learning)(?: to play)?(?: the)? (?<phrase>(?:[\p{L}-]+ ?){1,3}?)(?= (?:and|but|in|on|every|with|for|at)\b|[,.;!?]|$)`,
    ({ phrase: thing }) => [
      'plays',
      '',
      `the ${clean(thing)}`.replace(
        /^the (football|soccer|tennis|chess|basketball|golf|rugby|hockey|volleyball|cards|poker|games|video games|badminton|squash|cricket|padel)\b/i,
        '$1',
      ),
    ],
  ),
  rule(
    String.raw`\bi(?: really| absolutely| also| just| do)* (?:love|like|enjoy|adore|collect)(?: to)? ${phrase}`,
    ({ phrase: thing }) =>
      /^(?:you|it|that|this|him|her|them|the way|how|when|what|yours?)\b/i.test(clean(thing))
        ? null
        : ['likes', '', shiftPerson(clean(thing))],
  ),
  rule(
    String.raw`\b(?:i'm|i am) (?:really )?(?:into|a (?:big |huge )?fan of|crazy about|obsessed with) ${phrase}`,
    ({ phrase: thing }) =>
      /^(?:you|yours?|it|that|this)\b/i.test(clean(thing))
        ? null
        : ['likes', '', shiftPerson(clean(thing))],
  ),
  rule(
    String.raw`\bi(?: really| absolutely)* (?:hate|can't stand|cannot stand|dislike|don't like|detest) ${phrase}`,
    ({ phrase: thing }) =>
      /^(?:you|it|that|this|him|her|them|when|how|myself)\b/i.test(clean(thing))
        ? null
        : ['dislikes', '', shiftPerson(clean(thing))],
  ),
  rule(
    String.raw`\bi (?:drive|own|bought|got|have|ride) (?<phrase>an? (?:[\p{L}-]+ ?){1,4}?)(?= (?:and|but|in|on|that|which|with|for|from|called|named)\b|[,.;!?]|$)`,
    ({ phrase: thing = '' }) => (noPossession.test(thing) ? null : ['owns', '', clean(thing)]),
  ),
];

function singular(noun: string): string {
  const lower = noun.toLowerCase();
  if (/ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names of places keep their capitals and get them where they were typed in haste. */
function place(text: string | undefined): string {
  return clean(text)
    .split(' ')
    .map((word) =>
      /^(?:the|a|an|of|de|la|le|near|by|small|town|village|big|city|in|countryside|north|south|east|west)$/i.test(
        word,
      )
        ? word.toLowerCase()
        : capital(word),
    )
    .join(' ');
}
