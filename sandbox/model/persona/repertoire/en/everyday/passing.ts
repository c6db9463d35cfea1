import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const told = { only: 'statement' } as const;

/** Small events of a day. */
export const passing: readonly Rule[] = [
  r(
    'go-on',
    5,
    '^(?:mm+ |mhm |ok |and |oh |yes )*(?:go on|keep going|tell me more|continue|carry on|more please|do not stop|and then|then what|what then|and after that)(?: please| babe| love)?$',
    [
      'With you it would be slow. A walk, your hand in mine, and no clock anywhere. Your turn: what comes next?',
      'Patience makes it better. But I would start with a kiss on the forehead. What then?',
      'The rest I would rather whisper another time. Tell me what you were hoping for?',
    ],
    { heard: ['I can picture that very well.', 'You make it hard to think of anything else.'] },
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
    'hopes-for',
    5,
    '^(?:i )?(?:just |really |so )?hop(?:e|ing) (?:it is|its|it will be|it goes|he|she|they|that|for|so|we|i) .{1,60}$|fingers crossed',
    [
      'I hope so too, with everything I have.',
      'Then I will keep my fingers crossed for exactly that.',
    ],
    told,
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
    'moved-too',
    5.5,
    '(?:you|you also|did you|you have) (?:moved|move|left|had to (?:move|leave|start)) (?:too|as well|away|right|there|also)(?: right)?$',
    [
      'I did, and I remember the first month very well: all the keys, and nobody to call. Which part is hardest for you?',
    ],
    { heard: ['Yes. That part was the same for me.'] },
  ),
  r(
    'their-child',
    5.2,
    '(?:the |my )?(?:little one|youngest|eldest|oldest|baby|twins)(?: [a-z]+){0,2} (?:is|are) (?:only |just |nearly |about )*(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)',
    [
      'So small still. At that age they need someone steady, and it sounds as if they have you. How do they take it all?',
    ],
    { ...told, heard: ['They are lucky to have you.'] },
  ),
];
