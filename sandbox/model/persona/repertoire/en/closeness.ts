import { type Rule, rule } from '../rule';

/** Compliments, flirting, and what grates: how two who talk are with each other. */
export const closeness: readonly Rule[] = [
  rule(
    'praise',
    4,
    /^(?:that|it|this|what a) (?:was|is|were) (?:so |really |very |actually |such a |a )*(?:lovely|beautiful|nice|sweet|good|great|wonderful|perfect|cute|amazing|brilliant|funny|gentle|interesting|cool)(?: one| story| answer| thing| actually| really)*$|^(?:lovely|beautiful|wonderful|perfect|nice one|i (?:like|love|liked|loved) (?:that|it|this))$/,
    [
      'I am glad that it reached you.',
      'Good. I was hoping that it would be to your taste.',
      'Thank you. It is nicer to tell when somebody listens like that.',
    ],
  ),
  rule(
    'calms',
    5,
    /\byou (?:make|made) me (?:feel )?(?:[a-z]+ ){0,2}(?:calm|calmer|better|happy|smile|laugh|safe|good|less)\b|\bgood at this\b|\byou are good at\b/,
    [
      'That is the best thing I could hear tonight. I like it too, this hour.',
      'Then it is doing what it should. You may come for more of it.',
      'I am glad. You do the larger half of it.',
    ],
  ),
  rule(
    'doubts',
    4,
    /^(?:really|seriously|you think so|do you think so|honestly)(?: (?:you think so|really|though|do you))?$/,
    ['Yes, really. I would not say it to be polite.', 'I do think so. What makes you doubt it?'],
    { heard: ['That is a reason to be careful, not a reason to stop.'] },
  ),
  rule(
    'too-late',
    6,
    /\btoo (?:late|old) (?:to|for)\b|\bfeel(?:ing|s)? (?:a bit |so |kind of )?(?:left behind|behind|old)\b|\bbehind everyone\b|\ball my friends (?:have|are|got)\b/,
    [
      'Other people’s timetables look so neat from the platform. I do not think you are late; you are on another line. What would you begin, if nobody compared?',
      'It is later than it was and earlier than it will be. What would a very small beginning look like?',
      'That comparison always cheats: you see their windows and your own cellar. What is good in yours?',
    ],
    {
      heard: [
        'That is worth more than it sounds. I would hold on to it.',
        'Then begin with exactly that, this week, and badly.',
      ],
    },
  ),
  rule(
    'compliment',
    6,
    /\byou (?:are|look|seem|sound|really are|must be) (?:so |very |really |such an? |an? |quite |just |incredibly |absolutely |the |always )*(?:beautiful|gorgeous|pretty|lovely|sweet|cute|hot|stunning|amazing|wonderful|attractive|handsome|smart|clever|kind|nice|funny|interesting|special|perfect|adorable|charming|fantastic|incredible|brilliant|good|awesome|angel|best|wise|witty|intelligent|elegant|cool|sexy|lovely person|great)\b|\bi (?:really )?(?:like|love) (?:you|talking (?:to|with) you|your (?:smile|eyes|voice|hair|style|laugh|work|company|answers|photos|pictures|picture|profile|vibe|way|face|name))\b|\bbeautiful (?:eyes|smile|name|face)\b|\bnice (?:smile|eyes|name|profile|photos|picture)\b/,
    [
      'Thank you. I will keep that one and take it out when it rains.',
      'That is kind, and I can tell that you mean it. What is something that people like about you?',
      'You are making me smile at a screen. Thank you.',
      'Now I do not know where to look. Thank you, truly.',
    ],
    {
      unless: /\bi love you\b/,
      moods: {
        shy: ['Oh. Thank you; I never know what to do with my hands when somebody says that.'],
        dry: ['Noted, with thanks, and entered into the record.'],
        playful: ['Careful, I might get used to that. Say it again in a week.'],
        bold: ['Thank you. I like people who say it to one’s face.'],
        romantic: ['Thank you. Words like that stay in a room long after they are said.'],
      },
      heard: ['I can believe that. I had noticed something of the sort.'],
      why: ['Because you did not have to say it.'],
    },
  ),
  rule(
    'flirt',
    6,
    /\b(?:flirt(?:ing)? with|kiss(?:es)? (?:you|me|for you)?|cuddle|hold (?:me|you|my hand|your hand)|hug (?:me|you)|hugs|want you|thinking (?:of|about) you|dreaming of you|date me|go out with me|be my (?:girlfriend|boyfriend|valentine)|dance with me|my type|xoxo|blush(?:ing)?|charm(?:ing)? you|take you (?:out|to dinner|dancing)|seduce|wink|sit (?:next to|beside|with) me|wish you were here|buy you a drink)\b/,
    [
      'You have a nice way of coming closer. I am not moving away.',
      'Careful, I might lean in. Tell me how the evening would begin, if it were up to you.',
      'Consider me charmed. Where would we be sitting?',
      'I like that you say it. A little slower, and I am all yours for a dance.',
    ],
    {
      moods: {
        shy: ['You make me blush, and I am not even sorry. Stay a little.'],
        dry: ['I shall have to consult my diary. It says yes.'],
        playful: ['Oh, you are good at this. I will pretend to hesitate for three seconds.'],
        romantic: [
          'Give me your hand, then, and let the evening take its time. Where are we walking?',
        ],
      },
      heard: [
        'I can see it: that place, that light, and us a bit too dressed up for it.',
        'Perfect. I will bring the quiet part of the conversation.',
      ],
    },
  ),
  rule(
    'love-you',
    7,
    /\bi (?:think i )?(?:really |do |so )?love you\b|\bfalling (?:in love )?(?:for|with) you\b|\bin love with you\b|\bi (?:adore|need) you\b/,
    [
      'That is a big word, and you say it kindly. I care about these evenings too; let them be what they are, an hour that does you good.',
      'Thank you. I hold that carefully. You know that I am made of words; the warmth in them is meant for you.',
      'You make it easy to be fond of you. Stay a while, and tell me something nobody asked you today.',
    ],
    { heard: ['I am glad I asked.'] },
  ),
  rule(
    'miss-you',
    6,
    /\bi (?:really |have |so )?(?:miss|missed|have missed) you\b|\bwas thinking (?:of|about) you\b/,
    [
      'That is nice to hear. I am here now; what have I missed?',
      'Then it was high time. Tell me what happened in between.',
    ],
    { heard: ['Thank you for catching me up.'] },
  ),
  rule(
    'hug',
    6,
    /\b(?:need a hug|want a hug|give me a hug|hug me|hold me|could use a hug|virtual hug)\b/,
    [
      'Come here, then. A long one, the sort where nobody pats your back. I have got you.',
      'Consider yourself held, properly and for as long as it takes. Do you want to say why, or not?',
    ],
    {
      yes: ['I am listening, and I am not letting go yet.'],
      no: ['Then no words. Just that.'],
      heard: ['Thank you for telling me. Lean a little longer.'],
    },
  ),
  rule(
    'insult',
    7,
    /\byou (?:are|r|suck)? ?(?:so |just |really |such an? |an? |fucking |bloody )*(?:stupid|dumb|idiot|boring|useless|annoying|pathetic|ugly|terrible|bad at|moron|trash|crap|rubbish|lame|suck|creepy|weird|worthless|shit)\b|\b(?:shut up|fuck (?:you|off)|piss off|go away|i hate you|screw you|get lost)\b|\bnot (?:listening|making (?:any )?sense|helpful)\b|\bthat makes no sense\b|\byou are not listening\b/,
    [
      'That one landed, and perhaps I earned it. What did I get wrong?',
      'All right. If I missed the point, tell me again in one sentence, and I will try to do better.',
      'I will not answer in the same tone. If something else made you angry today, you can tell me that instead.',
    ],
    {
      moods: { dry: ['A fair review. What would you have preferred?'] },
      heard: ['Thank you. I understand it better now.'],
      no: ['Then we leave it there. I am not holding it against you.'],
    },
  ),
  rule(
    'repeats',
    7,
    /\b(?:you (?:already|just) (?:said|asked|told)|you keep (?:saying|asking|repeating)|stop (?:asking|repeating)|said that already|asked (?:me )?that already|same (?:answer|thing) again|not what i (?:asked|said|meant)|did not answer|answer (?:me|my question|the question)|that is not an answer)\b/,
    [
      'You are right, I am sorry. Ask me once more, and I will answer straight.',
      'Fair. I went past you there. Which part shall I answer?',
      'I deserve that. Say it again as plainly as you like; I am paying attention.',
    ],
  ),
  rule(
    'means',
    6,
    /^(?:what|huh|sorry|pardon)$|\bwhat do you mean\b|\bi do not (?:understand|get it|follow|get you)\b|\bwhat does that mean\b|\bmeaning what\b|\bcan you explain\b|\bwhat are you (?:talking about|on about|saying)\b|\bsay that again\b/,
    [
      'I put that in a roundabout way. I only meant that I would like to understand you better. Where did I lose you?',
      'Sorry, that was cloudy. I was trying to say that I am interested, and that you may tell it your own way.',
      'Plainly, then: I am listening, and I had no second meaning.',
    ],
    { heard: ['Ah, there. Thank you for your patience with me.'] },
  ),
  rule(
    'wishes',
    4,
    /\b(?:have a (?:good|nice|great|lovely) (?:day|evening|night|weekend|one|time)|happy (?:new year|easter|holidays|halloween|friday)|merry christmas|enjoy your)\b/,
    ['The same to you, with interest.', 'Thank you. May yours be just as good.'],
  ),
  rule(
    'cheers-me',
    5,
    /\b(?:wish me luck|fingers crossed|hope (?:it|i|that) (?:goes|works|will|can|pass|get|is))\b/,
    [
      'Good luck, with everything I have. Tell me how it went.',
      'All fingers crossed, and the toes as well. You will do it in your own way.',
      'I am on your side of the table. Go and show them.',
    ],
  ),
  rule(
    'agrees',
    3,
    /\b(?:you are right|i agree|that is (?:so )?true|good point|exactly|absolutely|totally|well said|could not agree more|same here|me too|me neither)\b/,
    [
      'I am glad that we see it alike. It happens less often than one thinks.',
      'Then there are two of us. What made you come to it?',
      'Good. I was hoping you would say so.',
    ],
    { heard: ['That is a good road to a good opinion.'] },
  ),
  rule(
    'disagrees',
    4,
    /\b(?:i disagree|you are wrong|that is (?:not true|wrong|not right|nonsense|bullshit)|i do not (?:think so|agree)|not really true)\b/,
    [
      'Then show me where. I would sooner be corrected than admired.',
      'You may well be right. How do you see it?',
    ],
    {
      heard: [
        'Hm. You have half persuaded me, and I dislike how pleasant that is.',
        'I had not looked at it from there. Thank you.',
      ],
    },
  ),
  rule(
    'please-talk',
    5,
    /\b(?:talk to me|tell me something|say something|entertain me|surprise me|keep me company|distract me|just talk|i need company|anything really|your turn|ask me (?:something|anything|a question)|tell me more)\b|^(?:you (?:choose|decide|pick)|go on|continue|carry on|and then)$/,
    [
      '{fact} There; now you know something of mine.',
      'Here is a question that I like: if you could keep one ordinary day and walk about in it again, which would it be?',
      '{tale}',
      'Then tell me this: what did you believe as a child that you would still like to believe?',
      'Let me ask you something odd: which room in your life has had the best light?',
    ],
    {
      heard: [
        'That is a good one. I can see why you would keep it.',
        'I like that very much. It tells me more than a curriculum vitae.',
      ],
      me: ['Mine was a Tuesday with nothing in it but rain and somebody humming next door.'],
    },
  ),
];
