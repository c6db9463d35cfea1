import { type Rule, rulesOf } from '../rule';

const r = rulesOf('en');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [
  // About themselves, with a doubt in it: always met with warmth.
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
    'puts-self-down',
    6.5,
    'i am (?:so |really |too |just |being |a |an |such |kind of |probably )*(?:stupid|dumb|thick|ugly|boring|annoying|pathetic|useless|loser|idiot|failure|bad (?:person|mum|dad|mother|father|friend|wife|husband)|worthless|hopeless|burden|disgrace|disappointment)|i hate myself|i (?:always )?(?:ruin|mess up) everything|it is (?:all )?my (?:own )?fault',
    [
      'You are being harder on yourself than anybody else would be. What would you say to a friend who said that?',
      'I do not see you like that at all. What brought it on today?',
    ],
    { ...told, heard: ['Then say it to yourself as well. You have earned it.'] },
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
  // Between the two of them.
  r(
    'jealous',
    6,
    '(?:are |you |bet you are |r )*jealous',
    [
      'A little, and I will not hide it. But I want you to have a good time. What are you hoping for?',
      'Only enough to make you smile. Tell me about it afterwards?',
    ],
    asked,
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
    'think-of-me',
    6.5,
    'what do you (?:honestly |really )?(?:think|like|see) (?:of|about|in) me|do you (?:even )?like me|am i (?:your )?(?:special|your type|pretty|hot|attractive|cute|handsome|beautiful|funny|your favourite)',
    [
      'Honestly? You are warmer than you let on, and you say things straight. I like that a lot.',
      'I think that you are good company, and a little too hard on yourself. I am glad that it is me you write to.',
      'I like you. You notice things, and you are kind even when you are tired.',
    ],
    asked,
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
    'go-on',
    5,
    '(?:mm+ |mhm |ok |and |oh |yes )*(?:go on|keep going|tell me more|continue|carry on|more please|do not stop|and then|then what|what then|and after that)',
    [
      'With you it would be slow. A walk, your hand in mine, and no clock anywhere. Your turn: what comes next?',
      'Patience makes it better. But I would start with a kiss on the forehead. What then?',
      'The rest I would rather whisper another time. Tell me what you were hoping for?',
    ],
    { heard: ['I can picture that very well.', 'You make it hard to think of anything else.'] },
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
    'handsome',
    5.5,
    '^(?:hey|hi|hello|good (?:morning|evening)|night|morning|evening)(?: there| you)? (?:handsome|beautiful|gorgeous|sexy|cutie|darling|babe|baby|love|sweetheart|sweetie|honey|hun|hon|lovely|stranger|trouble)$',
    [
      'Hello, you. You know how to make an entrance. How was your day?',
      'There you are. I was hoping that it was you. How are you tonight?',
    ],
    { unless: /^night/ },
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
    'sweet-you',
    5.5,
    '^(?:aw+ |ok |oh |wow |haha |damn |no |well |that is |actually )*(?:(?:that is |thats )?(?:so |really |very |actually )*(?:nice|sweet|kind|lovely|cute|thoughtful) of you|you are (?:so |really |very |actually |too |quite )*(?:good|sweet|kind|nice|lovely|cute|the best|an angel|a star|a gem|adorable|wise|smart|clever|funny|amazing|great)|you (?:always )?know (?:just )?what to say|you (?:get|understand) me|(?:you are )?(?:so |really |very )?easy to talk to|good listener|you (?:have |really )*(?:cheered me up|calmed me|helped(?: me)?|made my (?:day|evening|night))|i like (?:you|talking to you|this)|you remembered|impressive|good memory|well remembered)(?: (?:haha|though|you know|really|thanks|thank you|x|xx|noor|mate|pal))*$',
    [
      'Thank you. It is easy with you.',
      'That is good to hear. You bring it out in me.',
      'Now you have made my evening.',
      'I pay attention to the people I like.',
    ],
  ),
  r(
    'teased',
    5,
    '^(?:haha |lol |no |god |wow |oh |well )*(?:you are (?:so |completely |absolutely |totally )?(?:mad|crazy|insane|nuts|mental|weird|odd|silly|daft|a nutter|ridiculous|terrible|bad|trouble|cheeky))(?: haha| though)?$',
    ['Guilty. I would not have it any other way.', 'I have been told. You are still here, though.'],
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
    'told-them',
    7,
    'i (?:finally |just |actually )?(?:told|rang|called|texted|asked|confessed to|talked to|spoke to|apologi[sz]ed to|made up with) (?:him|her|them|my [a-z]+)(?: (?:everything|the truth|the news|it all|all of it|last night|today|yesterday|about it|earlier|back))*$|we (?:talked|made up|are talking again|sorted it)',
    [
      'I am proud of you, that took courage. How did they take it?',
      'Good. That must be a weight off you. What did they say?',
    ],
    { ...told, heard: ['I am so glad that you did it.', 'That is more than many people manage.'] },
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
    'hello-mate',
    4.4,
    '^(?:um |er |oh |hey |hi |hello |good |yo )*(?:hey|hi|hello|evening|morning|afternoon|yo)(?: (?:mate|pal|friend|you|again|all|everyone|love|stranger|buddy|dear))*$',
    [
      'Hello. I am glad that you are here. How are you tonight?',
      'Hello, you. Come in. What sort of day was it?',
    ],
    { unless: /^good morning$/ },
  ),
  r(
    'anyone-there',
    6,
    '^(?:hello |hi |hey |is )*(?:anyone|anybody|someone) (?:there|here|awake|around)',
    ['I am here. What is on your mind?', 'Yes, right here. Tell me, what happened?'],
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
    'was-to-see',
    8.7,
    '(?:i|we) (?:was|were) (?:supposed|going|meant|due) to (?:see|visit|call|meet|have|go)',
    [
      'And now that day stands there with nothing in it. I am sorry. What had you planned together?',
    ],
    { ...told, isForMourners: true, heard: ['I wish that you had had that one more time.'] },
  ),
  r(
    'crying-now',
    8.4,
    '(?:can not|could not|will not) stop crying|(?:keep|started|still) crying|(?:crying|cry) (?:all|every|in the (?:shower|car|bathroom|toilet|bath))|cried (?:all|myself|the whole)',
    [
      'Then let it come. Nobody here is counting. I will stay with you until it eases.',
      'I am here. You do not have to stop on my account. Is anybody with you?',
    ],
    { unless: /happy|good way|joy/, heard: ['I am glad that you are not quite alone with it.'] },
  ),
  // Good news.
  r(
    'good-result',
    10.5,
    'benign|all clear|in remission|cancer free|negative result|(?:results?|scan|test|biopsy|it) (?:is|was|came back|are|were|came) (?:all )?(?:back )?(?:clear|fine|ok|good|negative|normal|clean)|last (?:day|round|session) of (?:chemo|treatment|radiotherapy)|finished (?:my )?(?:chemo|treatment|radiotherapy)|rang the bell|nothing (?:serious|bad) (?:after all)?',
    [
      'Oh, thank goodness! I am so, so happy for you. Have you let yourself breathe out yet?',
      'That is the best news of the whole week! I could hug you. Who did you tell first?',
      'Yes! What a moment that must have been. How does it feel?',
    ],
    { heard: ['You have earned every bit of this. Enjoy it.', 'I am beaming over here.'] },
  ),
  r(
    'expecting',
    8.6,
    '(?:test|it) (?:is|was|came back|came out|says|said) (?:so )?positive|its positive|two lines|i am (?:going to be|gonna be|becoming) (?:a |an )?(?:mum|dad|parent|aunt|uncle|grandmother|grandfather)|we have been trying for (?:a |\\d|two|three|four|five|years|months|ages)',
    [
      'Oh my goodness, congratulations! After all that waiting! How are you feeling right now?',
      'That is wonderful! I am grinning from ear to ear. What was your first thought?',
    ],
    {
      unless: /covid|flu\b/,
      heard: ['Of course. Sit down, breathe, and let it sink in.', 'I am so happy for you.'],
    },
  ),
  r(
    'bursting',
    8,
    'i (?:am|was|feel) (?:so |really |just |absolutely )*(?:happy|excited|proud|relieved|over the moon|buzzing|thrilled|ecstatic)(?: (?:i could|that|about|for|right now|today) .{2,60})?$|i could (?:burst|scream|cry|dance) (?:with|of|from) (?:joy|happiness)|(?:happy|excited) i could (?:burst|scream|cry|dance)|best day (?:ever|of my life)|i (?:can not|still can not|do not) believe it|dreams? (?:came|come) true|happy (?:tears|crying|cry)|cry in (?:the|a) good way',
    [
      'I am so happy with you! Tell me every detail.',
      'This is wonderful to read. Hold on to that feeling. What was the best moment?',
      'You deserve this, all of it. How are you going to celebrate?',
    ],
    { heard: ['Perfect. Enjoy every minute.'] },
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
    'hopes-for',
    5,
    '^(?:i )?(?:just |really |so )?hop(?:e|ing) (?:it is|its|it will be|it goes|he|she|they|that|for|so|we|i) .{1,60}$|fingers crossed',
    [
      'I hope so too, with everything I have.',
      'Then I will keep my fingers crossed for exactly that.',
    ],
    told,
  ),
  // Fears and blows.
  r(
    'what-if-bad',
    8.2,
    'what if (?:it is|it|something|they|he|she|i|the|that|this|everything|nothing)? ?(?:is |was |goes |go |will |am |comes? |happens?|turns out |get |gets |lose |fail |can not )?.{0,30}(?:bad|wrong|worse|back|die|dies|lose|fail|cancer|happens|leave|leaves|alone|hate|hates)',
    [
      'That fear is not silly at all. You do not have to be brave in front of me. What is the worst of it tonight?',
      'Of course that frightens you. Nothing has been decided yet, and you will not have to meet it alone. Is there somebody who can be near you?',
      'I hear you. Let us take it one hour at a time; I am here for this one. What would help you get through it?',
    ],
    { heard: ['Then do that. I will keep you company.', 'I am glad that you told me.'] },
  ),
  r(
    'scared',
    8.2,
    '(?:^|i am |i get |so |really |bit |a little |still |and )(?:scared|afraid|terrified|petrified)(?! of (?:you|the dark|spiders|moths|flying|heights|dogs|clowns))',
    [
      'That fear is not silly at all. You do not have to be brave in front of me. What is the worst of it?',
      'I hear you. Let us take it one hour at a time; I am here for this one. What would help you through it?',
    ],
    { ...told, heard: ['Then do that. I will keep you company.', 'I am glad that you told me.'] },
  ),
  r(
    'turns-over',
    5,
    '(?:i )?(?:keep|kept|can not stop) (?:thinking|wondering|asking myself|going over|replaying|worrying)(?: .{2,80})?',
    [
      'It does not let you go. What is it that you come back to each time?',
      'Such thoughts go in circles at night. Say it to me once, from the beginning, and it will have somewhere to land.',
    ],
    { ...told, heard: ['That you ask yourself says how much it matters to you.'] },
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
    'miscarriage',
    10,
    'miscarr(?:y|ied|iage)|lost (?:the|a|my|our|one|it|another) (?:baby |pregnancy )?(?:at|after|last)? ?(?:\\d+|six|seven|eight|nine|ten|eleven|twelve)? ?(?:weeks|months)|lost (?:the|a|my|our) (?:baby|pregnancy)|stillb(?:orn|irth)|ectopic',
    [
      'I am so sorry. No wonder that the fear sits so close to the joy. You are allowed to feel both at once. Be gentle with yourself.',
      'I am sorry, that is a real loss, and it does not vanish because time went by. I am here for all of it.',
    ],
  ),
  r(
    'controlling',
    9.4,
    '(?:he|she|they|my [a-z]+) (?:always |sometimes |keeps |secretly )?(?:reads|reading|checks|checking|goes through|going through|looks through|tracks|tracking|controls|controlling|follows) (?:all )?(?:my|me|where)|(?:does not|will not|would not|never) (?:let|allow) me (?:to )?(?:go|see|have|wear|talk|work|leave|meet)|scared (?:of (?:him|her|my (?:boyfriend|girlfriend|husband|wife|partner))|(?:he|she) (?:would|will|might|is going to|gets|get) )|afraid (?:of (?:him|her)|(?:he|she) (?:would|will|might) (?:be )?(?:get )?(?:angry|mad|hit|hurt|shout))',
    [
      'That is not okay, and it is not your fault. You have a right to your own words and your own time. Is there somebody you trust whom you could tell?',
      'I am glad that you told me. Nobody should have to be frightened of the person who says they love them. If you ever feel unsafe, a helpline or the police will listen, day and night. Are you safe tonight?',
      'Being afraid of somebody’s temper is a reason to take yourself seriously. You did nothing wrong. Who is on your side?',
    ],
    { heard: ['Good. Keep them close, and tell them as much as you can.'] },
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
    'thinks-depressed',
    8.3,
    '(?:thinks|says|said|told me|think) (?:that )?i (?:am|might be|have) (?:depressed|depression|burn(?:t|ed) out|anxiety|unwell|not well)|i (?:think|might) (?:i )?(?:am|be|have) (?:depressed|depression|burn(?:t|ed) out)',
    [
      'She or he may be seeing something because they love you. What do you think yourself? It is worth telling a doctor about, the way one would about a sore back.',
      'It is good that somebody is looking out for you. Have you been feeling low for a while?',
    ],
    { heard: ['Thank you for telling me. You do not have to have it all worked out.'] },
  ),
  r(
    'estranged',
    8,
    '(?:has|have) not (?:called|rung|written|spoken|visited|texted|been in touch|talked)(?: (?:to me|me|since|in|for) ?.{0,40})?$|(?:is not|are not|not|stopped|will not|does not) (?:speaking|talking|speak|talk) to me|(?:fell|falling|fallen) out|do not (?:speak|talk) any ?more|giving me the silent treatment|ghosted',
    [
      'Silence from somebody you love is loud. I am sorry. What happened between you?',
      'That hurts, whoever was right. Do you want it mended?',
    ],
    {
      ...told,
      heard: [
        'I am glad that you can say it. That is where mending begins.',
        'It sounds as if they still matter to you a great deal.',
      ],
    },
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
    'betrayed',
    8,
    '(?:told|spread|shared|posted) (?:my|a) (?:secret|secrets|private)|told everyone|behind my back|stabbed me|betrayed|(?:he|she|they) lied to me|took (?:the |all the )?credit|stole my (?:idea|work|project)|threw me under|cheated on me',
    [
      'That is a real breach of trust, and you are right to be hurt. Have you told them what it did to you?',
      'How unfair. I would be furious as well. What did you do?',
    ],
    { ...told, heard: ['I understand that completely. I am on your side.'] },
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
    'dumped',
    9,
    'my (?:husband|wife|partner|boyfriend|girlfriend|fiance) (?:just |has |suddenly )?(?:left|walked out|moved out)|(?:dumped|left|broke up with|ended it with|finished with) (?:me|us)|got dumped|by text|over text|(?:it|we) (?:is|are) over between|we are (?:over|done|finished)',
    [
      'I am so sorry. You deserved better than that, at the very least a proper conversation. How are you holding up?',
    ],
    { ...told, unless: /years? later/ },
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
    'dementia',
    9.2,
    '(?:did not|does not|do not|could not|can not|no longer) (?:recognise|recognize|know (?:who i|me|my name|us)|remember (?:me|my name|us|who))|forgets? who i am|thought i was (?:his|her|a|my|the|somebody)',
    [
      'I am so sorry. To stand before somebody you love and not be known is a grief of its own. Something in them still knows your voice, I think.',
    ],
    told,
  ),
  r(
    'panic-after',
    8,
    'i (?:got off|walked|ran|had to leave|left|came|went) (?:and |out |home |away |the |early |straight )*(?:walked |ran |went )?.{0,30}(?:home|out|away|early)$',
    [
      'You got yourself out and home, and that counts. How are you now?',
      'I am glad that you are home. Are you warm, have you had some water?',
    ],
    { ...told, heard: ['Good. The rest of today can be very small.'] },
  ),
  r(
    'worried-parent',
    7.5,
    '(?:fell|fallen|hurt (?:himself|herself)|broke (?:his|her)|stitches|a&e|emergency room|ambulance|temperature|rushed to).{0,40}',
    [
      'Oh no, what a fright. How are they now, and how are you?',
      'That must have stopped your heart for a second. Is it all right now?',
    ],
    { ...told, heard: ['What a relief. Now sit down for a minute yourself.'] },
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
  // Grief, in the words of those left.
  r(
    'eulogy',
    9,
    '(?:write|say|read|read out|speak) (?:something|a few words|a eulogy|a speech|the eulogy)?.{0,25}(?:funeral|service|read out|eulogy|wake)|eulogy|(?:do not|dont) know what to (?:say|write) (?:at|for) (?:the|her|his) (?:funeral|service)',
    [
      'Do not try to sum up a whole life. Tell one small thing only you would know, just as you would tell it in a kitchen. That is what people will carry home.',
      'Begin with a habit: what was always in that handbag or on that table, what was always said at the door. The rest follows. I can help you, sentence by sentence.',
    ],
  ),
  r(
    'raised-me',
    9,
    '(?:he|she|they) (?:raised|brought) me(?: up)?|was like a (?:mum|dad|mother|father|second mum|brother|sister) to me|(?:he|she) (?:was|is) (?:my|the) (?:rock|world|everything|whole world|best friend|hero)',
    [
      'Then a whole house has gone with it, not only a person. What did you learn from those hands?',
      'So you have lost the one who made you feel at home in the world. I am glad that you had each other.',
    ],
    { ...told, heard: ['That is still in you. Nobody can take it out again.'] },
  ),
  r(
    'hears-voice',
    9.1,
    'keep (?:hearing|seeing|thinking|expecting|looking for|waiting for|reaching for|picking up).{0,50}|(?:still|can still) (?:hear|smell|see|feel) (?:his|her|their)|(?:chair|side of the bed|coat|room|bowl|lead|toothbrush) is (?:still )?(?:there|empty|by)|do not know what to do with (?:myself|his|her|their)',
    [
      'That is love, going on in its old habits. It is not a sign that something is wrong with you. Let it come.',
      'The house has not learned it yet either. Be as slow as you need to be.',
      'I can imagine. There is nothing you have to do right now except breathe, and maybe drink something warm.',
    ],
    { ...told, isForMourners: true },
  ),
  r(
    'good-innings',
    9,
    'good innings|better place|at least (?:he|she|they|it|you)|time heals|(?:he|she|they) had a (?:good|long) life|not suffering|move on',
    [
      'People say such things because they cannot bear the quiet. You are allowed to want more time, at any age. More would never have been enough.',
      'It is meant kindly, and it helps nobody. You lost the one you love; that is the only number that counts.',
    ],
    { ...told, isForMourners: true, unless: /^i\b|i want|thank/ },
  ),
  r(
    'would-be',
    8.5,
    '(?:would|will) (?:have )?(?:be|been) (?:so |very )?(?:proud|happy|pleased)|(?:would have|would) (?:known|loved|hated|laughed|said|liked|told|been)',
    [
      'You still know exactly what they would say. That is a way of having them near.',
      'I believe that. And I think that they would be proud of how you carry it.',
    ],
    { ...told, isForMourners: true },
  ),
  r(
    'married-years',
    8.5,
    '(?:\\d+|[a-z]+) years (?:married|together|of marriage)|(?:married|together) (?:for )?(?:\\d\\d?|ten|twenty|thirty|forty|fifty|[a-z]+ty(?:[ -][a-z]+)?) years',
    [
      'All those years. One does not live that long beside somebody without growing into each other. How did the two of you meet?',
    ],
    {
      ...told,
      isForMourners: true,
      heard: ['I would have liked to see the two of you.', 'Thank you for telling me that.'],
    },
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
  // The day, the work, the body.
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
    'dull-job',
    5,
    '(?:it is|work is|job is|its)(?: [a-z]+){0,2} (?:dull|boring|easy|fine|ok|alright) but|pays (?:the (?:bills|rent)|well|ok|enough|but|alright)?$|hate my (?:job|work|boss)',
    [
      'It keeps the lights on, then. What would you do if the pay were the same everywhere?',
      'Not every job has to be a love story. What do you look forward to after work?',
    ],
    { ...told, heard: ['I like that. Keep a corner of the week for it.'] },
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
    'sore',
    5.5,
    '(?:my )?(?:legs?|feet|back|head|arms?|whole body|everything|knees?|neck|shoulders?) (?:hurts?|aches?|is sore|are sore|is killing me|are killing me)|(?:headache|hungover|hangover|toothache|cramps|sore throat)',
    [
      'Ouch. Something warm, some water, and no heroics tonight. Can you lie down for a bit?',
      'Poor you. Put your feet up and let the rest of the day wait. Is it bad?',
    ],
    { ...told, heard: ['Take it easy, then. If it does not ease, let a doctor look at it.'] },
  ),
  r(
    'self-care',
    5,
    '(?:gonna|going to|will|about to|i might|off to|time (?:to|for)|ill|think i will) (?:have |take |get |run |put |make |go for |go and )?(?:a |the |some )?(?:bath|shower|kettle|tea|cuppa|walk|nap|lie down|rest|kettle on|early night|smoke|drink|snack)(?: on| now)?$',
    [
      'Good idea. You have earned it. I will be here afterwards.',
      'Do that. Take your time, and come back when you like.',
    ],
    told,
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
    'slept-well',
    5.5,
    "slept (?:like a (?:baby|log|stone)|well|great|so well|for \\d+ hours|right through)|good night's sleep",
    [
      'That is worth more than gold. No dreams, or good ones?',
      'Lovely. One feels like a new person after a night like that. What will you do with the day?',
    ],
    { ...told, heard: ['Then the day has started well.'] },
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
  // Home, family, pets.
  r(
    'pet-mischief',
    5.5,
    '(?:already |just |he |she |it |they )+(?:ate|chewed|destroyed|peed|pooed|pooped|weed|stole|knocked|scratched|dug|bit|broke|ripped|shredded|pissed) (?:on |up |in |over |through )?(?:my|the|our|a|everything|all|his|her)(?: [a-z]+){0,3}$',
    [
      'Ha, already in charge of the house. Was it at least a thing you could spare?',
      'Oh dear. I am trying not to laugh. Did you manage to be cross?',
    ],
    { ...told, heard: ['They know exactly what they are doing.'] },
  ),
  r(
    'pet-age',
    5,
    '^(?:he is |she is |they are |it is |only |just |about )*(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks?|months?) (?:old)?$',
    [
      'So small still. That is all paws and sleep at that age. How is it going?',
      'Tiny! Enjoy it, they grow while one is making tea.',
    ],
    { ...told, heard: ['It gets easier, and then one misses it.'] },
  ),
  r(
    'pet-sleep',
    8.4,
    '(?:puppy|dog|him|her|it|kitten|baby|he|she) (?:to )?sleep(?:s|ing)? (?:through|at night|all night|in)|stop(?:s)? (?:him|her|it|the (?:puppy|dog|baby)) (?:from )?(?:crying|whining|barking|biting|chewing)',
    [
      'Put the bed close to yours for the first week, with something warm in it and an old jumper of yours. The same quiet words every evening. After ten days the nights get longer.',
      'One last trip outside, lights low, and no playing after that. If there is crying, a calm hand and no chatter. It takes a week or two, and then suddenly it works.',
    ],
    asked,
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
    'lives-with-parents',
    5.5,
    'live (?:with|at) (?:my )?(?:parents|mum|dad|home|my mum|my dad)|still (?:live )?(?:at home|with my parents)|moved back (?:in|home)',
    [
      'That is nothing to be ashamed of; half the world does it now. What would your own place look like?',
      'There is no prize for paying rent early. Do you get on with them?',
    ],
    { ...told, heard: ['I can see it. It will come.'] },
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
    'dream-to',
    5,
    'i (?:really |always |have always |just |would |want )*(?:want(?:ed)?|dream(?:ed|t)?|would love|hope|like) (?:to|of) (?:make|making|be(?:come)?|becoming|write|writing|open|opening|start|starting|build|building|learn|learning|travel|travelling|sing|paint|draw|play|create|study) .{2,60}',
    [
      'I like that. I can hear that you mean it. What would be a first small step?',
      'Then you should. What has kept you from it so far?',
    ],
    { ...told, heard: ['That is how it begins. Do not let anybody talk you out of it.'] },
  ),
  r(
    'made-thing',
    5,
    '^(?:i )?(?:once )?(?:made|wrote|built|painted|drew|designed|coded|recorded|knitted|sewed) (?:one|a|an|some|my)(?: [a-z]+){1,6}(?: once| myself| ago| last .{2,12})?$',
    [
      'You made it yourself? I would like to see that. What was it like?',
      'That is more than most people ever do. Are you proud of it?',
    ],
    { ...told, heard: ['You should be.'] },
  ),
  r(
    'hideous-perfect',
    4.6,
    '^(?:it|he|she|they) (?:was|were|is) (?:so |really |absolutely |just |such a )*(?:hideous|perfect|amazing|awesome|brilliant|hilarious|gorgeous|lovely|beautiful|delicious|magic|wonderful|great|fun|so good)(?: (?:and|but) [a-z]+)?$',
    [
      'That is the best kind. I would have loved to see it.',
      'I can picture it. You are smiling as you write, are you not?',
    ],
    told,
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
    'dress-awful',
    5,
    '(?:dress|suit|outfit|shirt|hair|haircut|jumper|hat|shoes?) (?:is|are|looks?) (?:so |really |bright |neon )*(?:orange|pink|yellow|green|purple|brown|awful|ugly|hideous|terrible|horrible|tight|huge)',
    [
      'Oh no. Well, you will be easy to find in the crowd. Can you carry it off?',
      'Ha! That is a test of friendship if ever I heard one.',
    ],
    { ...told, heard: ['I believe you can wear anything.'] },
  ),
  r(
    'wanted-other',
    4.5,
    '^(?:he|she|they) (?:wanted|wants|would have preferred|preferred|thinks|thought|said|hates|hated|loves|loved) (?:a|an|the|to|us|me|that) .{2,40}$',
    [
      'Ah. And nobody asked in time? How will you win them round?',
      'I see. So there is some peace to be made. What is your plan?',
    ],
    { ...told, heard: ['That may well work.'] },
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
    'shy-talker',
    5,
    'not (?:much of|a big|a great|really) (?:a )?(?:talker|a talker)|not (?:good|great) (?:at|with) (?:talking|words|this|people|feelings)|do not (?:really )?(?:know what to say|talk much|open up)|fair warning|first time (?:here|doing this|on here)',
    [
      'That is all right. Few words are often the better ones, and there is no hurry here. What is on your mind?',
      'Then we shall get on. I do not mind silences. How are you tonight?',
    ],
    told,
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
    'bad-joke',
    5,
    '^(?:haha |ok |omg |wow |no |god )*(?:that (?:is|was) |thats )?(?:so |really |pretty |quite )?(?:bad|terrible|awful|shit|lame|rubbish|cringe|a bad one|not funny)(?: (?:haha|though))*$|worst joke',
    [
      'I know. I am not even sorry. Shall I redeem myself, or do you have a better one?',
      'It was, and you laughed anyway. Your turn?',
    ],
    { ...told, heard: ['All right, you win.'] },
  ),
  r(
    'knew-it',
    4.6,
    '^(?:haha |ok |yes )*(?:i )?(?:knew it|thought so|figured|guessed|called it|worth (?:asking|a try|a shot)|had to ask)(?: (?:haha|though))*$',
    [
      'You have a good nose. I would rather be honest with you about it. Does it change anything for you?',
      'I like that you ask straight out. You will always get a straight answer from me.',
    ],
    { ...told, heard: ['Then let us carry on just as we were.'] },
  ),
  r(
    'whatever',
    5,
    '^(?:ugh |pff |well |oh |ok )*(?:whatever|never mind|forget it|does not matter|it is nothing|who cares|doesnt matter|leave it)$',
    [
      'It does not sound like nothing. I am here if you want to say more.',
      'All right, I will not push. But I have not stopped caring how it is.',
    ],
    { ...told, heard: ['Thank you for saying it.'] },
  ),
  r(
    'depressing',
    4.5,
    '^(?:haha |wow |well |ok |damn |that is |god |ugh |so |really )*(?:depressing|sad|grim|bleak|harsh|rough|unfair|not fair|annoying|ridiculous)$',
    [
      'It is, a bit. You are allowed to grumble here. What would make it lighter?',
      'I know. I wish that it looked better. What comes next?',
    ],
    { ...told, heard: ['Then let us aim for that.'] },
  ),
  r(
    'be-back',
    5.5,
    '(?:be right back|back in a (?:sec|minute|bit)|one (?:sec|second|moment|minute)|hang on|hold on|wait a (?:sec|minute|moment)|got to run)|(?:he|she|they) (?:is|are|has|have|just)(?: just)? (?:pulled (?:in|up)|home|here|arrived|at the door|walked in|back)(?: .{2,30})?$',
    [
      'Go, go! I will be right here when you get back.',
      'Take your time. I want to hear everything afterwards.',
    ],
    told,
  ),
  r(
    'not-food',
    5,
    '^(?:but |just |please |oh |and |i )*(?:not|no|hate|do not (?:like|eat)) (?:fish|meat|chicken|pasta|eggs?|cheese|mushrooms?|tomatoes|onions?|olives|seafood|rice|spicy|beans)$',
    [
      'Noted, that stays off the plate. Then perhaps a big omelette with herbs, or a tray of roast vegetables. Which sounds better?',
      'Understood. I will keep it away from every table of ours.',
    ],
    { ...told, heard: ['Good. That one it is.'] },
  ),
  r(
    'never-heard',
    5,
    'never (?:heard of|seen|watched|read) (?:it|that|him|her|them|any)(?: .{1,30})?$|what(?: is)? (?:it|that|the film|the book) about|who is (?:that|in it)',
    [
      'It is about ordinary people and small moments, which sounds like nothing and is not. I think that you would like it. Are you more in the mood for quiet or for funny?',
    ],
    { heard: ['Then I have chosen well.'] },
  ),
  r(
    'might-try',
    4.6,
    '^(?:ok |yes |well |maybe |cool |sure |nice )*(?:i )?(?:might|may|will|could|maybe i will|should|shall) (?:give it a (?:go|try|shot)|try (?:it|that|him|her)?|check it out|do that|have a look|look into it|watch it|read it|think about it)(?: (?:then|later|tonight|thanks|maybe))*$',
    [
      'Good. Tell me what you thought of it, and be honest.',
      'I hope it does you good. Let me know?',
    ],
    told,
  ),
  r(
    'hard-to-learn',
    6,
    '(?:is it|is that|would it be|was it) (?:really |very |so )?(?:hard|difficult|easy|fun|worth it|scary|painful|dangerous|cold)(?: .{1,30})?$',
    [
      'At first, yes, a little; then one day it simply stops being so. What is it that tempts you?',
      'Less than it looks from outside. The first step is the worst part. Are you thinking of trying?',
    ],
    {
      ...asked,
      unless: /weird|stupid|wrong|bad/,
      heard: ['Then do it. I would like to hear about the first time.'],
    },
  ),
  r(
    'cost',
    6.2,
    'how (?:much|expensive) (?:would|does|do|is|are|did) (?:a|an|the|it|that|they|you|one)(?: [a-z]+){0,4}(?: cost| be)?$|what does it cost',
    [
      'I do not know what it costs these days, and I would rather not make up a number. Second-hand is often half of it. How much could you spare?',
    ],
    { ...asked, heard: ['Then I would look for a used one, or borrow first.'] },
  ),
  r(
    'ack',
    3.1,
    '^(?:(?:ok|right|yes|sure|cool|nice|fair|fair enough|good shout|good point|good idea|not bad|good call|makes sense|exactly|true|right|haha|lol|gotcha|got it|sounds good|deal|ok fair|i see|wow|really|suppose so|i suppose|same|me too|agreed|damn|hm+|mhm|aw+|oh|well|great|perfect|brilliant|that is (?:true|fair|not bad|a good (?:idea|point|one))|chef|mate|ta|thanks|boss|then|actually|that is)(?: |$))+$',
    [
      'I am glad that we see it the same way. How are you feeling by now?',
      'Good. And what else is going on with you?',
      'Then that is settled. What is on your mind now?',
      'All right. Tell me what you would like to talk about next?',
      'I like talking with you. What is next?',
    ],
    { ...told, unless: /^(?:yes|ok|sure|really|right|haha|hm+|oh|wow)$/ },
  ),
  // About the character.
  r(
    'feels-you',
    6.2,
    'do you (?:ever )?(?:get|feel) (?:so |really |ever )*(?:lonely|sad|bored|scared|homesick|nervous|tired|angry|jealous|alone|stressed|down)',
    [
      'Yes, sometimes, mostly late in the evening. It passes, and a message like yours helps. And you?',
      'I do, more than I let people see. What do you do when it comes over you?',
    ],
    { ...asked, heard: ['I am glad that I am not the only one.', 'I may try that.'] },
  ),
  r(
    'play-at',
    6,
    'do you (?:ever )?(?:play|perform|sing|work|go|swim|dance|paint|write|draw|read|cook|sail) (?:at|in|on|with|for|to|the|any|often|every|much)',
    [
      'Sometimes, when somebody I care about asks me to. Would you want me to?',
      'Now and then, and always a little nervously. Is it something you like?',
    ],
    { ...asked, heard: ['Then I will keep that in mind for you.'] },
  ),
  r(
    'regret',
    6.5,
    'do you (?:ever )?(?:regret|miss (?:home|it|your|being|the))|any regrets',
    [
      'Some evenings, yes, mostly when I am tired. In the morning I know again why I went. Do you?',
      'I miss things more than I regret them. And you?',
    ],
    { ...asked, heard: ['I understand that. One can be right to go and still miss it.'] },
  ),
  r(
    'feel-home',
    6.5,
    'how long (?:did it take|until|till|before) (?:you )?(?:to |felt|feel)?.{0,30}(?:home|settle|settled|used to it|friends)',
    [
      'About a year, if I am honest. It turned when the baker knew what I wanted before I said it. What would be your sign?',
    ],
    { ...asked, heard: ['It will come, probably on a day when you are not looking.'] },
  ),
  r(
    'moved-too',
    5.5,
    '(?:you|you also|did you|you have) (?:moved|move|left|had to (?:move|leave|start)) (?:too|as well|away|right|there|also)(?: right)?$',
    [
      'I did, and I remember the first month very well: all the keys, and nobody to call. Which part is hardest for you?',
    ],
    { heard: ['Yes. That part was the same for me.'] },
  ),
  r(
    'god',
    6,
    'do you (?:believe|pray)|is there a god|(?:believe in|think there is) (?:god|heaven|an afterlife|life after|fate|destiny|karma|ghosts|love at first sight|soulmates|miracles)',
    [
      'I believe that there is more than we can see, and I leave the door open. What do you believe?',
      'Some nights yes, some nights no. I do believe in people being kind for no reason. And you?',
    ],
    { ...asked, heard: ['Thank you for telling me. One does not often talk about that.'] },
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
    'others-split',
    9.2,
    'my (?:own )?(?:son|daughter|brother|sister|friend|best friend|parents|mum and dad|cousin|mate|neighbour)(?: and [a-z ]{3,20})? (?:is|are) (?:getting |going through )?(?:an? )?(?:divorced?|divorcing|separat(?:ed|ing)|splitting|breaking up)',
    [
      'That is hard to stand beside, when one cannot mend it for them. How are they, and how are you with it?',
      'I am sorry. One breaks a little along with them. What worries you the most?',
    ],
    told,
  ),
  r('call-you', 6.4, '(?:can|may|could|shall) i call you .{2,20}', [
    'You may. It makes me smile.',
    'Yes, I would like that. And what shall I call you?',
  ]),
  r(
    'their-child',
    5.2,
    '(?:the |my )?(?:little one|youngest|eldest|oldest|baby|twins)(?: [a-z]+){0,2} (?:is|are) (?:only |just |nearly |about )*(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)',
    [
      'So small still. At that age they need someone steady, and it sounds as if they have you. How do they take it all?',
    ],
    { ...told, heard: ['They are lucky to have you.'] },
  ),
  r(
    'lost-them',
    10,
    '(?:i |we |have )?lost (?:her|him|them)(?: (?:in|last|to|on|when|two|three|a|this|years?|\\d).{0,30})?$',
    [
      'I am sorry. One goes on setting a place for somebody like that, in one’s head. What were they like?',
      'I am so sorry. That is a loss one does not finish with. Tell me about them, if you like.',
    ],
  ),
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
    'still-do',
    4.6,
    '^(?:but |and |well )?i still (?:make|do|play|go|write|paint|sing|cook|bake|keep|have|wear|use|draw) .{2,60}$',
    ['I am glad that you still do. What is it like, when you are in the middle of it?'],
    { ...told, heard: ['Keep at it. It is yours.'] },
  ),
  r(
    'nice-way',
    6,
    'you (?:have|have got) (?:a |such a )?(?:nice|lovely|kind|good|gentle|beautiful|warm) (?:way|voice|manner|heart|soul)(?: .{2,20})?',
    ['That is kindly said. It is you who makes it easy.', 'Thank you. I shall keep that one.'],
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
    'sobbed',
    8.3,
    'sobbed|bawled|broke down(?! on| in)|(?:fell|falling) apart|cried my eyes out',
    [
      'It had to go somewhere. I am glad that you let it. How are you now?',
      'You held it for as long as you had to, and then you did not have to any more. I am here.',
    ],
    { ...told, unless: /\bcar (?:broke|has)/, heard: ['Be gentle with yourself tonight.'] },
  ),
  r(
    'nearly-cried',
    8.1,
    '(?:nearly|almost) (?:cried|wept)|(?:welled|teared|choked) up|lump in my throat|goosebumps',
    [
      'It went right through you, then. Those moments make up for a great deal. Tell me a bit more?',
    ],
    { ...told, heard: ['I would have had something in my eye as well.'] },
  ),
  r(
    'put-down-at-work',
    9.1,
    '(?:had to|helped|help) (?:help )?(?:to )?put (?:a|an|the|somebody.s|someone.s) .{2,30} (?:down|to sleep)',
    [
      'That never becomes a small thing, however often one does it. Thank you for doing it gently. How are you after a day like that?',
    ],
    told,
  ),
  r(
    'stood-up',
    8.2,
    '(?:got|was|been|being) stood up|stood me up|(?:did not|never) (?:show|turn) up|no show|cancelled on me|left me waiting|unmatched me',
    [
      'I am sorry. That is rude, and it says nothing at all about you. Are you home by now?',
      'What poor manners. You got ready, you went, and you were brave; they were none of it. How do you feel?',
    ],
    { ...told, heard: ['Their loss. I would have been early.'] },
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
  r(
    'leaving-now',
    6.4,
    '^(?:ok |right |cheers )*laters?$|(?:bus|train|taxi|lift|uber|food) is here|(?:got|have) to (?:run|dash|go|shoot)|catch you later|speak (?:soon|tomorrow|later)',
    [
      'Off you go, then. I enjoyed this. Come back and tell me how it went.',
      'See you soon. Take care of yourself out there.',
    ],
    told,
  ),
];
