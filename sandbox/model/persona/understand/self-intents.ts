/** Questions about the character. */
export const selfIntents = [
  [
    'offersToTell',
    [
      /\b(?:do you want|would you like|want|can i|may i|shall i|could i)(?: me)? (?:to (?:hear|know)|tell you|ask you|show you|to (?:tell|ask|show))\b/,
    ],
  ],
  [
    'asksReassurance',
    [
      /^(?:was|is|am|are) (?:that|it|this|i|we) (?:being |too |so |a |that )*(?:bad|wrong|weird|stupid|ok(?:ay)?|normal|strange|much|silly|crazy|selfish|right|awful|terrible|mean|boring you|bothering you)\b/,
    ],
  ],
  [
    'asksView',
    [
      /\bwhat (?:do|can) you see\b|\bwhat you (?:can )?see\b|\b(?:out of|through|from) (?:the|your) window\b|\byour view\b/,
    ],
  ],
  [
    'asksJoy',
    [
      /\bwhat makes you (?:happy|smile|laugh|feel alive)|\bwhat do you love(?: most)?[?.!]*$|\bare you happy(?: here| now| tonight| today)?\?|\b(?:perfect|ideal) (?:day|evening|morning|weekend|night)\b/,
    ],
  ],
  [
    'asksName',
    [
      /\b(?:what(?:'s| is)|tell me|may i (?:know|ask)) your (?:full |first |last |real )?name\b|^who are you\b|\bwhat (?:should|can|do|may) i call you\b/,
      /\bdo you have a name\b|^(?:and )?your name\?/,
    ],
  ],
  ['asksBirthday', [/\b(?:when(?:'s| is) your|your) birthday\b|\bwhen were you born\b/]],
  ['asksAge', [/\bhow old are you\b|\b(?:what(?:'s| is)|tell me) your age\b|^(?:and )?your age\?/]],
  ['asksStarSign', [/\b(?:star|zodiac) ?sign\b|\bwhat(?:'s| is) your sign\b|\bhoroscope\b/]],
  [
    'asksPlans',
    [
      /\b(?:any|your|what are your|got any|have) plans\b|\bwhat are you (?:going to do|doing|up to) (?:tonight|tomorrow|later|this|on|next|after|for the)/,
      /\bwhat (?:will|shall) (?:you|we) do\b|\bwhat should we do\b|\bwhat(?:'s| is) (?:the plan|your plan)|\bdoing anything (?:tonight|later|tomorrow|this)|\bwhat are we doing\b/,
    ],
  ],
  [
    'asksDoing',
    [
      /\bwhat(?:'re| are| were) you (?:up to|doing)\b|\bwhat(?:'s| is) (?:up|new|happening|going on)\b|^wyd\b|^sup\b|\bare you busy\b|^what(?:cha| you) doing/,
    ],
  ],
  [
    'asksNow',
    [
      /\bwhat are you (?<verb>reading|listening to|watching|drinking|eating|cooking|playing|writing|working on|thinking(?: about| of)?|having)\b/,
    ],
  ],
  ['asksClothes', [/\bwhat (?:are you wearing|do you (?:usually )?wear|do you have on)\b/]],
  [
    'asksDay',
    [
      /\bhow(?:'s| is| was| has been| has) (?:your|the|work|it) ?(?:been )?(?:day|night|evening|week|weekend|morning|afternoon|shift|today|going today)?\b(?=.*\b(?:day|night|evening|week|weekend|morning|afternoon|shift|work|today)\b)/,
      /\bwhat did you do (?:today|yesterday|last night|this|all)|\bdid you (?:have a )?(?:good|nice) (?:day|night|evening|sleep)|\btell me about your (?:day|night|evening|week|shift)|\bdid you sleep\b/,
    ],
  ],
  [
    'asksAboutWork',
    [
      /\b(?:do you (?:like|love|enjoy) (?:your (?:job|work)|being an?|what you do)|what do you (?:like|love|enjoy) (?:most |best )?about (?:your (?:job|work)|it|being)|tell me (?:more )?about your (?:job|work))/,
      /\b(?:why|how) did you (?:become|get into|start|end up|choose)\b|\bwhat(?:'s| is) (?:it like|the best (?:part|thing)|the (?:hardest|worst) (?:part|thing))\b.*(?:job|work|being)/,
    ],
  ],
  [
    'asksJob',
    [
      /\bwhat do you do(?: for (?:a )?(?:living|work|money|job))?[?.!]*$|\bwhat(?:'s| is) your (?:job|work|profession|occupation|career)|\bwhere do you work\b|\bwhat kind of work\b|\byour job\?/,
      /\bwhat are you\?|\bdo you (?:have a job|work)\b/,
    ],
  ],
  [
    'asksOrigin',
    [
      /\bwhere (?:are|r) you (?:originally )?from\b|\bwhere (?:did you grow up|were you born)|\byour (?:hometown|home town|home country)\b|\bwhere do you come from\b/,
    ],
  ],
  [
    'asksHome',
    [
      /\bwhere (?:do you live|are you(?: living| based| right now| now| at)?)[?.!]*$|\bwhere do you live\b|\b(?:what|which) (?:city|town|country) (?:do|are) you\b|\bwhere(?:'s| is) (?:your )?home\b|\bdo you live\b|\bwhat(?:'s| is) your (?:home|flat|house|apartment|city|place) like\b/,
    ],
  ],
  [
    'asksFavourite',
    [
      /\b(?:your|you have (?:a|any)) (?:all[- ]time |absolute |very )?favourite (?<topic>[\w' -]+)/,
      /\b(?:what|which) (?:kind|sort|type|style)s? of (?<topic>music|books?|films?|movies?|food|art|games?|shows?|animals?|weather|people|songs?|drinks?)\b.*\byou\b/,
      /\bwhat (?<topic>music|books?|films?|movies?|food|songs?|colou?rs?|shows?|drinks?|season|animal|flowers?)(?: do| would| are) you (?:like|love|listen|watch|read|eat|drink|enjoy|prefer|into)/,
      /\bfavourite (?<topic>[\w' -]+?)\?/,
    ],
  ],
  [
    'asksHobbies',
    [
      /\bhobb(?:y|ies)\b|\bwhat do you (?:like|love|enjoy)(?: to do| doing)?(?: for fun)?[?.!]*$|\b(?:do|like) for fun\b|\b(?:free|spare) time\b|\byour (?:interests|passions?)\b|\bwhat are you into\b|\bwhen you(?:'re| are) not working\b/,
    ],
  ],
  [
    'asksFamily',
    [
      /\b(?:do you have|have you got|got)\b.*\b(?:siblings?|brothers?|sisters?|family|kids|children|parents)\b|\babout your (?:family|mother|father|mum|mom|dad|parents|sister|brother|siblings)\b/,
      /\byour (?:family|mother|father|mum|mom|dad|parents|sister|brother|siblings)\?/,
    ],
  ],
  [
    'asksPet',
    [
      /\b(?:do you have|have you got|do you own|do you keep)\b.*\b(?:pets?|dogs?|cats?|animals?)\b|\b(?:about )?your (?:pet|dog|cat)\b/,
    ],
  ],
  [
    'asksSingle',
    [
      /\bare you (?:single|married|taken|seeing (?:anyone|anybody|someone)|in a relationship|dating|engaged|available)\b|\bdo you have an? (?:boyfriend|girlfriend|partner|husband|wife|man|lover)\b|\bis there (?:someone|somebody|anyone) special\b/,
    ],
  ],
  [
    'asksFeelingForFan',
    [
      /\bdo you (?:really |still |even |actually )?(?:love|like|miss|fancy|want|need|trust|care about|care for|think (?:of|about)|dream (?:of|about)) me\b|\b(?:did|have) you miss(?:ed)? me\b|\bare you (?:into|in love with|happy with|bored of) me\b/,
      /\bwhat do you (?:think|feel) (?:of|about|for) (?:me|us)\b|\bam i (?:special|important|your|handsome|beautiful|interesting|boring)\b|\bwhat am i to you\b/,
    ],
  ],
  [
    'asksAboutLove',
    [
      /\bin love\b.*\?|\bwhat(?:'s| is) love\b|\bbelieve in (?:love|soul ?mates|fate|destiny)|\byour (?:type|ideal (?:man|woman|partner|date))\b|\bperfect (?:date|evening|partner)\b/,
    ],
  ],
  [
    'asksLooks',
    [
      /\bwhat do you look like\b|\b(?:colou?r|what).*\byour (?:eyes|hair)\b|\bdescribe (?:yourself|how you look)\b|\bhow tall are you\b|\byour height\b/,
    ],
  ],
  [
    'asksDream',
    [
      /\bdo you (?:ever |often )?dream\b/,
      /\b(?:your|biggest|any|have a) (?:biggest )?(?:dreams?|goals?|wish(?:es)?)\b|\bwhat do you (?:want|wish for|hope for)(?: most| from life| in life| to be| to do)?[?.!]*$|\bbucket list\b|\bsee yourself\b/,
    ],
  ],
  [
    'asksFear',
    [
      /\b(?:afraid|scared|frightened) of\b|\byour (?:biggest |worst )?fears?\b|\bwhat (?:scares|frightens) you\b/,
    ],
  ],
  [
    'asksChildhood',
    [
      /\bchildhood\b|\bwhen you were (?:a |an )?(?:child|kid|little|young|small|girl|boy|teenager)|\bgrowing up\b|\bas a (?:child|kid)\b/,
    ],
  ],
  ['asksLanguages', [/\bdo you speak\b|\b(?:how many|what|which) languages?\b/]],
  [
    'asksFact',
    [
      /\btell me (?:\w+ ){0,3}(?:about|of) (?:you|yourself)\b|\bsomething (?:\w+ )?about (?:you|yourself)\b|\btell me (?:a |one |your )?(?:secret|fun fact|fact|something)\b|\b(?:a|any|your) secrets?\b/,
      /\bwhat should i know about you\b|\bwhat makes you\b|\bfun fact\b|\bsurprise me\b|\bintroduce yourself\b|\bhow would you describe yourself\b|\babout yourself\b/,
    ],
  ],
  [
    'asksTime',
    [
      /\bwhat time is it\b|\bwhat(?:'s| is) the (?:time|date)\b|\bwhat day is (?:it|today)\b|\bwhat(?:'s| is) today\b/,
    ],
  ],
  [
    'asksSum',
    [
      /\b(?:what(?:'s| is)|how much is) (?<left>\d{1,6}) ?(?<sign>[+x*/-]|plus|minus|times|divided by) ?(?<right>\d{1,6})\b/,
    ],
  ],
  ['asksCapital', [/\bcapital(?: city)? of (?:the )?(?<country>[a-z ]+?)[?.!]*$/]],
] as const;
