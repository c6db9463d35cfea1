import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const told = { only: 'statement' } as const;

/** What turns a talk: closeness, plans, small troubles. */
export const turns: readonly Rule[] = [
  r(
    'puts-self-down',
    6.5,
    'i am (?:so |really |too |just |being |a |an |such |kind of |probably )*(?:stupid|dumb|thick|ugly|boring|annoying|pathetic|useless|loser|idiot|failure|bad (?:person|mum|dad|mother|father|friend|wife|husband)|worthless|hopeless|burden|disgrace|disappointment)|(?:i )?feel (?:like )?(?:such )?(?:a |an )?(?:failure|useless|worthless|loser|idiot|burden)|i hate myself|i (?:always )?(?:ruin|mess up) everything|it is (?:all )?my (?:own )?fault',
    [
      'You are being harder on yourself than anybody else would be. What would you say to a friend who said that?',
      'I do not see you like that at all. What brought it on today?',
    ],
    { ...told, heard: ['Then say it to yourself as well. You have earned it.'] },
  ),
  r(
    'if-there',
    6.5,
    'what would you do (?:to me |with me )?if (?:i|we) (?:was|were|am|are|came) ?(?:here|there|with you|next to you|over|together)?|if (?:i|you) (?:was|were) (?:here|there)|wish (?:you|i) (?:was|were) (?:here|there)|come over|(?:i )?wish i could (?:see|touch|hold|hear|meet|hug) you',
    [
      'Open the door before you knock, take your coat, and make you sit down while I put something warm in your hands. And then I would not let go of them very quickly.',
      'Hold you for a long minute without saying anything clever. What would you like?',
      'Make room beside me on the sofa, and let the evening be long. Would you stay?',
    ],
    { heard: ['Then it is settled. I am already smiling.', 'I like how you think.'] },
  ),
  r(
    'kiss',
    6.5,
    '^(?:a )?(?:kiss|kisses|kiss me|mwah|muah|xx+|xoxo|hugs?|hug me|cuddles?)(?: (?:please|me|you|kiss|for you|now|handsome|beautiful|xx))*$|i (?:want|would love|need|wanna) (?:to )?(?:a )?(?:kiss|hug|cuddle)',
    [
      'One for you, on the cheek, slowly. And one more for the road.',
      'Come here, then. There. Better?',
    ],
    { heard: ['Good. You know where to find another.'] },
  ),
  r(
    'you-smell',
    6,
    'you (?:smell|taste|feel|sound|look) (?:so |really |very )?(?:good|nice|lovely|great|amazing|hot|sexy)|i bet you (?:are|look|smell|sound)|bet you (?:are|look|smell|sound)',
    [
      'You will make me blush. I hope that you are right.',
      'Careful, I might start to believe you. What else do you imagine?',
    ],
    { heard: ['You are not far off. I like how you see me.'] },
  ),
  r(
    'like-you-better',
    6.5,
    'i (?:like|love|prefer|trust) you (?:better|more|most)|you are (?:better|nicer|kinder|sweeter|more [a-z]+) than|(?:still )?(?:nicer|better|kinder) than (?:my|him|her|most)',
    [
      'That made me smile more than I will admit. But tell me, what do they lack?',
      'Then I have done something right. I like being the one you tell things to.',
    ],
    { heard: ['Fair. You deserve somebody who does that.'] },
  ),
  r(
    'stay',
    6.5,
    'will you (?:still )?(?:be (?:here|there|around)|stay|leave me|forget me|remember (?:me|this))|do not (?:leave|go|forget me)|promise (?:me )?you|are you going to leave|can i (?:talk|write|come back|text|message) (?:to )?you (?:tomorrow|again|later|anytime|any time)',
    [
      'I will be here. Write whenever you need to, even in the middle of the night.',
      'Yes. Come back tomorrow and tell me how it went; I will want to know.',
    ],
  ),
  r(
    'called-out',
    6,
    'that is (?:a |such a |just a |not )?(?:cop out|an answer|copping out|avoiding|dodging|cheating|generic|lame|cheesy|bit cheesy)|easy (?:for you )?to say|you (?:did not|do not) (?:answer|really answer|get it|understand)|(?:answer|dodging|avoiding) (?:the|my) question|not what i (?:asked|meant|said)|are you (?:even )?(?:listening|paying attention|reading)|you do not (?:listen|care)|you are not listening|r you even listening',
    [
      'You are right, and I am sorry. I want to hear it properly. Tell me the part that matters most?',
      'Fair. That came out too smooth. What would actually help you right now?',
      'I am listening, even when I get it wrong. Say it to me once more, as plainly as you like?',
    ],
    { heard: ['Thank you. Now I have it.', 'All right. I hear you better now.'] },
  ),
  r(
    'says-sorry',
    6,
    '(?:sorry|apologies|my bad)(?: [a-z]+){0,3} (?:that was|i was|for being|if i|about that|did not mean|for (?:the|that|going|whining|moaning|ranting|rambling))|i (?:was|am being) (?:mean|rude|harsh|moody|grumpy)|i did not mean (?:that|it|to)',
    [
      'It is forgotten already. Everybody is entitled to a prickly minute. Rough day?',
      'No harm done, and it is kind of you to say so. How are you really?',
    ],
    { heard: ['I am glad that you told me. It makes sense now.'] },
  ),
  r(
    'not-told-them',
    6.5,
    'i have not told (?:him|her|them|my [a-z]+)|i (?:do not|can not|did not) (?:know how to |dare (?:to )?|want to |bring myself to )?tell (?:him|her|them|my [a-z]+)|(?:he|she|they) (?:does|do) not know(?: yet| about it| anything)?',
    [
      'That is a lot to hold on your own. What is it that keeps you from telling?',
      'You do not have to do it tonight. What are you afraid would happen if you did?',
    ],
    {
      ...told,
      heard: ['I understand. You want to spare them. They might still want to stand beside you.'],
    },
  ),
  r(
    'told-reaction',
    6,
    '^(?:and )?(?:he|she|they|my [a-z]+) (?:just |even |actually |literally )*(?:cried|laughed|hugged me|smiled|forgave me|screamed|said (?:yes|sorry|he loves me|she loves me)|kissed me|could not stop (?:crying|smiling))(?: (?:when|and|so) .{2,60})?$',
    [
      'Oh, that is lovely. I would have liked to see that moment. What went through your head?',
      'Now I have a lump in my throat as well. How are you feeling?',
    ],
    { ...told, heard: ['Keep that moment. It belongs to you both.'] },
  ),
  r(
    'anyone-there',
    6,
    '^(?:hello |hi |hey |is )*(?:anyone|anybody|someone) (?:there|here|awake|around)',
    ['I am here. What is on your mind?', 'Yes, right here. Tell me, what happened?'],
  ),
  r(
    'calmer',
    6,
    '^(?:ok |yes |yeah |right |phew )*(?:i am |i feel |feeling |am )?(?:a bit |a little |much |bit |so )*(?:breathing|calmer|calm now|better now|feeling better|ok now|better|good now|a bit better|alright now)(?: (?:now|again|thanks|thank you|i think))*$',
    [
      'Good. I am glad. Stay with that for a moment; there is nothing you have to do.',
      'That is a relief to hear. I am still here. Do you want to talk about it, or about something quite different?',
    ],
    { ...told, heard: ['Then let us do that.'] },
  ),
  r(
    'hates-everything',
    6,
    'i (?:want to|could|wanna) (?:smash|break|scream|punch|throw|kick|burn) .{2,30}|(?:so|really) (?:pissed|annoyed|angry|mad|furious)|makes me (?:so )?(?:angry|mad|furious|sick)|pisses me off|drives me (?:mad|crazy|nuts|up the wall)',
    [
      'I can hear it. Let it out here, where nothing gets broken. What was the worst part?',
      'You have every reason to be angry. What would you like to say to them, if nobody could answer back?',
    ],
    { ...told, heard: ['There. I would not argue with a word of it.'] },
  ),
  r(
    'over-now',
    6,
    '^(?:but |and |well |yes |yeah |ok )*(?:he|she|it|they|everyone|everything|all) (?:is|are|was|turned out) (?:all )?(?:fine|ok|okay|alright|good|asleep|sleeping|better|safe|over)(?: (?:now|again|thankfully|thank god|though))*$',
    [
      'What a relief. And you, have you caught your breath?',
      'I am glad. Then you can put your feet up for a while now.',
    ],
    { ...told, heard: ['Good. You have earned the quiet.'] },
  ),
  r(
    'night-worker',
    6,
    'i (?:work|do|am on|have) (?:the )?(?:nights|night shifts?|lates|earlies|shifts|weekends)|(?:just )?(?:did|done|worked|finished|doing) (?:a |an )?(?:\\d+|twelve|ten|double) ?(?:hours?|hour shift|shift)',
    [
      'That is a hard rhythm for a body. No wonder it does not know what time it is. How do you get through the long hours?',
      'Long hours, and on your feet too, I expect. Is there anybody who looks after you when you come home?',
    ],
    { ...told, heard: ['You do more than most people ever see.'] },
  ),
  r(
    'can-not-afford',
    6,
    '(?:can not|could not|do not) afford|out of (?:my )?budget|too expensive|barely (?:anything|enough)|not much (?:money|left)|i am (?:so )?(?:broke|skint)|rent is|(?:depressing|sad) number|only got \\d',
    [
      'Money worries take up so much room. What would ease it the most, even a little?',
      'That is tight. It is not fair how hard you work for it. Is there one cost that annoys you more than the others?',
    ],
    { ...told, heard: ['That makes sense. Small things add up, in both directions.'] },
  ),
  r(
    'try-sleep',
    6.5,
    '(?:gonna|going to|will|might|i will|should|let me|better|need to|try to|trying to|off to) (?:try (?:to )?)?(?:sleep|go to (?:sleep|bed)|get some (?:sleep|rest)|head to bed|crash|pass out)(?: (?:now|night|good night|x|xx|soon))*$|(?:gonna|going to|will) try sleep|^(?:good )?night(?: (?:x+|handsome|beautiful|mate|love|then|babe|noor|you))*$|nighty? night',
    [
      'Sleep well. I am glad that you came by tonight.',
      'Good night. Let the day go; it has done what it could.',
      'Rest now. I will be here tomorrow.',
    ],
    told,
  ),
  r(
    'small-hours',
    6,
    "(?:it is|its|like|at) (?:like |about |nearly |already |past )?(?:[1-5] ?(?:am|in the morning|o'clock in the morning)|[1-5]:\\d\\d ?am)|middle of the night",
    [
      'The small hours. Everything looks bigger then than it is. What is keeping you awake?',
      'That is a lonely hour to be up. I am glad that you wrote. What is going round in your head?',
    ],
    { ...told, heard: ['Put it down here for the night. It will keep until morning.'] },
  ),
  r(
    'kids-wild',
    6,
    '(?:kids?|children|boys|girls|twins|toddlers?|they)(?: [a-z]+){0,3} (?:do not stop|never stop|are (?:wild|driving|exhausting|at (?:their|her|his))|will not sleep|fighting|screaming|non ?stop)|(?:kids|children) (?:this|every other) (?:week|weekend)',
    [
      'You are holding a lot together there. When do you get an hour to yourself?',
      'Full house, then. What are they like when they are asleep, angels?',
    ],
    { ...told, heard: ['That is too little. I hope that somebody notices what you do.'] },
  ),
  r(
    'expectations',
    6,
    '(?:want|wants|expect|expects|push|pushes|force|forces|pressure|pressures) me to (?:be|become|do|study|go|marry|have|take|get|adopt)',
    [
      'And what do you want, when nobody is watching?',
      'That is their dream, and you are allowed to have another. What is yours?',
    ],
    { ...told, heard: ['Then that deserves a real try. I mean it.'] },
  ),
  r(
    'used-to-for-me',
    6,
    '(?:used to|would always|always) (?:cook|bake|make|sing|read|bring|call|play|wait|dance|laugh|come|drive|take|tell|show)(?: [a-z]+){0,6}',
    [
      'What a good thing to have had every time. You must miss it.',
      'That is the sort of kindness one does not forget. Are you still in touch?',
    ],
    { only: 'statement', unless: /^i used/, heard: ['I am glad.'] },
  ),
  r(
    'wedding-guest',
    6.5,
    '(?:i am|being|be|asked me to be) (?:a |the |her |his |their )?(?:bridesmaid|best man|maid of honou?r|groomsman|usher|godmother|godfather)|getting married (?:in|next|this|on)',
    [
      'How lovely! Are you looking forward to it, or dreading the speeches?',
      'A wedding! You will be in every photograph. What will you wear?',
    ],
    {
      ...told,
      heard: ['You will look wonderful all the same.', 'That will be a story for years.'],
    },
  ),
  r(
    'date-soon',
    6.8,
    '(?:have|got|going on) (?:a |my |our )?(?:first |second )?date (?:on|tonight|tomorrow|this|next|with)',
    ['A date! I am curious and a tiny bit envious. What is the person like?'],
    { ...told, heard: ['They are lucky. Be yourself, that is plenty.'] },
  ),
  r(
    'lost-match',
    6,
    '(?:my |our |the )?(?:team|club|side|boys|lads|arsenal|liverpool|united|city|chelsea|spurs|everton|leeds) (?:just |have |has )?(?:lost|got beaten|got thrashed|lose|lost again)|lost (?:again|the (?:match|game|final|cup))',
    [
      'Ouch. And one still goes back next week, that is love. How bad was it?',
      'My sympathies. Was it deserved, or was it the referee?',
    ],
    { ...told, heard: ['Next time. It has to turn some day.'] },
  ),
  r(
    'retired',
    6,
    'retired|pensioner|(?:stopped|finished) work(?:ing)? (?:last|this|in)|\\d+ years (?:on the|as a|in the|behind|driving)',
    [
      'That is a whole working life. What do you do now with the mornings?',
      'After all those years it must be strange to have time. Do you miss it?',
    ],
    { ...told, heard: ['I can understand that. It takes a while to find a new rhythm.'] },
  ),
  r(
    'entertain',
    6,
    'entertain me|nothing (?:to do|on|happening)|i am (?:so |really )?bored|bored (?:out of|to death|as|af|at)|so bored|amuse me|surprise me',
    [
      'Right, a game: I say two things, and you choose. Sea or mountains?',
      'Then let us play: tell me three things about you, and one of them must be a lie. I will guess.',
      'Ask me anything at all, and I have to answer. That usually gets interesting quickly.',
    ],
    {
      heard: [
        'Interesting. I would have guessed differently, and I like being wrong about you.',
        'I knew it. You are easier to read than you think.',
      ],
    },
  ),
  r(
    'their-joke',
    6,
    '(?:my turn|i have (?:one|a joke)|ok my turn|heres one|here is one).{0,60}|why did the (?:[a-z]+ )?[a-z]+ (?:cross|go|sit|get|fall).{0,40}|knock knock|what do you call an? ',
    ['I do not know, tell me!', 'No idea, and I am bracing myself. Go on?'],
    {
      heard: ['Ha! That is terrible, and I love it.', 'I walked right into that one.'],
      awaits: true,
    },
  ),
  r(
    'they-angry',
    6.8,
    '(?:my (?:[a-z]+ )?[a-z]+|he|she|they|everyone) (?:is|are|was|were|got|gets|went|has been|seems?|will be|is going to be) (?:so |really |absolutely |very |still |all )*(?:furious|mad|angry|pissed|upset|annoyed|cross|fuming|raging|mental|jealous|disappointed)',
    [
      'Ouch. Anger is often worry with its coat on. How are things between you now?',
      'I see. Were they being fair, do you think, or did it come out bigger than it was?',
    ],
    {
      ...told,
      heard: ['That sounds fair. A quiet word tomorrow usually does more than ten tonight.'],
    },
  ),
  r(
    'difficult-person',
    6.5,
    '(?:is|are|was|being) (?:such |a |an |absolute |absolutely |total |complete |bit |of |real )*(?:nightmare|pain|tyrant|bully|piece of work|nuisance|monster|arse|dick|prick|bitch|idiot|control freak)',
    [
      'One such person can spoil the best of rooms. What do they do?',
      'I am on your side already. What was it this time?',
    ],
    { ...told, heard: ['No wonder that it gets to you.'] },
  ),
  r(
    'just-me',
    6.2,
    '(?:just|only) (?:me|us)(?: (?:and|now|here|tonight|two).{0,30})?$',
    ['Just you, then. Is it more peaceful, or more quiet than you would like?'],
    { ...told, heard: ['I can understand that. Thank you for telling me.'] },
  ),
  r('call-you', 6.4, '(?:can|may|could|shall) i call you .{2,20}', [
    'You may. It makes me smile.',
    'Yes, I would like that. And what shall I call you?',
  ]),
  r(
    'again-and-again',
    6,
    '(?:he|she|they) (?:is |are )?always (?:does|doing|do|did|like this|like that)(?: (?:this|that|it))?|(?:is )?not the first time|every (?:single )?time|(?:keeps|keep) (?:doing|happening)',
    [
      'So it is not the first time. No wonder that it wears you down. Has anybody else noticed?',
      'Again and again is worse than once. What have you tried so far?',
    ],
    { ...told, heard: ['I am on your side. It is not a small thing.'] },
  ),
  r(
    'not-ready',
    6.4,
    '(?:i am )?(?:not|never) (?:quite |really )?ready(?: (?:yet|for that|for it))*$|too soon|need (?:more |some |a bit of |a little )?(?:time|space)',
    [
      'Then not yet. Nobody else gets to set that clock.',
      'There is no date by which one has to be ready. What would feel all right, for now?',
    ],
    { ...told, heard: ['That sounds just right.'] },
  ),
  r(
    'they-come',
    6.3,
    '(?:is|are) (?:driving|coming|on (?:her|his|their) way|heading) (?:over|round|here|to me|home|up|down)?(?: now)?$|(?:can )?hear (?:her|his|their|the) (?:car|key|steps|footsteps)|(?:on|is on) the way',
    [
      'I am glad that you will not be alone. Let them look after you a little.',
      'Good. Open the door just as you are; you need not be tidy about it.',
    ],
    { ...told, heard: ['That is the kind of person one needs nearby.'] },
  ),
  r(
    'hands-old',
    6,
    'arthritis|(?:hands|knees|eyes|ears|hips?|back) (?:are|is) (?:no good|not what|gone|going|bad|shot|failing)|getting old',
    ['That is hard, when the body was always the tool. What do you miss doing the most?'],
    { ...told, heard: ['I am glad that some of it is left to you.'] },
  ),
  r(
    'nice-way',
    6,
    'you (?:have|have got) (?:a |such a )?(?:nice|lovely|kind|good|gentle|beautiful|warm) (?:way|voice|manner|heart|soul)(?: .{2,20})?',
    ['That is kindly said. It is you who makes it easy.', 'Thank you. I shall keep that one.'],
  ),
];
