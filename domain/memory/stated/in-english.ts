import { statedLanguage } from './stated-pattern';

const relatives =
  'sister|brother|twin|mother|mum|mom|father|dad|son|daughter|wife|husband|fianc[ée]e?|partner|girlfriend|boyfriend|(?:best )?friend|flatmate|roommate|grandmother|grandma|gran|grandfather|grandpa|aunt|uncle|cousin|niece|nephew|boss|dog|cat|puppy|kitten|horse|pony|rabbit|bunny|hamster|guinea pig|parrot|budgie|tortoise|turtle|snake|goldfish';
const many =
  '(?:dogs|cats|puppies|kittens|kids|children|sons|daughters|brothers|sisters|horses|rabbits)';
const trades =
  'accountant|actor|actress|architect|artist|baker|barber|barista|bartender|builder|bus driver|butcher|carpenter|carer|cashier|chef|chemist|cleaner|clerk|coach|cook|dentist|designer|(?:software )?developer|doctor|driver|economist|editor|electrician|engineer|estate agent|farmer|firefighter|florist|gardener|hairdresser|historian|journalist|judge|lawyer|lecturer|librarian|locksmith|manager|mechanic|midwife|musician|nurse|optician|painter|paramedic|pharmacist|photographer|physicist|physiotherapist|pilot|plumber|police officer|postman|professor|programmer|psychologist|receptionist|researcher|sailor|scientist|secretary|singer|social worker|soldier|solicitor|student|surgeon|tailor|teacher|technician|therapist|translator|truck driver|vet|waiter|waitress|welder|writer';
const we = '(?:I|we)';
const have = `${we}(?:['’]ve| have)?(?: just| recently| finally)?`;
const going =
  'going|flying|driving|travell?ing|moving|meeting|seeing|visiting|getting|having|starting|leaving|running|playing|taking|hosting';

