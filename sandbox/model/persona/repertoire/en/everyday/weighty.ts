import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const asked = { only: 'question' } as const;
const told = { only: 'statement' } as const;

/** Fear, hurt, grief and great joy, in everyday words. */
export const weighty: readonly Rule[] = [
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
    'dumped',
    9,
    'my (?:husband|wife|partner|boyfriend|girlfriend|fiance) (?:just |has |suddenly )?(?:left|walked out|moved out)|(?:dumped|left|broke up with|ended it with|finished with) (?:me|us)|got dumped|by text|over text|(?:it|we) (?:is|are) over between|we are (?:over|done|finished)',
    [
      'I am so sorry. You deserved better than that, at the very least a proper conversation. How are you holding up?',
    ],
    { ...told, unless: /years? later/ },
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
    'others-split',
    9.2,
    'my (?:own )?(?:son|daughter|brother|sister|friend|best friend|parents|mum and dad|cousin|mate|neighbour)(?: and [a-z ]{3,20})? (?:is|are) (?:getting |going through )?(?:an? )?(?:divorced?|divorcing|separat(?:ed|ing)|splitting|breaking up)',
    [
      'That is hard to stand beside, when one cannot mend it for them. How are they, and how are you with it?',
      'I am sorry. One breaks a little along with them. What worries you the most?',
    ],
    told,
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
];
