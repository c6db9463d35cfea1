import { type Rule, rule } from '../rule';

/** What happened to a fan, or is about to. */
export const events: readonly Rule[] = [
  rule(
    'event.ex-moves-on',
    8,
    /\bmy ex\b.{0,30}\b(?:engaged|married|dating|moved on|new (?:girlfriend|boyfriend|partner)|pregnant|seeing)\b/,
    [
      'Ouch. One can be glad for somebody and still feel the floor tilt. How long had you not thought of it?',
      'That opens a drawer that one had shut with care. You need not be generous about it tonight. What hurts most in it?',
    ],
    {
      heard: [
        'That is a long time to have been part of somebody. Of course it stings.',
        'I would feel that as well. It need not be noble.',
      ],
      no: ['And you need not be. Not tonight.'],
    },
  ),
  rule(
    'event.others-wedding',
    6,
    /\b(?:mate|friend|sister|brother|cousin|son|daughter|colleague|best friend)\b.{0,20}\b(?:getting married|got engaged|is engaged|wedding)\b/,
    [
      'A wedding to go to, then. Are you glad, or is there a but in it?',
      'How nice for them. And how does it sit with you?',
    ],
    { heard: ['I can understand that. Both may be true at once, the gladness and the but.'] },
  ),
  rule(
    'event.passed',
    8,
    /\b(?:i |we |just |finally |and )?(?:passed|aced|nailed|smashed) (?:my|the|it|all|every|that|an?)(?! (?:salt|ball|time|note|shop|house|window|plate|phone|car|bowl|finger|toe|glass|vase|pepper|bread|joint|screen|patience|bridge|church))\b|\bi passed$|\bi passed (?:with|first|everything)\b|\bi got in(?:to)?\b|\bgot accepted\b|\bgot (?:a|an) (?:a|a plus|first|distinction)\b|\bi graduated\b|\bgraduated today\b/,
    [
      'You did it! All those evenings, and now it is true. How are you going to celebrate?',
      'Well done, really. Say it once more, slowly, so that we both enjoy it. Who did you tell first?',
    ],
    {
      unless: /\b(?:passed (?:away|out|the time)|she|he) /,
      heard: ['Good. Do not skip that part; people always skip that part.'],
    },
  ),
  rule(
    'event.job',
    8,
    /\b(?:got (?:the|a|my|this) (?:new )?(?:job|offer|position|role|promotion|raise|contract|place)|got promoted|was promoted|been promoted|promotion today|landed (?:a|the) (?:job|role|client)|i got it|they (?:hired|took|chose|picked) me|job offer|got hired|new job)\b/,
    [
      'That is wonderful news! They chose well. When do you begin?',
      'Congratulations! I would raise a glass if you could hear it ring. What made the difference, do you think?',
      'Oh, very good. Somebody saw what I see. Are you more glad or more nervous?',
    ],
    {
      unless: /\b(?:need|want|looking|find|hope|if|did not|hate)\b/,
      heard: [
        'Then enjoy these days between; they are the lightest ones there are.',
        'I believe that at once. Well earned.',
      ],
    },
  ),
  rule(
    'event.good-news',
    8,
    /\b(?:good news|great news|best day|guess what|best news|amazing news|had (?:such )?a (?:great|good|lovely|wonderful|amazing|brilliant|perfect|nice) (?:day|time|evening|night|weekend)|(?:today|it|day) was (?:so )?(?:great|amazing|wonderful|brilliant|perfect|fantastic|lovely|good|nice|awesome)|i (?:did|made|won) it|we did it|dream came true|finally happened|so happy)\b/,
    [
      'Tell me, tell me. I want it from the beginning.',
      'Oh good! I like days that end like this. What was the best minute of it?',
      'You make me curious. Go on, I am sitting comfortably.',
    ],
    {
      unless: /\b(?:not|are you|would be|could be)\b/,
      heard: [
        'That is lovely, and you tell it well. I am so glad for you.',
        'No wonder that you are glowing. Thank you for bringing it to me.',
        'What a thing! Keep today somewhere safe.',
      ],
    },
  ),
  rule(
    'event.won',
    7,
    /\b(?:i|we|my team|our team) (?:just |finally |actually )?won\b|\bcame first\b|\bfirst place\b|\bpersonal best\b|\bnew record\b|\bfinished (?:my|the) (?:[a-z]+ ){0,2}(?:marathon|race|novel|book|thesis|dissertation|project|painting|degree|course|run)\b|\bran (?:my first |a |the )?(?:half )?(?:marathon|10k|5k)\b/,
    [
      'You won that fair and square. How did it feel, the second you knew?',
      'Bravo! Now sit down and be admired for a minute. What was the hardest part?',
      'That is an achievement, and not a small one. What comes next, or is next a forbidden word today?',
    ],
    { heard: ['I can picture it. You earned every second of that feeling.'] },
  ),
  rule(
    'event.baby',
    8,
    /\b(?:i am pregnant|we are (?:pregnant|expecting|having a baby)|is pregnant|having a (?:baby|boy|girl)|gave birth|was born (?:today|yesterday|last|this)|became an? (?:aunt|uncle|father|dad|mum|mother|grandfather|grandmother)|going to be an? (?:dad|mum|aunt|uncle|grandfather|grandmother|father))\b/,
    [
      'Oh, what news! Congratulations. How is everybody?',
      'A whole new person. I am so happy for you. Is there a name yet?',
    ],
    {
      heard: ['That is lovely. I wish the little one a life with many open windows.'],
      no: ['It will come by itself, usually at four in the morning.'],
      yes: ['Then I hope that the name suits the little face.'],
    },
  ),
  rule(
    'event.engaged',
    8,
    /\b(?:got engaged|am engaged|we are engaged|said yes|proposed|proposing|getting married|got married|our wedding|my wedding|wedding (?:is|day)|wedding anniversary|our anniversary)\b/,
    [
      'Congratulations! I want to hear how it was asked and what was said.',
      'How beautiful. What are you looking forward to most, the promise or the party?',
    ],
    {
      unless: /\b(?:ex|she|he|mate|friends?|sister|brother|cousin|son|daughter)\b/,
      heard: ['That is exactly how such a thing ought to be told.'],
    },
  ),
  rule(
    'event.birthday',
    8,
    /\b(?:it is|today is|is) my (?:[a-z0-9]+ )?birthday(?: today)?\b|\bmy birthday(?: is)? today\b|\bi (?:turned|turn|am turning) (?:[a-z0-9]+)(?: [a-z]+)? today\b|\btoday i (?:turn|turned)\b/,
    [
      'Happy birthday! I hope that somebody lights a candle for you today. How are you spending it?',
      'Then happy birthday, with all my heart. What do you wish for the coming year?',
    ],
    {
      heard: [
        'That sounds like a day with you in the middle of it, as it should be.',
        'I wish it along with you.',
      ],
    },
  ),
  rule(
    'event.interview',
    8,
    /\b(?:job |work )?interview\b/,
    [
      'Interviews are two people pretending to be calm. Say one true thing about why you want it, and they will remember you. When is it?',
      'Then tonight: clothes laid out, two questions of your own written down, and early bed. What is the job?',
      'I will be thinking of you. Which question do you hope they never ask?',
    ],
    {
      unless: /\bgot the\b/,
      heard: [
        'Good to know. Be ten minutes early and kind to whoever opens the door; you have the rest.',
        'Then practise the answer to that one aloud, once, and let the others come.',
      ],
    },
  ),
  rule(
    'event.exam',
    8,
    /\b(?:exam|exams|finals|midterm|driving test|my test|a test|the test|viva|dissertation|thesis|revision|revising|coursework|essay due|assignment)\b/,
    [
      'You know more than you feel tonight; nerves hide half of it. What is the part that worries you most?',
      'One last look, then sleep: sleep is when it settles. When is it?',
      'I will keep my fingers crossed, and you will do the rest. What subject is it?',
    ],
    {
      unless: /\b(?:failed|passed|blood test|covid)\b/,
      heard: [
        'Then explain that one part aloud to a wall, or to me. What you can say, you know.',
        'Good. Pencils ready, breakfast eaten, phone off. You will manage.',
      ],
    },
  ),
  rule(
    'event.failed',
    8,
    /\b(?:i |just |have )?(?:failed|flunked|bombed|messed up|screwed up|blew|ruined|cocked up|fucked up|botched) (?:my|the|it|this|that|an?|again|everything|today|up)?|\bdid not (?:get (?:it|in|the (?:job|part|place|role|flat))|pass|make it|work out|go well)\b|\bgot rejected\b|\brejected\b|\brejection\b|\bturned me down\b|\bwent (?:badly|terribly|wrong|horribly)\b|\bit was a disaster\b|\bmade a (?:big |huge |stupid )?mistake\b/,
    [
      'Ouch. I am sorry; you wanted that. What happened, from where you stood?',
      'That stings, and today it is allowed to. It says something about one day and nothing about you.',
      'I am sorry. Take tonight to be cross about it. Is there a second chance somewhere in it?',
    ],
    {
      unless: /\bdid not make it (?:through|home)\b/,
      yes: ['Then you already know one thing that you did not know the first time.'],
      no: ['Then something else gets your mornings, and it may treat you better.'],
      heard: [
        'That is hard luck more than anything else. I am on your side.',
        'I see. You will be less hard on yourself by Thursday, I would bet on it.',
      ],
    },
  ),
  rule(
    'event.bad-day',
    7,
    /\b(?:bad|rough|hard|tough|awful|terrible|horrible|crap|shit|shitty|crappy|worst|long|stressful|difficult|rubbish|draining|exhausting|hell of a) (?:day|week|night|month|year|morning|shift|time|one|weekend)\b|\b(?:today|day|it) (?:was|has been|sucked|sucks|is) (?:[a-z]+ ){0,2}(?:bad|rough|hard|tough|awful|terrible|horrible|crap|shit|long|stressful|sucks|exhausting|rubbish)\b/,
    [
      'Then let it end here, with somebody who is on your side. What was the worst of it?',
      'I am sorry. Put it down for a bit; it will still be there if you want it back. What happened?',
      'Come and sit. You can tell it in the wrong order and with swear words.',
    ],
    {
      heard: [
        'No wonder that you are done. Nothing more is asked of you today.',
        'That would have been enough for a week. I am glad you told me.',
        'What a mess. You handled more of it than you think.',
      ],
    },
  ),
  rule(
    'event.quarrel',
    8,
    /\b(?:had (?:a|another|this) (?:huge |big |stupid |massive )?(?:fight|argument|row|quarrel|falling out)|(?:argued|fought|fell out|arguing|fighting) with|not talking to me|not speaking|shouted at me|yelled at me|screamed at me|yelling at me|shouting at|lied to me|betrayed|stabbed me in the back|let me down|ignor(?:ed|ing|es) me|stood me up|made fun of me|laughed at me|talks? (?:down to|over) me|humiliated me|bullied|bullying|took credit|takes credit)\b/,
    [
      'That hurts, above all from somebody near. What was it really about, underneath?',
      'I am sorry. Were you more angry or more hurt?',
      'That was not a fair way to treat you. What would you want to hear from them now?',
    ],
    {
      heard: [
        'I see. Then say that sentence to them, the one you just told me, on a calm day.',
        'That would have got to me as well. You do not have to settle it tonight.',
      ],
    },
  ),
  rule(
    'event.boss',
    6,
    /\b(?:my boss|my manager|supervisor|line manager|the boss)\b/,
    [
      'Bosses have long shadows. What did this one do?',
      'Is it the work itself, or the way you are spoken to?',
      'I would not want that voice in my head after six in the evening. How do you get it out again?',
    ],
    {
      heard: [
        'I see. Write down what was said and when; it helps to see it in order, and you may need it.',
        'Then you are doing two jobs: the one you are paid for, and coping with that.',
      ],
    },
  ),
  rule(
    'event.first-day',
    7,
    /\b(?:first day|start(?:ing)? (?:a |my |the )?new (?:job|school|course|role)|new job|starting (?:tomorrow|monday|next week)|starting uni(?:versity)?)\b/,
    [
      'First days are mostly names and corridors. Wear something you trust, and ask where the coffee is. What are you most curious about?',
      'How exciting. Nobody expects you to know anything for a week; use it. How do you feel about it?',
    ],
    { heard: ['That is a very good way to walk in.'] },
  ),
  rule(
    'event.move',
    7,
    /\b(?:i am moving|we are moving|moving (?:house|out|in|to|away|day)|just moved|moved (?:house|out|in|away)|new (?:flat|house|place|home|city)|bought a (?:house|flat)|unpacking|packing (?:boxes|up))\b/,
    [
      'A new door to learn. What is the first thing you put in its place?',
      'Moving turns a life into boxes and then asks you to choose. What are you glad to leave behind?',
      'How does it sound there at night? That is how I get to know a place.',
    ],
    {
      unless: /\bmoving on\b/,
      heard: [
        'Good. A place becomes yours at the third cup of tea or the first burnt dinner.',
        'I like that. It says more than a floor plan.',
      ],
    },
  ),
  rule(
    'event.trip',
    6,
    /\b(?:flying|travelling|traveling|heading|driving|trip|flight) to (?!(?:bed|sleep|work|the shop|the gym|school|be|have|get|do|make|go|try|see|take|tell|say|eat|watch|meet|miss|the doctor|the dentist|ask|buy|start|cook|sleep|a|my|need|want|leave|stay|call|quit|put|play|pass|fail|lose)\b)[a-z]+|\b(?:booked (?:a|my|the|our|flights?|tickets?)|road trip|on holiday|our holiday|my holiday|a holiday|next holiday|backpacking|honeymoon|packing for|weekend away|city break|camping)\b/,
    [
      'That sounds like air. What is the first thing you will do when you get there?',
      'I envy you a little. Who goes with you?',
      'Good. Take one book too many and one jumper too few. What are you looking forward to most?',
      'Somewhere else is good for the eyes. Is it work or pleasure?',
    ],
    {
      heard: [
        'I can see it already. Send me one picture in words when you are there.',
        'Perfect. Leave an afternoon empty; that is when trips happen.',
      ],
    },
  ),
  rule(
    'event.back',
    5,
    /\b(?:just (?:got|came) (?:back|home)|got home|back from|came home|finally home|home now|i am home|i am back|just finished (?:work|my shift)|off work|off shift|finished work|shift (?:is )?over|clocked off|end of my shift)\b/,
    [
      'Welcome back. Sit down before you do anything useful. How was it?',
      'There you are. Shoes off first, then tell me. What has it been like?',
      'Good that you are in. What is the first thing you do when the door closes?',
    ],
    {
      heard: [
        'A good ritual. The day needs somewhere to end.',
        'I see. Then the evening owes you something kind.',
      ],
    },
  ),
  rule(
    'event.date',
    7,
    /\b(?:first date|going on a date|have a date|had a date|date (?:tonight|tomorrow|on|went|was|with)|blind date|tinder|hinge|bumble|dating apps?)\b/,
    [
      'Oh, now I am curious. What is the person like, as far as you know?',
      'Wear what you can laugh in, and ask the second question, not only the first. How do you feel about it?',
      'Dates are mostly about whether the silences are comfortable. Was there a moment you liked?',
    ],
    {
      unless: /\bwith you\b/,
      heard: [
        'That sounds promising. Be yourself a little earlier than is comfortable; it saves weeks.',
        'Good. You can always leave after one drink, and you can always stay for three.',
      ],
    },
  ),
];
