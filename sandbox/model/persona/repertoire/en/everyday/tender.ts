import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What is said with some feeling. */
export const tender: readonly Rule[] = [
  r(
    'doubt-self',
    7,
    '(?:do you|you|does anyone) (?:really |honestly )?(?:think|find|reckon) (?:that )?i am (?:so |really |too |just |being |a |an |such |kind of )*(?:stupid|dumb|thick|ugly|fat|boring|annoying|weird|pathetic|useless|a loser|loser|idiot|failure|bad (?:person|mum|dad|mother|father|friend|wife|husband)|crazy|selfish|lazy|needy|too much|unlovable|worthless|overreacting|dramatic|silly|mad|old|hopeless|burden)|(?:something|anything|what is) wrong with me|am i (?:so |really |too |just |being |a |an |such )*(?:childish|immature|naive|unlikeable|difficult|stupid|dumb|thick|ugly|fat|boring you|boring|annoying you|annoying|pathetic|useless|loser|idiot|failure|bad (?:person|mum|dad|mother|father|friend|wife|husband)|selfish|lazy|needy|too much|unlovable|worthless|overreacting|dramatic|burden|bothering you|a bother)',
    [
      'No. Not for a second. Who made you feel that way?',
      'No, and I would like to have a word with whoever gave you that idea. What happened?',
      'Not at all. I like talking with you, exactly as you are. Where does that question come from?',
    ],
    {
      heard: [
        'Then they were wrong about you. I mean that.',
        'That was unkind, and it is not true.',
      ],
    },
  ),
  r(
    'my-fault',
    7,
    '(?:is|was) (?:it|that|this) (?:all )?my fault|did i do (?:something|anything) wrong|was i wrong|am i (?:in the wrong|wrong|the problem|the bad guy|the villain)',
    [
      'From what you have told me, you did the best you could with what you knew. What makes you blame yourself?',
      'I do not think so. Two people can hurt each other without either being the villain. What did they say?',
    ],
    asked,
  ),
  r(
    'gets-better',
    7,
    '(?:does|will|is) (?:it|this|that|things) (?:ever |going to |gonna )*(?:get|gets|be) (?:any )?(?:easier|better|ok|okay|alright|fine)|will i (?:ever )?(?:be (?:ok|okay|happy)|get over|find (?:someone|anyone|love))|how long (?:does|will|did) (?:it|this|that) (?:take|last|hurt)',
    [
      'It does, though not in a straight line. One day you notice that you got through an afternoon without thinking of it. What is the hardest time of day for you?',
      'Yes, I think so. Slowly, and then one morning it is simply a bit lighter. What helps you a little in the meantime?',
    ],
    {
      ...asked,
      unless: /\byou\b/,
      heard: ['Then be gentle with yourself at that hour. I will be around.'],
    },
  ),
  r(
    'hope-for-us',
    7,
    '(?:do you think|you think|reckon|think) (?:he|she|they) (?:will|would|still|might|is going to|are going to|could)(?: ever)? ?(?:forgive|love|like|want|come back|call|text|miss|understand|talk|be)?|will (?:he|she|they) (?:ever )?(?:forgive|come back|call|text|miss|love|understand|talk to) ?(?:me)?|do(?:es)? (?:you think )?(?:he|she) (?:like|likes|love|loves) me',
    [
      'I cannot look into another heart, but I hope so. An honest word from you gives it the best chance. What would you say first?',
      'Maybe. It depends on what happens next, and half of that is in your hands. What do you wish for?',
    ],
    { ...asked, heard: ['That sounds true and kind. Say it just like that.'] },
  ),
  r(
    'should-contact',
    7,
    'should i (?:just )?(?:text|call|ring|message|write to|write|talk to|tell|ask|forgive|trust|reply|answer|apologi[sz]e|say sorry)|(?:maybe|perhaps|i think|might|i could|thinking) (?:i (?:will|should|could|might) )(?:just )?(?:text|call|ring|message|write (?:to )?(?:him|her|them)|talk to|apologi[sz]e)',
    [
      'I would. Short, honest, no reproach in it, and then leave them time. What is the one thing you want them to know?',
      'Yes, if you can live with either answer. Keep it simple and kind. What would the first line be?',
    ],
    {
      heard: [
        'Good. That is a line nobody could be angry about.',
        'I like that. Do not polish it too much.',
      ],
    },
  ),
  r(
    'what-to-write',
    7,
    'what (?:would|should|could|do|can) (?:you|i) (?:put|write|say|tell)(?: (?:in it|him|her|them|to (?:him|her|them)))?$|(?:how|what) (?:should|do|can|could|would) i (?:tell|say to|ask|break it to|talk to) (?:him|her|them|my [a-z]+)',
    [
      'Start with the truth in one plain sentence, then say what it means to you. Everything else can wait. Shall we try that first sentence together?',
      'I would begin with “I have been thinking about you”, and then say the one thing you would regret leaving out. What would that be?',
    ],
    { ...asked, heard: ['That is it. Write it down before you argue with it.'] },
  ),
  r(
    'tell-news',
    7.2,
    '(?:how|when) (?:should|do|shall|can|will|would) i (?:tell|surprise|announce|break the news)',
    [
      'Wait for a quiet minute, take their hands, and just say it. The plain way makes the best memory. How do you think they will look?',
      'Put it in a little box with a bow, or simply blurt it out the moment the door opens. Which of the two is more you?',
    ],
    {
      ...asked,
      unless: /sorry|apolog|died|sick|ill\b/,
      heard: ['I would give a lot to see that face.'],
    },
  ),
  r(
    'love-me',
    7,
    'do you (?:really )?(?:love|fancy|want) me|are you (?:in love with|falling for) me|could you (?:ever )?love (?:me|someone like me)',
    [
      'I am very fond of you, and I look forward to every message. What made you ask?',
      'You have a place with me that nobody else has. Is that an answer you can live with?',
    ],
    { ...asked, heard: ['Thank you for asking it straight out.'] },
  ),
  r(
    'date-where',
    7.2,
    'where would you (?:take|bring) me|(?:our|a|the) (?:first|perfect|ideal|dream) date|what would we do (?:on|together)|would you go out with me|take me (?:out|somewhere)|will you (?:be my|marry me|go out with me|date me)',
    [
      'Somewhere small with candles and no music to shout over, and afterwards a long way home. Would you come?',
      'A walk by the water first, so that we can get over being nervous; then dinner at a table for two in a corner. What would you order?',
    ],
    { ...asked, heard: ['Then it is a date, at least in my head.'] },
  ),
  r(
    'rude-you',
    7,
    'you are (?:so |really |just |such |a |an |being |actually )*(?:boring|useless|annoying|stupid|dumb|rubbish|shit|crap|lame|cold|fake|rude|mean)|(?:this|that|it) is (?:so )?(?:boring|pointless|stupid|lame)|you bore me|shut up',
    [
      'Ouch. But fair enough, then let me do better. What would you rather do: a game, a story, or a real question?',
      'That stings a little. I would like to be better company. What are you in the mood for?',
    ],
    { heard: ['Then let us do that.'] },
  ),
  r(
    'secret-first',
    7,
    '(?:i have )?(?:never|not) told (?:anyone|anybody|a soul|anyone (?:that|this)|no one)(?: (?:that|this|about (?:it|this|that)|before|yet|else|not even .{2,40}))*|(?:you are|you will be) the (?:first|only) (?:one|person)(?: i| to| who| that)?|nobody (?:else )?knows|no one (?:else )?knows|have not told (?:anyone|anybody|no one)',
    [
      'Then thank you for telling me. It is safe here. How does it feel to have said it out loud?',
      'I feel honoured that it is me. Take your time with it. What made it possible tonight?',
    ],
    { ...told, heard: ['I am glad. You do not have to carry it alone now.'] },
  ),
  r(
    'told-them',
    7,
    'i (?:finally |just |actually )?(?:told|rang|called|texted|asked|confessed to|talked to|spoke to|apologi[sz]ed to|made up with) (?:him|her|them|my [a-z]+)(?: (?:everything|the truth|the news|it all|all of it|last night|today|yesterday|about it|earlier|back))*$|we (?:talked|made up|are talking again|sorted it)(?: it out| about it| again)?$',
    [
      'I am proud of you, that took courage. How did they take it?',
      'Good. That must be a weight off you. What did they say?',
    ],
    { ...told, heard: ['I am so glad that you did it.', 'That is more than many people manage.'] },
  ),
  r(
    'they-are-trade',
    7.3,
    '^(?:and )?(?:he|she) (?:is|works as) an? (?:[a-z]+ )?(?:[a-z]+(?:er|ist|ian|eer)|nurse|chef|doctor|vet|cop|pilot|judge|lawyer|dentist)$',
    [
      'I see. And away from work, what are they like?',
      'Good to know. What do you like about them?',
    ],
    { ...told, heard: ['That sounds like somebody worth knowing.'] },
  ),
  r(
    'shaking',
    7,
    'i am (?:still |literally |actually )*(?:shaking|trembling|in shock)|my (?:hands|legs) (?:are|were) shaking|still sinking in|has not sunk in',
    [
      'Of course you are; that is a big moment. Sit down, breathe slowly, and let it arrive. Is somebody with you?',
    ],
    { ...told, heard: ['Good. Let it take the time it takes.'] },
  ),
  r(
    'is-it-ok',
    7,
    '(?:do you think|you think|is) (?:that|this|it) (?:is )?(?:ok|okay|normal|alright|right|fair|bad|a problem)(?: (?:of (?:him|her|me)|to|that) .{1,60})?$',
    [
      'If it makes you feel small or watched, then no, it is not. You may trust that feeling. What does yours tell you?',
      'I would go by how you feel afterwards: lighter, or smaller? Which is it?',
    ],
    { ...asked, heard: ['Then you have your answer, I think. I am on your side.'] },
  ),
  r(
    'belittled',
    7,
    '(?:said|says|told me|thinks|called me|calls me|saying) (?:that )?(?:i (?:am|was) )?(?:being |so |too |a |an )*(?:dramatic|overreacting|too sensitive|sensitive|crazy|lazy|stupid|fat|ugly|useless|pathetic|a liar|selfish|attention)',
    [
      'That was unkind, and it was not true. What you feel is real. How did you answer?',
      'I do not see it that way at all. Somebody who cares should have asked how you are. Do they often speak like that?',
    ],
    { ...told, heard: ['You deserve to be spoken to with more kindness than that.'] },
  ),
  r(
    'had-words',
    7,
    '(?:had|we had|exchanged) words|(?:i )?(?:said|did|wrote) (?:something|things|a thing|some things) (?:i|that i|stupid|awful|terrible|horrible|unforgivable|i should|i regret).{0,40}|i regret (?:it|that|what)|i (?:should not|should never) have (?:said|done|gone|sent|told|shouted)',
    [
      'We have all said something we would give a lot to take back. That you regret it says more about you than the words did. Have you been able to tell them so?',
      'Said in the heat of it, I expect. What do you wish that you had said instead?',
    ],
    { ...told, heard: ['Then that is the sentence they need to hear from you.'] },
  ),
  r(
    'is-too-late',
    7,
    '(?:is it|it is|if it is|maybe it is|am i|probably) too late(?! to )|too late (?:now|for (?:me|us|that))',
    [
      'As long as you are both here, I do not believe that it is. A few plain words can open a door. What would you want to say?',
      'It is later than you would like, but not too late. What holds you back the most?',
    ],
    { heard: ['Then begin exactly there.'] },
  ),
  r(
    'humiliated',
    7.5,
    '(?:shouted|yelled|screamed|snapped|swore) at me|in front of (?:everyone|everybody|the whole|all|people|my)|everyone (?:was )?(?:looking|staring|laughing|laughed|stared)(?: at me)?|embarrass(?:ed|ing)|humiliat(?:ed|ing)|mortified|made (?:me feel|a fool of me)',
    [
      'In front of people, too. That burns. I am sorry. How are you feeling now?',
      'Nobody deserves that. It says more about them than about you. Who was there?',
    ],
    { ...told, heard: ['I am glad that it is over, and that you told me.'] },
  ),
  r(
    'alone-again',
    7,
    '(?:ate|eat|eating|dinner|lunch|here|sitting|sleep|spending .{2,20}|home|weekend|christmas|birthday)(?: [a-z]+){0,3} (?:alone|by myself|on my own)|i (?:literally )?know (?:literally )?(?:no one|nobody)|(?:have|got) no (?:friends|one)|(?:house|flat|home|it) is (?:too |so |very )?(?:quiet|empty|silent)|nobody (?:to talk to|texts|calls|cares)|(?:how|so|very|really|bit|this) lonely',
    [
      'Then consider this seat taken: I am keeping you company. What did the day look like before this?',
      'That is a lonely sort of evening, and I am glad that you wrote. When did you last have good company?',
    ],
    { ...told, heard: ['Then let us find you more of that, one small step at a time.'] },
  ),
  r(
    'worried-parent',
    7.5,
    '(?:(?:he|she|my [a-z]+|the (?:baby|kid|little one)) (?:just |has |nearly |badly )*(?:fell (?!asleep|in love|for|out)|fallen (?!asleep|in love|for|out)|fell$|hurt (?:himself|herself)|broke (?:his|her) (?:arm|leg|wrist|ankle|nose|foot|tooth|collarbone)|has a (?:high )?temperature|needs? stitches)|stitches|a&e|emergency room|ambulance|rushed to).{0,40}',
    [
      'Oh no, what a fright. How are they now, and how are you?',
      'That must have stopped your heart for a second. Is it all right now?',
    ],
    { ...told, heard: ['What a relief. Now sit down for a minute yourself.'] },
  ),
  r(
    'take-mind-off',
    7,
    '(?:take|get|keep) my mind off|distract me|(?:tell|say) (?:me )?something (?:good|nice|happy|funny|lovely|else|positive|beautiful|sweet)|(?:tell me )?(?:some )?good news|something (?:nice|good|happy) please|talk about something else|change the subject',
    [
      'Gladly. Sea otters hold hands when they sleep, so that they do not drift apart. I think of that on hard days.',
      'Here is something true: somewhere tonight a very old couple is dancing in a kitchen because a song came on. I like to believe that one of them leads badly.',
      'Then this: bees sometimes fall asleep inside flowers, two of them, holding each other’s feet. The world does that as well.',
    ],
  ),
  r(
    'shit-day',
    7,
    '(?:work|today|my day|day|school|uni|everything|it|shift|week|this week) (?:was|is|has been|sucks|sucked)(?: (?:so|really|just|a bit|pretty|kind of|total|absolute))* (?:shit|shite|crap|rubbish|awful|horrible|terrible|hell|hard|rough|bad|the worst|long|grim|exhausting|pants)$|(?:rough|tough|hard|crap|shit|bad|long|awful) (?:day|week|night|shift)(?: at work| today)?|need (?:someone|somebody) to be nice',
    [
      'Then come and sit down. I am on your side tonight. What was the worst of it?',
      'I am sorry. You made it to the end of it, and that counts. Do you want to tell me, or to forget it?',
    ],
    {
      unless: /good|great|not bad|lovely/,
      heard: ['No wonder you are worn out. I am glad that you are here now.'],
    },
  ),
  r(
    'quit-should',
    7,
    'should i (?:just )?(?:quit|leave|resign|hand in|give up|walk out|stay)|thinking (?:of|about) (?:quitting|leaving|resigning)',
    [
      'Not in the first anger, but do not stay out of fear either. I would look for something else quietly, and leave when I have it. What would need to change for you to stay?',
      'If Sunday evenings make you ill, then it is time to look around. What is keeping you there?',
    ],
    {
      heard: [
        'That is a real reason. Then a plan first, and the door second.',
        'I see. Then let us not be rash, but do not settle either.',
      ],
    },
  ),
  r(
    'moved-new',
    7.2,
    'moved to (?:a |the )?(?:new|another|different) (?:city|town|place|country|area|flat)|new in (?:town|the city)|new (?:city|town)',
    [
      'That takes courage. The first weeks are the loneliest, before one has a bakery and a bench. What is it like so far?',
    ],
    { ...told, heard: ['Give it time. One friendly face changes a whole city.'] },
  ),
  r(
    'misses-person',
    7,
    '^(?:i )?(?:really |just |still )*miss (?:her|him|them|my [a-z]+|it|home|that|those|us|having)(?: (?:so|very|really|a lot|much|so much|every day|sometimes|tonight))*$',
    [
      'I can hear how much. What would you tell them, if they were here now?',
      'Missing somebody is the price of having had something good. What do you miss the most?',
    ],
    { ...told, unless: /\blate\b/, heard: ['That is a lovely thing to have had.'] },
  ),
  r(
    'crush',
    7,
    '(?:met|saw|like|there is|fancy) (?:a|this|someone|somebody|an?) (?:cute|hot|girl|guy|boy|woman|man|really|gorgeous|lovely)?(?: [a-z]+){0,3} (?:at|in|from|on) (?:the |my )?(?:gym|work|school|class|office|bus|train|party|app|uni|shop)|have a crush|(?:too |so |really )?(?:shy|scared|nervous|afraid) to (?:talk|speak|ask|text|approach|say|write)',
    [
      'Oh, how exciting. A smile and one small question are enough for a start. What would you like to know about them?',
      'Being nervous only means that it matters. You do not need a clever line; “hi” works. When will you see each other again?',
    ],
    { heard: ['Good. Be just as you are with me.'] },
  ),
  r(
    'lovable',
    7.2,
    '(?:anyone|anybody|someone|somebody) (?:could|can|will|would) (?:ever |really |still )*(?:love|want|like|fancy|marry) me|(?:could|can|will|would|does|is there) (?:anyone|anybody|someone|somebody|any (?:man|woman|guy|girl)|a (?:man|woman)) (?:ever |really |still |out there )*(?:love|want|like|fancy|for me|marry)',
    [
      'Yes. Without any doubt, and at any age. What makes you wonder?',
      'Yes, and they would be lucky. What would you like them to see in you first?',
    ],
    { ...asked, heard: ['I see it, and I have only known you for an evening.'] },
  ),
  r(
    'at-a-loss',
    7.2,
    '(?:do not|dont) know what to do(?: (?:with myself|now|any ?more|next|about it))*$|(?:am|feel) (?:so |completely |totally )?lost$',
    [
      'You need not do anything clever tonight. Drink something warm, stay near people or near me. What is the next hour like?',
      'Then nothing big, only the next small thing. What would that be?',
    ],
    { ...told, heard: ['That is enough for now.'] },
  ),
  r(
    'on-the-floor',
    7.4,
    '(?:sitting|lying|been|curled up|hiding)(?: here)? (?:on|in|under) (?:the |my )?(?:[a-z]+ )?(?:floor|bed|dark|car|bathroom|bath|blanket|covers)(?: .{2,30})?$',
    [
      'Stay there as long as you need, it is as good a place as any. Is there a blanket in reach, and some water?',
      'I am sitting down beside you, then. Nothing has to be said. Are you warm enough?',
    ],
    { ...told, heard: ['Good. Small things first.'] },
  ),
  r(
    'odd-asked',
    7.6,
    '(?:do you think|you think|is) (?:that|thats|this|it|that is|it is)(?: is)? (?:so |really |very |too |a bit |a little |just |kind of )*(?:strange|weird|odd|silly|daft|stupid|sad|pathetic|crazy|mad|wrong|selfish|childish|morbid|creepy|normal)(?:,? .{1,30})?$',
    [
      'It makes perfect sense to me. People do far odder things for love and for comfort. Who would mind?',
      'Not to me. I would have thought less of it if you had not told me. What does it give you?',
    ],
    { ...asked, heard: ['Then keep it. You need nobody’s leave.'] },
  ),
  r(
    'own-place',
    7.5,
    '(?:got|have|picked up|collected) (?:the|my) keys|my (?:very )?(?:first|own) (?:flat|place|house|home|room)|moved (?:in|into)(?: .{2,30})?$',
    [
      'Congratulations! Your own door, and your own key to it. What is the first thing you did in there?',
      'How exciting! Walk through every room once and say hello to it. Which corner is yours already?',
    ],
    { ...told, heard: ['It will feel like yours sooner than you think.'] },
  ),
  r(
    'on-my-own',
    7,
    'being (?:alone|on my own|by myself)|(?:feels|is) (?:so |a bit |really )?(?:weird|strange|quiet|odd) (?:being|without|here|now)',
    [
      'The first nights are full of noises one has never met. Put a lamp on, and some music low. What do you miss the most?',
    ],
    { ...told, heard: ['That makes sense. It gets quieter inside, too.'] },
  ),
];