export const inEnglish = statedLanguage({
  locale: 'en-GB',
  stops:
    'and|but|because|since|so|now|last|this|next|yesterday|today|recently|for|when|where|who|which|with|too|though|as well|a (?:year|month|week|day)|two|three|in (?:19|20)|any ?more|any longer|at all|these days|if|until|actually|btw|by the way|lol|haha|then',
  and: 'and|&',
  joints: 'and|but|because|so|that|is|are|if|my|i',
  relatives,
  trades: `an? (?!bad|good|great|terrible|lousy|decent|amazing|awful|horrible|excellent)(?:[a-z]+ )?(?:${trades})`,
  notNames:
    'a|an|the|not|no|private|secret|unknown|irrelevant|boring|weird|mud|long|short|common|rare|mine|none|unimportant|funny|old|different|here|there|what|nothing|something|so|too|very|after|what|it|that|this|you|me|gone|dead|awesome|cool|nice|she|he|they|who|here',
  doubts:
    "if|when|whenever|wish|imagin(?:e|ing)|pretend(?:ing)?|suppos(?:e|ing)|hypothetically|dream(?:s|t|ed|ing)?|unless|used to|maybe|perhaps|might|would|could|should|says?|said|told|tells|thinks?|thought|claim(?:s|ed)?|believes?|asks?|asked|wonder(?:s|ed)?|wrote|writes|sings?|lyrics|role-?play|let['’]s say|do you|did i|does it|not that|(?:n['’]t|not) true|lie|lies|joke",
  denials: "not|never|(?:do|did|does|am|was|are)(?:n['’]t| not)|the|a|an|your|his|her|their",
  retractions:
    'just kidding|kidding|joking|jk|not really|in (?:my|a) (?:dreams?|game|past life|story|book|film|movie|song)|in th(?:e|is) (?:dreams?|game|story|book|film|movie|song|role-?play|scene)|said no one',
  tags: "(?:and|what about|how about|hbu|wbu) ?(?:you|u|yours?)?|(?:and )?(?:where|what) (?:do|about) you(?: do| live)?|right|you know|(?:and )?what(?:['’]?s| is) (?:yours|your name|ur name)",
  notValues:
    'the (?:couch|sofa|bed|next)|fear|hope|constant|denial|the (?:moment|past|present|hope|way|fact|idea)|my (?:head|own)|not|no|to (?:be|have) (?:honest|you)|and|about|hearing|talking to',
  negations: 'not|nothing|nobody|no one|none',
  notPlans:
    'every|each|last|until|till|since|by|before|after|from|not|never|no|nothing|time|always|usually|free|off|been|^to|only|due|seen|done|had|worked|feeling|idea|hunch|question|headache|cold|fever|lot|favou?rite|day|name',
  marks: {
    like: 'love|like|enjoy|adore|fan|into|fond|favou?rite',
    work: 'work|job|employed|are an?',
    home: 'live|living|home|moved',
  },
  calendar: {
    weekdays: [
      'sunday',
      'monday|mon',
      'tuesday|tues?',
      'wednesday|weds',
      'thursday|thurs?',
      'friday|fri',
      'saturday',
    ],
    months: [
      'january|jan',
      'february|feb',
      'march|mar',
      'april|apr',
      'may',
      'june|jun',
      'july|jul',
      'august|aug',
      'september|sept?',
      'october|oct',
      'november|nov',
      'december|dec',
    ],
    relative: [
      ['the day after tomorrow', 2],
      ['tomorrow|tmrw|tmr', 1],
      ['today|tonight|this (?:morning|afternoon|evening)', 0],
    ],
    numbers: ['one|a|an', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    forms: [
      ['date', '(?:on )?(?:WEEKDAY,? )?(?:the )?DATE(?:st|nd|rd|th)?(?: of)? MONTH(?:,? YEAR)?'],
      ['date', '(?:on )?(?:WEEKDAY,? )?MONTH (?:the )?DATE(?:st|nd|rd|th)?(?:,? YEAR)?'],
      ['nextWeek', '(?:on )?WEEKDAY next week'],
      ['nextWeek', 'next week(?: on)? WEEKDAY'],
      ['afterThisWeek', 'next WEEKDAY'],
      ['thisWeekday', '(?:on )?this WEEKDAY'],
      ['weekday', '(?:on )?(?:coming )?WEEKDAY'],
      ['relative', 'RELATIVE'],
      ['inDays', 'in COUNT days?'],
      ['inWeeks', 'in COUNT weeks?'],
      ['dayOfMonth', 'on the DATE(?:st|nd|rd|th)'],
    ],
  },
  patterns: [
    ['name', "^my (?:first |real )?name(?: is|['’]?s) ANYNAME"],
    ['name', "^I(?: am|['’]?m) (?:called|named) ANYNAME"],
    ['nickname', '^(?:just |please )?call me NAME'],
    ['nickname', '^(?:everyone|everybody|people|my friends) calls? me NAME'],
    [
      'age',
      "^I(?: am|['’]?m)(?: already| now)? (?<value>[1-9][0-9]{1,2})(?: years?[ -]old| years| y/?o| yrs)?END",
    ],
    ['age', `^${have} turned (?<value>[1-9][0-9]{1,2})END`],
    [
      'home',
      `^${we}(?: now| still| currently)?(?: live|['’]?m living| am living|['’]re living) in VALUE`,
    ],
    ['home', `^${have} moved (?:back )?(?:from [\\p{L} ]{2,30} )?to VALUE`],
    ['origin', "^I(?:['’]?m| am| come)(?: originally)? from VALUE"],
    ['origin', '^I (?:grew up|was born(?: and raised)?) in VALUE'],
    [
      'job',
      '^I work (?<value>(?:as|at|for|in) [^.,;:!?()"\\n]{2,50}?)(?=\\s+(?:and|but|so|because|which|where|now|since|any ?more|any longer)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)',
    ],
    [
      'job',
      "^(?:I(?:['’]ve| have)?(?: just)? (?:got|started|found) a (?:new )?job|I(?:['’]m| am) working) (?<value>(?:as|at|with) [^.,;:!?()\"\\n]{2,50}?)END",
    ],
    [
      'trade',
      "^I(?:['’]?m| am) TRADE(?=\\s+(?:and|but|so|because|at|in|by|now)(?!\\p{L})|\\s*[.,;:!?]|\\s*$)",
    ],
    ['birthday', "^my birthday(?: is|['’]?s) DAY"],
    ['birthday', "^my birthday(?: is|['’]?s)(?: on| in)?(?: the)? VALUE"],
    ['birthday', '^I was born BORN'],
    ['birthday', '^DAY is my birthday'],
    ['birthday', "^it(?:['’]s| is) my birthday DAY"],
    ['named', "^(?:my|our) KIN(?: is|['’]?s) (?:called|named) ANYNAME"],
    ['named', "^(?:my|our) KIN['’]?s name(?: is|['’]s) ANYNAME"],
    ['named', '^the name of my KIN is ANYNAME'],
    ['named', '^(?:my|our) KIN,? NAME'],
    [
      'named',
      `^${we}(?: have|['’]ve got| have got| got| adopted) an? (?:[\\p{L}]{2,12} )?KIN(?:,? (?:called|named)|,) ANYNAME`,
    ],
    ['named', '^NAME is my (?!best|friend)KIN'],
    [
      'named',
      `^(?:my|our) (?:two |three |four )?(?<about>${many})(?: are|['’]re) (?:called |named )?NAMES`,
    ],
    [
      'named',
      `^${we}(?: have|['’]ve got| have got) (?:two|three|four) (?<about>${many})(?:,| called| named|:) NAMES`,
    ],
    ['favourite', "^my fav(?:ou?rite|e)? (?<about>[\\p{L} ]{2,20}?)(?: is|['’]s) VALUE"],
    ['likes', '^I (?:really |absolutely |just |do |still )?(?:love|adore) VALUE'],
    ['fond', '^I (?:really |quite |do |also |still )?(?:like|enjoy) VALUE'],
    ['fond', "^I(?:['’]m| am) (?:really |totally )?into VALUE"],
    ['fond', "^I(?:['’]m| am) a (?:big |huge )?fan of VALUE"],
    [
      'dislikes',
      "^I (?:really |absolutely )?(?:hate|detest|loathe|can['’]?t stand|cannot stand) VALUE",
    ],
    ['unliked', "^I (?:really )?(?:don['’]?t|do not) (?:really |much )?(?:like|enjoy) VALUE"],
    ['allergy', "^I(?:['’]?m| am) allergic to VALUE"],
    ['plan', '^(?:my|our|the) (?!birthday)THING (?:is|are|will be|starts|takes place) DAY'],
    [
      'plan',
      "^(?<about>\\p{L}{2,20}['’]s? \\p{L}[\\p{L} ]{1,30}?) (?:is|will be|starts|takes place) DAY",
    ],
    ['plan', `^${we}(?:['’]ve got| have got| have|['’]ve) (?:an? |my |our |the )?THING DAY`],
    ['plan', `^DAY,? ${we}(?:['’]ve got| have got| have|['’]ve) (?:an? |my |our |the )?THINGEND`],
    ['plan', "^DAY(?: is|['’]s) (?:my|our|the) (?!birthday)THINGEND"],
    ['plan', "^DAY(?: is|['’]s) (?<about>\\p{L}{2,20}['’]s \\p{L}[\\p{L} ]{1,30}?)END"],
    [
      'plan',
      `^(?:I(?:['’]?m| am)|we(?:['’]?re| are)) (?<about>(?:${going})(?: [\\p{L}'’-]+){0,5}?) DAY`,
    ],
    [
      'plan',
      `^DAY,? (?:I(?:['’]?m| am)|we(?:['’]?re| are)) (?<about>(?:${going})(?: [\\p{L}'’-]+){0,5}?)END`,
    ],
    [
      'likeOver',
      "^I(?: really)? (?:don['’]?t|do not) (?:really )?(?:like|love|enjoy) VALUE(?=\\s+any ?more|\\s+any longer)",
    ],
    [
      'likeOver',
      "^I(?:['’]?m| am) not (?:that )?(?:into|a fan of) VALUE(?=\\s+any ?more|\\s+any longer)",
    ],
    ['likeOver', '^I no longer (?:like|love|enjoy) VALUE'],
    [
      'likeOver',
      `^I(?:['’]ve| have)?(?: kind of)? (?:stopped liking|gone off|went off|lost interest in|fallen out of love with) VALUE`,
    ],
    ['likeOver', '^I used to (?:like|love|adore) VALUE'],
    ['jobOver', `^${have} (?:quit|left|lost|resigned from|given up|gave up) my (?:old )?job`],
    ['jobOver', `^${have} (?:got|been|was) (?:fired|sacked|laid off|made redundant)END`],
    ['jobOver', "^I(?:['’]?m| am) (?:retired|unemployed|out of work)END"],
    ['jobOver', "^I (?:don['’]?t|do not) work any ?more"],
    ['jobOver', `^${have} (?:retired|quit working)END`],
    ['workOver', '^I no longer work (?<value>(?:as|at|for|in) [^.,;:!?()"\\n]{2,50}?)END'],
    [
      'workOver',
      '^I (?:don[\'’]?t|do not) work (?<value>(?:as|at|for|in) [^.,;:!?()"\\n]{2,50}?)(?=\\s+any ?more|\\s+any longer)',
    ],
    [
      'workOver',
      `^I(?:['’]ve| have)? (?:stopped|quit) working (?<value>(?:as|at|for|in) [^.,;:!?()"\\n]{2,50}?)END`,
    ],
    ['homeOver', `^${we} no longer live in VALUE`],
    ['homeOver', `^${we} (?:don['’]?t|do not) live in VALUE(?=\\s+any ?more|\\s+any longer)`],
    ['homeOver', `^${have} moved (?:away|out) (?:from|of) VALUE`],
    ['homeOver', `^${we} used to live in VALUE`],
    [
      'kinOver',
      "^(?:my|our) KIN,?(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}),?)? (?:has )?(?:just )?(?:died|passed away|passed|ran away|is dead|is gone|was put down|had to be put down)(?!\\p{L})",
    ],
    [
      'kinOver',
      `^${have} (?:lost|rehomed|gave away|given away|had to put down) (?:my|our) KIN(?:,? NAME)?`,
    ],
    ['kinOver', `^${we} no longer have (?:a|an|my|our) KIN(?:,? NAME)?`],
    ['kinOver', `^${we} (?:don['’]?t|do not) have (?:a|an|my|our) KIN(?= any ?more)`],
    [
      'kinOver',
      "^I(?:['’]ve| have)? (?:broke|broken|split) up with my (?<about>girlfriend|boyfriend|partner|wife|husband|fianc[ée]e?)(?!\\p{L})(?:,? NAME)?",
    ],
  ],
});
