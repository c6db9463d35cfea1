import type { FactKind } from './fact';
import { tradesByVerb } from './trades-by-verb';

/** How a fact is told: `about` and `value` are caught as words of the evened-out clause. */
export interface FactPattern {
  kind: FactKind;
  pattern: RegExp;
  isGone?: boolean;
}

export const relations =
  'best friend|twin sister|twin brother|sister|brother|mum|dad|wife|husband|girlfriend|boyfriend|partner|fiance|ex|daughter|son|boss|colleague|flatmate|roommate|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|grandson|granddaughter|friend|neighbour|baby';
export const species =
  'dog|puppy|cat|kitten|horse|pony|rabbit|bunny|hamster|parrot|bird|budgie|goldfish|fish|turtle|tortoise|snake|lizard|ferret|guinea pig|goat|chicken|gecko|rat';
const name = String.raw`(?<value>\p{L}[\p{L}'-]{1,19})`;
const r = `(?<about>${relations})`;
const s = `(?<about>${species})`;
const described = String.raw`(?:(?:old|little|big|young|new|dear|older|younger|elder|beloved|late|black|white|rescue|golden|crazy|sweet|grumpy|fat|lovely|poor) ){0,2}`;
const end =
  '(?: (?:died|passed away|passed|is dead|is gone|was killed|has died|has passed|did not make it|left us|was put down|was put to sleep|had to be put down))';
