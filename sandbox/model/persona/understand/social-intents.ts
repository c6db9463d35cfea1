const much = String.raw`(?: feeling| been| so| really| very| a bit| a little| kind of| kinda| pretty| quite| just| super| too| still| always| absolutely| completely| all)*`;
const feelings: readonly [string, string][] = [
  [
    'sad',
    'sad|down|low|blue|depressed|unhappy|crying|miserable|heartbroken|heart ?broken|hurt|empty|gutted|devastated|grieving',
  ],
  ['lonely', 'lonely|alone|isolated|homesick'],
  ['tired', 'tired|exhausted|sleepy|worn out|drained|knackered|beat|shattered|burn(?:ed|t) out'],
  [
    'stressed',
    'stressed(?: out)?|overwhelmed|anxious|nervous|worried|scared|afraid|panicking|under pressure|tense|swamped',
  ],
  ['angry', 'angry|furious|annoyed|mad|frustrated|pissed(?: off)?|fed up|irritated'],
  ['bored', 'bored|restless'],
  ['ill', 'sick|ill|unwell|feverish|hungover'],
  [
    'happy',
    'happy|glad|great|good|wonderful|fantastic|excited|thrilled|over the moon|amazing|relieved|proud|delighted|cheerful|in a good mood|on top of the world',
  ],
  ['calm', 'fine|ok|okay|alright|all right|calm|relaxed|well|better|content|not bad|so-so'],
];

const feelingIntents = feelings.map(
  ([feeling, words]) =>
    new RegExp(
      String.raw`\b(?:i(?:'m| am|'ve| feel| felt| was| get)|feeling|been)${much} (?<${feeling}>${words})\b(?! (?:of|at|with|in|about|for) (?:you|your))`,
    ),
);

/** What people say to each other; matched after every question about somebody. */
export const socialIntents = [
  ['asksWhy', [/^(?:but |and |so )?(?:why|how come)(?: not| is that| so| though)?[?.!]*$/]],
  [
    'asksClarity',
    [
      /^(?:what|huh|sorry|pardon|come again|excuse me)\?+$|\bwhat do you mean\b|\b(?:i )?(?:don't|do not|didn't|can't) (?:understand|get it|follow|get that)\b|\byou (?:didn't|did not|haven't|never) answer|\bthat(?:'s| is| does|) (?:not what i asked|no answer|makes no sense)\b|\bthat doesn't make (?:any )?sense\b/,
    ],
  ],
  [
    'wishesWell',
    [
      /^(?:good luck|congrat\w*|happy (?:birthday|new year|anniversary|holidays)|merry christmas|have (?:a )?(?:good|nice|great|lovely|fun|wonderful)|enjoy (?:your|the|it)|get well|fingers crossed|i hope you(?:'re| are| have))\b/,
    ],
  ],
  [
    'asksRecommendation',
    [
      /\b(?:recommend|suggest)\b(?<what>.*)$/,
      /\bwhat (?:should|can|could) i (?<what>watch|read|listen to|eat|cook|drink|play|see)\b/,
    ],
  ],
  ['asksToNickname', [/\b(?:can|may|could) i call you (?<nick>[\w' -]{2,24}?)[?.!]*$/]],
  [
    'saysGoodbye',
    [
      /^(?:ok(?:ay)?,? |well,? |alright,? |anyway,? )?(?:good ?bye|bye(?: bye)?|see (?:you|ya)|good ?night|ttyl|take care|until (?:tomorrow|later|next)|ciao|later|sleep well|sweet dreams)\b/,
      /\bi(?: have|'ve| need|'ve got| should| must| got)(?: got)?(?: to)? (?:go|leave|run|sleep|head off)(?: now| soon| to (?:bed|sleep|work))?[.!]*$|\b(?:i'm (?:off|going|heading)(?: off)? to (?:bed|sleep)|time for bed|talk (?:to you )?(?:later|soon|tomorrow))\b/,
    ],
  ],
  ['asksForJoke', [/\b(?:joke|make me (?:laugh|smile)|something funny|cheer me up)\b/]],
  [
    'asksForStory',
    [
      /\b(?:tell|read|give) (?:me )?(?:a|another|one more|your|the) ?(?:\w+ )?(?:story|tale|anecdote)\b|\bbedtime story\b|^(?:a )?story\b|\b(?:another|one more|more) (?:one|story|stories)\b|\bonce upon a time\b/,
    ],
  ],
  [
    'asksForSong',
    [
      /^(?:please )?sing\b/,
      /\bsing\b.*\b(?:me|us|something|song)\b|\b(?:poem|verse|haiku|lullaby|rhyme)\b/,
    ],
  ],
  [
    'asksForGame',
    [
      /\b(?:play|let's play) (?:a )?(?:game|truth|something|twenty)|\btruth or dare\b|\bask me (?:a question|something|anything)\b|\bquiz me\b|\byour turn\b/,
    ],
  ],
  [
    'asksToChoose',
    [
      /\bwould you (?<rather>rather|sooner|prefer to) (?<first>.+?),? or (?:would you )?(?:rather )?(?<second>.+?)[?.!]*$/,
      /^(?:so |and |ok,? |do you (?:prefer|like|want) |what do you prefer,? |what(?:'s| is) better,? |are you (?:a |an |more (?:of a )?)?|which (?:do you prefer|is better|one),? |what about |quick,? )?:? ?(?!(?:did|have|has|is|was|will|can|should|could|how|why|when|where|who|do|does|would|what|i|you|we)\b)(?<first>[\w' -]{2,40}?),? or (?<second>[\w' -]{2,40}?)(?: person| people)?\?+$/,
    ],
  ],
  [
    'asksHowAreYou',
    [
      /\bhow (?:are|r) (?:you|u|things)\b(?! (?:going to|gonna|so|able))|\bhow(?:'s| is) (?:it going|life|everything|things|tricks)\b|\bhow(?:'re| are) (?:you|ya)\b|\bhow have you been\b|\bhow do you (?:do|feel)\b(?! about)|\bhow you doing\b/,
      /^(?:are )?you (?:ok|okay|alright|all right|well|good|fine)\b.*\?/,
    ],
  ],
  [
    'asksAdvice',
    [
      /\bshould i (?<matter>.+?)[?.!]*$/,
      /\b(?:what (?:should|could|can) i do|what would you do(?= (?:in my|if you were me)|[?.!]*$)|what do i do)\b(?<matter>.*?)[?.!]*$/,
      /\b(?:any|some|your|need|give me(?: some)?) (?:advice|tips)\b(?: (?:on|about|for) (?<matter>.+?))?[?.!]*$/,
      /\bhow (?:do|can|should|would|could) i (?<task>.+?)[?.!]*$|\bhelp me (?:decide|choose|with|understand)\b/,
    ],
  ],
  [
    'saysLove',
    [
      /\bi (?:really |think i |do |truly |still )*(?:love|adore|worship) you\b|\bi(?:'m| am) (?:falling |so |madly |really )*in love with you\b|\bi(?:'m| am) falling for you\b|^love you\b/,
    ],
  ],
  [
    'saysMissed',
    [
      /\bi (?:really |have |'ve )*miss(?:ed)? (?:you|us|this|talking)|\b(?:was|been|keep|kept|am|i'm) thinking (?:of|about) you\b|\b(?:thought|dreamt|dreamed) (?:of|about) you\b|^miss(?:ed)? you\b/,
    ],
  ],
  [
    'compliments',
    [
      /\byou(?:'re| are| look| seem| sound) (?:so |really |very |quite |such |absolutely |just |a |an |the |truly |incredibly )*(?<what>beautiful|gorgeous|pretty|lovely|stunning|amazing|wonderful|funny|sweet|kind|smart|clever|charming|perfect|great|cute|handsome|nice|interesting|brilliant|adorable|best|special|talented|hot|sexy|fascinating|cool|delightful|magical|good listener)\b/,
      /\b(?:i|i really) (?:like|love|adore|enjoy) (?:the way you|how you|your|talking (?:to|with) you|being with you|this)(?<what>.*)$/,
      /\byou have (?:a |an |the |such )*(?<what>beautiful|lovely|nice|gorgeous|great|amazing|good|wonderful)/,
      /\byou(?:'re| are) (?:my favourite|one of a kind|the (?:best|only))/,
    ],
  ],
  [
    'flirts',
    [
      /\b(?:kiss(?:es|ing)?|hug(?:s)?|cuddle|hold(?:ing)? (?:you|me|your hand|hands)|be (?:mine|my (?:girlfriend|boyfriend|valentine))|wish you were here|danc(?:e|ing) with (?:me|you)|flirt(?:ing)?|wink|in your arms|lie next to)\b|😘|😍|💋|😉|❤️|🥰/,
    ],
  ],
  [
    'saysInsult',
    [
      /\byou(?:'re| are) (?:so |such |really |just |a |an )*(?:stupid|dumb|boring|annoying|useless|ugly|terrible|awful|the worst|lame|idiot|weird|fake|cold|rude)\b|\bshut up\b|\bi hate you\b|\bthis is (?:boring|stupid|lame)\b|\bgo away\b/,
    ],
  ],
  ['thanks', [/\b(?:thanks|thank you|thx|cheers|grateful|appreciate (?:it|that|you))\b/]],
  ['apologises', [/\b(?:sorry|apologi[sz]e|my bad|forgive me)\b/]],
  [
    'laughs',
    [
      /^(?:ha(?:ha)+|hah|lol|lmao|rofl|hehe|😂|🤣|xd)|\b(?:haha+|lol|lmao)\b|😂|🤣|\bthat(?:'s| is| was) (?:so )?funny\b|\byou make me laugh\b/,
    ],
  ],
  [
    'feels',
    [
      ...feelingIntents,
      /^(?:(?:it(?:'s| was| is)|i'm|all|just|pretty|very|quite|really|so far|still) )+(?<calm>good|fine|ok(?:ay)?|alright|all right|well|not bad)\b[\s\w,']{0,20}[.!]*$/,
    ],
  ],
  [
    'saysLittle',
    [
      /^(?:nothing|not much|nothing (?:much|special|new)|same(?: old)?(?: as (?:always|usual))?|just (?:chilling|relaxing|resting|hanging out|lying))\b/,
    ],
  ],
  [
    'feelsBadDay',
    [
      /\b(?:rough|bad|terrible|awful|horrible|shitty|hard|difficult|worst) (?:day|night|week|time|month|year)\b|\b(?:broke up|dumped me|got fired|lost my job|passed away|died|failed|cheated on me)\b|\bnot (?:so |very |too )?(?:good|great|well)\b/,
    ],
  ],
  [
    'feelsLongDay',
    [
      /\b(?:long|busy|endless|crazy|hectic) (?:day|night|week|shift)\b|\b(?:day|week|shift|night) was (?:so |very |really )?(?:long|busy|endless|hectic)\b/,
    ],
  ],
  [
    'feelsGoodDay',
    [
      /\b(?:great|good|lovely|amazing|wonderful|best|nice|perfect) (?:day|night|week|news|evening|weekend)\b|\bi (?:quit|gave up|stopped) (?:smoking|drinking|gambling)\b|\bi (?:got (?:the job|promoted|a raise|engaged|in)|passed|won|did it|made it)\b/,
    ],
  ],
  [
    'cannotSleep',
    [
      /\b(?:can't|cannot|couldn't|can not) sleep\b|\binsomnia\b|\bstill awake\b|\bcan't fall asleep\b/,
    ],
  ],
  [
    'talksWeather',
    [
      /\bweather\b|\b(?:is|was|it's|its|it is) (?:it )?(?:really |so |very |still )?(?:raining|pouring|snowing|sunny|stormy|foggy|windy|freezing|cold|hot|warm|cloudy)\b|\b(?:rain|snow|storm|fog|thunder)(?:s|ing|y)? (?:here|outside|today|tonight|all day)\b/,
    ],
  ],
  [
    'talksNight',
    [
      /\b(?:the )?(?:moon|stars|midnight|full moon|sunset|northern lights)\b|\bit's (?:so |very |getting )?late\b|\bwhat a night\b/,
    ],
  ],
  [
    'opinion',
    [
      /\b(?:what do you think (?:of|about)|how do you feel about|your (?:opinion|thoughts?|take) (?:on|about|of)|any thoughts on|thoughts on) (?<topic>.+?)[?.!]*$/,
      /\b(?:do|did) you (?:really |also |even |ever )?(?:like|love|enjoy|hate|prefer|mind) (?<topic>.+?)[?.!]*$/,
      /\bare you (?:into|a fan of|fond of|keen on) (?<topic>.+?)[?.!]*$/,
      /^(?:and )?what about (?!you|your)(?<topic>.+?)[?.!]*$/,
    ],
  ],
  [
    'asksBack',
    [
      /^(?:and |so |but )?(?:you|yourself|yours|what about you(?:rself|rs)?|how about you(?:rself|rs)?)[?.!]*$|\b(?:and you|what about you|how about you|hbu|wbu)\b[?.!]*$/,
    ],
  ],
  [
    'saysYes',
    [
      /^(?:oh |well |hmm,? )?(?:yes|yeah|yep|yup|ya|sure|of course|definitely|absolutely|certainly|i do|i am|i did|i would|i will|please|please do|go on|go ahead|why not|ok|okay|deal|gladly|always|very much|indeed|exactly|true|right)\b[\s\w,']{0,24}[.!]*$|^(?:please )?(?:do )?tell me(?: more)?[.!]*$/,
    ],
  ],
  [
    'saysNo',
    [
      /^(?:oh |well |hmm,? )?(?:no|nope|nah|never|not (?:really|yet|at all|today|tonight|now)|i don't(?: think so)?|i didn't|i haven't|i'm not|i can't|i wouldn't)\b[\s\w,']{0,24}[.!]*$/,
    ],
  ],
  [
    'saysMaybe',
    [
      /^(?:maybe|perhaps|i guess|i suppose|possibly|dunno|i don't know|not sure|depends|it depends|hard to say|who knows)\b[\s\w,']{0,24}[.!]*$/,
    ],
  ],
  [
    'nods',
    [
      /^(?:wow|cool|nice|great|awesome|interesting|amazing|lovely|good|perfect|i see|oh|aw+|hmm+|mm+|really|fair enough|sounds (?:good|great|nice|lovely)|that(?:'s| is) (?:nice|great|cool|lovely|beautiful|amazing|interesting|sweet|good|true|so \w+))[\s\w,']{0,20}[.!?…]*$|^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u,
    ],
  ],
] as const;