const rx = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'])${source}(?![\p{L}\p{N}'])`, 'u');

const jobWords = String.raw`(?<value>\p{L}[\p{L}-]{1,19}(?: \p{L}[\p{L}-]{1,19}){0,2})`;
/** What people do for a living, as the verb they say it with; `work.ts` names the trade. */
const tradeVerbs = `(?:${Object.keys(tradesByVerb).join('|')})`;
const placeWords = String.raw`(?<value>\p{L}[\p{L}'-]{1,19}(?: \p{L}[\p{L}'-]{1,19}){0,2})`;
const instruments =
  'guitar|piano|violin|cello|drums|bass|flute|saxophone|sax|trumpet|ukulele|harp|clarinet|accordion|harmonica|keyboard|viola|trombone|organ|banjo';
const events =
  'biopsy|results|result|driving test|job interview|interview|exams|exam|test|appointment|operation|surgery|wedding|flight|trip|meeting|presentation|concert|gig|date|party|race|marathon|match|move|deadline|holiday|graduation|funeral|recital|anniversary|reunion|scan|audition|conference|tournament|viva|defence|ceremony|dinner';
const foods =
  'fish|meat|chicken|pork|beef|lamb|eggs|cheese|mushrooms|tomatoes|onions|olives|seafood|rice|pasta|spicy food|coriander|garlic|broccoli|spinach|cabbage|liver|nuts|chocolate|bananas|celery|beetroot|marzipan|liquorice|peas|beans|tofu';
const liked =
  'colour|food|film|song|band|book|season|drink|animal|place|city|flower|number|singer|artist|team|show|series|game|day|dish|author|sport|writer|poet|painter|fruit|smell|word|ice cream|cake|tree|month|actor|album|country|cheese|tea|coffee|wine|snack|meal';
const some = String.raw`(?<value>[\p{L}\p{N}'&-]{1,20}(?: [\p{L}\p{N}'&-]{1,20}){0,4})`;

export const englishFacts: readonly FactPattern[] = [
  {
    kind: 'name',
    pattern: rx(
      `(?<!(?:his|her|their|its) )(?:my name is|call me|calls me|call me by|i go by|the name is|names|name's|this is) (?:just )?${name}`,
    ),
  },
  {
    kind: 'name',
    pattern: rx(
      `^(?:(?:hi|hey|hello|ok|well|oh|and|so|yes|sure|nice to meet you|good evening|good morning) ){0,3}(?:i am|it is) ${name}(?: (?:by the way|here|and .{1,60}|from .{1,40}|nice to meet you))?$`,
    ),
  },
  {
    kind: 'age',
    pattern: rx(
      String.raw`(?:i am|i turned|i just turned|i turn|turning|i will be) (?<value>\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)(?: (?:years old|years of age|years young|now|today|tomorrow|yo|next .{1,20}|this .{1,20}|and .{1,60}|in .{1,20}|on .{1,20}))?$`,
    ),
  },
  { kind: 'person', isGone: true, pattern: rx(`my ${described}${r},? ?${name}${end}`) },
  { kind: 'person', isGone: true, pattern: rx(`my ${described}${r}${end}`) },
  {
    kind: 'person',
    isGone: true,
    pattern: rx(
      `(?:lost|buried|loss of|death of|mourning|grieving) my ${described}${r}(?: ${name})?`,
    ),
  },
  { kind: 'person', isGone: true, pattern: rx(`my late ${r}(?: ${name})?`) },
  {
    kind: 'person',
    isGone: true,
    pattern: rx(
      `funeral (?:of|for) my ${described}${r}|my ${described}(?<also>${relations})'s funeral`,
    ),
  },
  { kind: 'pet', isGone: true, pattern: rx(`(?:my|our) ${described}${s},? ?${name}${end}`) },
  { kind: 'pet', isGone: true, pattern: rx(`(?:my|our) ${described}${s}${end}`) },
  {
    kind: 'pet',
    isGone: true,
    pattern: rx(
      `(?:lost|buried|put down|put) (?:my|our) ${described}${s}(?: ${name})?(?= (?:down|to sleep|today|yesterday|last|this|on)|$)`,
    ),
  },
  {
    kind: 'person',
    pattern: rx(
      `my ${described}${r} (?:is called|is named|called|named|was called|was named|is name is|name is)? ?${name}`,
    ),
  },
  { kind: 'person', pattern: rx(`my (?:new )?${described}${r}'s name (?:is|was) ${name}`) },
  { kind: 'person', pattern: rx(`${name} (?:is|was) my ${described}${r}`) },
  { kind: 'person', pattern: rx(`i have (?:a|an|one) ${described}${r} (?:called|named) ${name}`) },
  { kind: 'person', pattern: rx(`(?:a|an) ${described}${r} (?:called|named) ${name}`) },
  {
    kind: 'pet',
    pattern: rx(
      `(?:my|our) ${described}${s} (?:is called|is named|called|named|was called|was named|name is)? ?${name}`,
    ),
  },
  { kind: 'pet', pattern: rx(`(?:my|our) ${described}${s}'s name (?:is|was) ${name}`) },
  { kind: 'pet', pattern: rx(`${name} (?:is|was) (?:my|our) ${described}${s}`) },
  {
    kind: 'pet',
    pattern: rx(
      `(?:a|an|one|this|the) ${described}${s} (?:called|named|and (?:her|his|its) name is) ${name}`,
    ),
  },
  {
    kind: 'pet',
    pattern: rx(
      `(?:i |we )?(?:also |just )?(?:have|got|have got|own|adopted|rescued|just got|bought|am getting) (?:a|an) ${described}${s}`,
    ),
  },
  {
    kind: 'person',
    pattern: rx(
      `^(?:the )?${r}(?= (?:is|was|has|does|did|wants|wanted|will|would|says|said|thinks|keeps))`,
    ),
  },
  {
    kind: 'person',
    pattern: rx(
      `(?:feeding|nursing|with|holding|have|got|had|rocking) (?:the|my|a|our) (?<about>baby|son|daughter|kid)`,
    ),
  },
  { kind: 'relativeJob', pattern: rx(`my ${described}${r} (?:is|works as|was) an? ${jobWords}`) },
  {
    kind: 'relativeHome',
    pattern: rx(`my ${described}${r} (?:lives in|moved to|is in|lives over in) ${placeWords}`),
  },
  {
    kind: 'job',
    pattern: rx(
      `(?:i am|i work as|i was|i worked as|my job is being|i have been|i am working as|employed as) (?:just |only |actually )?an? ${jobWords}`,
    ),
  },
  {
    kind: 'job',
    pattern: rx(`i (?:just )?(?:started|got a job|work|am working) (?:as an?|as) ${jobWords}`),
  },
  {
    kind: 'job',
    pattern: rx(
      String.raw`i work (?:nights |days |part time |mostly )?(?<value>(?:in|at|for) (?:an? |the )?(?:hospital|school|bakery|bank|office|kitchen|warehouse|shop|library|restaurant|bar|pub|cafe|factory|supermarket|call centre|garage|hotel|pharmacy|museum|nursery|care home|university|law firm|post office|IT|it|tech|marketing|finance|retail|insurance|logistics|construction|sales|hr|accounting|theatre|lab|airport|bookshop|hospice|farm|gym|salon|studio|start-up|startup))`,
    ),
  },
  {
    kind: 'job',
    pattern:
      /^(?:it is|its|this is) (?<value>an? (?:call centre|hospital|school|bakery|bank|office|warehouse|shop|supermarket|restaurant|hotel|factory|library|care home|start-up|startup))\b/,
  },
  // 'I drive a delivery van', 'I teach maths': a trade said with its verb.
  { kind: 'job', pattern: rx(`^(?:and |so |well |by day )?i (?<value>${tradeVerbs})`) },
  {
    kind: 'home',
    pattern: rx(`^(?:and |so |well |by day )?i (?:${tradeVerbs})(?: [a-z]+){0,4} in ${placeWords}`),
  },
  {
    kind: 'home',
    pattern: rx(
      `i (?:still |now |currently )?(?:live|am living|am based|stay|moved|am living now|just moved|have moved|have just moved|am moving) (?:in|to|near|over in|back to|out in) ${placeWords}`,
    ),
  },
  {
    kind: 'home',
    pattern: rx(
      `i (?:work|am|nurse|teach) (?:as )?an? (?:[a-z-]+ ){1,3}(?:in|from|here in) ${placeWords}`,
    ),
  },
  { kind: 'home', pattern: rx(`i (?:work|teach|study) (?:here )?in ${placeWords}`) },
  {
    kind: 'origin',
    pattern: rx(
      `i (?:am|come|am originally|was born and raised|grew up|was born|was raised|hail) (?:originally )?(?:from|in) ${placeWords}`,
    ),
  },
  { kind: 'home', pattern: rx(`^(?:i am )?(?:writing |here )(?:in|from) ${placeWords}`) },
  {
    kind: 'birthday',
    pattern: rx(
      String.raw`(?:my birthday is|my birthday falls|i was born|born|my birthday was)(?: (?:on|is))?(?: the)? (?<value>.{3,30})`,
    ),
  },
  {
    kind: 'favourite',
    pattern: rx(
      `my (?:all time |absolute )?favourite (?<about>${liked}) (?:is|has to be|would be|was) (?:probably |definitely |the colour |still )?${some}`,
    ),
  },
  {
    kind: 'favourite',
    pattern: rx(`^${some}(?:'s| is) my (?:all time |absolute )?favourite (?<about>${liked})`),
  },
  {
    kind: 'event',
    pattern: rx(
      `(?:my|an|a|the|our|this|that|first|second|final|big|brother's|sister's|daughter's|son's|dentist|doctor's|driving) (?<about>${events})`,
    ),
  },
  {
    kind: 'allergy',
    pattern: rx(
      String.raw`(?:i am|i have an|i am really|i am very|i am badly) (?:allergic|allergy) to (?<value>\p{L}{2,20}(?: nuts?| fruit| milk| pollen)?)`,
    ),
  },
  { kind: 'person', pattern: rx(`my ${described}${r}(?!'s)`) },
  {
    kind: 'birthday',
    pattern: rx(
      `(?:it is |its )?my birthday (?:is )?(?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)`,
    ),
  },
  { kind: 'pet', pattern: rx(`me and (?:the|my) ${s}`) },
  {
    kind: 'hour',
    pattern: rx(
      String.raw`(?:at|is at) (?<value>\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm|in the morning|in the afternoon|in the evening|o'clock))|\d{1,2}[:.]\d{2})`,
    ),
  },
  {
    kind: 'dislike',
    pattern: rx(
      `i (?:really |just |absolutely )?(?:hate|can not stand|do not (?:like|eat)|never eat) (?<value>${foods})$`,
    ),
  },
  {
    kind: 'instrument',
    pattern: rx(
      `i (?:also |still |used to )?(?:play|am learning|have played|started|practise|practice|learn) (?:to play )?(?:the |some |a bit of )?(?<value>${instruments})`,
    ),
  },
  {
    kind: 'diet',
    pattern: rx(`i am (?:a )?(?<value>vegetarian|vegan|pescatarian|gluten free|coeliac|diabetic)`),
  },
  {
    kind: 'count',
    pattern: rx(
      String.raw`i (?:have|have got|got) (?<value>\d{1,2}|two|three|four|five|six|seven) (?<about>kids|children|brothers|sisters|siblings|cats|dogs|daughters|sons|grandchildren|grandkids|horses|chickens)`,
    ),
  },
];

/** A name that is given for somebody mentioned before. */
export const englishLateName = rx(
  `(?:(?:her|his|its|their) name (?:is|was)|(?:she|he|it) (?:is|was) (?:called|named)|(?:i|we) (?:called|named|call|name) (?:her|him|it)|(?:called|named)) ${name}`,
);
export const englishLateLoss = rx(
  '(?:i |we |have )?lost (?:her|him)(?= (?:in|last|to|on|when|two|three|a|this|\\d)|$)|(?:she|he) (?:died|passed away|passed|is dead|has died|is gone now)',
);
