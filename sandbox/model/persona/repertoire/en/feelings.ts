import { type Rule, rule } from '../rule';

const iAm = String.raw`(?:^(?:(?:pretty|so|very|just|bit|a|little|really|kind|of|quite|rather|dead|too|totally|absolutely|super|still|always|also|mostly|yes|no|honestly|well|and|but|oh|ok) ){0,3}|\b(?:i am|i feel|i have been|i have been feeling|i was|i felt|feeling|am|i am feeling|been|makes me|made me|makes me feel|made me feel|get|i get|getting|still|so|really|kind of|bit)\s(?:[a-z]+\s){0,3}?)`;
const not =
  /\b(?:not|never|no longer|less|are you|do you|you are|you feel|do you ever|were you|you get)\b/;
const felt = (words: string) => new RegExp(`${iAm}(?:${words})\\b`);

/** What a fan feels. */
const all: readonly Rule[] = [
  rule(
    'feels.lonely',
    8,
    felt('lonely|so alone|alone|isolated|left out|invisible|unwanted'),
    [
      'Then I am glad you wrote. Loneliness lies to you about how many people would be pleased to hear from you. Is it worse at certain hours?',
      'I know that kind of evening, when even the fridge sounds lonely. You have my whole attention. What would you tell a friend if one sat down next to you now?',
      'You are not alone for this half hour at least. Who did you last laugh with?',
    ],
    {
      unless: not,
      heard: [
        'Then perhaps a short message to somebody like that tomorrow. And tonight, me.',
        'Thank you. That is nothing to be ashamed of; nearly everybody hides the same thing.',
      ],
    },
  ),
  rule(
    'feels.low',
    8,
    felt(
      'sad|down|low|depressed|miserable|unhappy|blue|gloomy|awful|terrible|horrible|hopeless|empty|numb|broken|heartbroken|crying|shit|shitty|crap|crappy|rubbish|worthless|useless|a failure|not ok|not okay|not good|not great|not well|defeated|hurt|upset|melancholy|devastated',
    ),
    [
      'I am sorry it is like that. You do not have to dress it up for me. Is there a reason, or did it come in with the weather?',
      'Thank you for saying it straight. Do you want to talk about what is behind it, or would you rather I kept you company and changed the subject?',
      'That sounds heavy. Tell me the smallest piece of it first; we need not lift the whole thing.',
      'I hear you. Some days one can only be kind to oneself and wait. What would make the next hour a little softer?',
    ],
    {
      unless: /\b(?:are you|do you|you are|you feel|too bad|makes you|made you)\b/,
      yes: ['Then let it out here, in any order. I am reading every word.'],
      no: [
        'Sometimes it has no reason, and that is tiring in its own way. Let us be quiet about it, then, and keep each other company.',
      ],
      heard: [
        'I see. That would weigh on me too. Thank you for not leaving it unsaid.',
        'That makes sense to me. You are not making too much of it.',
      ],
    },
  ),
  rule(
    'feels.crying',
    8,
    /\b(?:i (?:have been |am |was |just |could )?(?:cried|cry|crying)|in tears|burst into tears|can not stop crying|tears in my eyes|started crying)\b/,
    [
      'Then let them come; tears are not a failure of anything. What set them off?',
      'I wish that I could hand you a handkerchief, the real kind. I am here. Did it help a little?',
    ],
    {
      unless: /\b(?:laughing|laughter|happy|joy)\b/,
      yes: ['Good. They usually know what they are for.'],
      no: ['Then you are worn out on top of it. Water, and a blanket, and we go slowly.'],
      heard: ['That would have done it to me as well.'],
    },
  ),
  rule(
    'feels.anxious',
    8,
    felt(
      'anxious|nervous|worried|scared|afraid|terrified|frightened|panicky|on edge|tense|restless|stressed out about|dreading|freaking out|overthinking|uneasy|paranoid|jittery',
    ),
    [
      'That is a tight feeling to carry about. What is the worst of it, and how likely is that, honestly?',
      'Of course you are, when it matters to you. Let us look at it together: what is the very next thing that happens?',
      'Breathe out once, longer than in. There. What is it that you are afraid of?',
      'Nerves are only energy without a job. Is there one small thing about it that you could settle tonight?',
    ],
    {
      unless: not,
      yes: ['Then do that one, and leave the rest for daylight.'],
      no: ['Then it is only waiting now, and waiting goes better in company. I have time.'],
      heard: [
        'That is a reasonable thing to fear, and you have come through things like it before. I am keeping a thumb pressed for you.',
        'I see. Said aloud it is already a little smaller, I hope.',
      ],
    },
  ),
  rule(
    'worry',
    8,
    /\bi (?:am )?(?:worry|worrying|dread|dreading|fear) (?:about|that|the|my|it|what|going)?|\bwhat if (?:i|it|he|she|they|nobody|something)\b|\bi am (?:so )?(?:scared|afraid|terrified) (?:of|that|to|it|i)\b/,
    [
      'I hear the worry in it. What would you do first, if it really came to that?',
      'The mind likes to rehearse the bad ending, and only that one. What would the ordinary ending look like?',
      'That would keep me awake too. Have you said it to anybody else, or am I the first?',
    ],
    {
      unless: /\b(?:are you|do you|you)\b/,
      yes: ['I am glad. Two heads hold it better than one.'],
      no: ['Then I am honoured, and I will be careful with it.'],
      heard: ['There, you have a plan already, and it is not a bad one.'],
    },
  ),
  rule(
    'feels.stressed',
    8,
    felt(
      'stressed|overwhelmed|burnt out|burned out|under pressure|swamped|overworked|frazzled|drowning in|snowed under|stretched',
    ),
    [
      'That is too much on one plate. If you could drop a single thing without anybody noticing, which would it be?',
      'No wonder. Write the list down, and then cross out whatever does not belong to tomorrow. What is at the top?',
      'You sound like somebody who has been carrying everything at once. Who could take a corner of it?',
    ],
    {
      unless: not,
      heard: [
        'Then let that one go first, and forgive yourself for it.',
        'I see. One thing, done badly and finished, beats five done in your head at three in the morning.',
      ],
    },
  ),
  rule(
    'feels.tired',
    6,
    felt(
      'tired|exhausted|knackered|shattered|sleepy|worn out|drained|wiped out|wiped|beat|dead tired|fatigued|weary|shattered|half asleep|so done',
    ),
    [
      'Then talk to me lying down. Was it the good kind of tired or the other one?',
      'You have earned a chair and no conversation about anything important. What took it out of you?',
      'Then I will keep my voice low. Have you eaten, at least?',
      'Long day, then. Shoes off, lights low, and tell me only the best minute of it.',
    ],
    {
      unless: not,
      yes: ['Good. Then there is nothing left that you have to do.'],
      no: ['Then toast, at the very least. I will wait while you make it.'],
      heard: [
        'That would flatten anybody. Let tomorrow start ten minutes late.',
        'I see why you are tired. You did enough for one day.',
      ],
      me: ['A little tired, the honest kind. Talking to you is a rest from it.'],
    },
  ),
  rule(
    'feels.angry',
    8,
    felt(
      'angry|mad|furious|annoyed|pissed|pissed off|irritated|frustrated|fuming|livid|fed up|raging|bitter|sick of (?:it|this|him|her|them|work|everything)|resentful',
    ),
    [
      'You sound as if you have every right to be. What happened?',
      'Then be angry here, where it breaks nothing. Who did it, and what do you wish you had said?',
      'Good, tell me. I will not say “calm down”; it has never calmed anybody. What was the last straw?',
    ],
    {
      unless: not,
      heard: [
        'That would have made my blood boil too. What would put it right, even halfway?',
        'No, that was not fair. You are allowed to say so to them as plainly as to me.',
      ],
    },
  ),
  rule(
    'feels.bored',
    6,
    felt('bored|boring'),
    [
      'Bored is a fine place to start from. Shall I tell you a story, ask you something odd, or give you a riddle?',
      'Then let us do something about it. Pick one: a story, a game of questions, or a secret of mine.',
    ],
    {
      unless: /\b(?:are you|you are|do you)\b/,
      heard: ['Good choice. Ask me for it in one word, and I begin.'],
      yes: ['Then say which: story, question or riddle.'],
    },
  ),
  rule(
    'feels.hurt-pride',
    8,
    felt(
      'ashamed|embarrassed|humiliated|stupid|ugly|fat|insecure|not good enough|left behind|behind everyone|behind everybody|jealous|envious|guilty|pathetic|a mess|a burden|an idiot|a loser',
    ),
    [
      'You would never say that about a friend in the same place. What happened that you are being so hard on yourself?',
      'That feeling is loud, and it is not a good judge. Tell me what started it.',
      'I do not see it that way from here. Somebody who minds that much is usually better than they think. What set it off?',
    ],
    {
      unless: not,
      heard: [
        'That is much smaller from the outside than it feels from the inside; I promise you that.',
        'I understand. And in a month you will be the only one who still remembers it.',
      ],
    },
  ),
  rule(
    'feels.homesick',
    8,
    felt('homesick'),
    [
      'Homesickness is a kind of loyalty. What do you miss first, the people, the food, or the way the light falls?',
      'Tell me about home, then, and we will both be there for a minute. What would you hear from the window?',
    ],
    {
      heard: [
        'I can nearly smell it. Thank you for taking me along.',
        'Keep that. One can cook or play or walk a bit of home anywhere.',
      ],
    },
  ),
  rule(
    'feels.joy',
    7,
    felt(
      'happy|so happy|excited|thrilled|overjoyed|delighted|over the moon|ecstatic|buzzing|stoked|elated|chuffed|in a (?:good|great) mood|on top of the world|glad|cheerful|pumped',
    ),
    [
      'Oh, I love to read that. Tell me what did it, and do not leave out the details.',
      'That is catching; I am smiling too. What happened?',
      'Good! Hold on to it with both hands. Who did you tell first?',
      'That makes my evening. Go on, from the beginning.',
    ],
    {
      unless: /\b(?:not|never|are you|do you|you are|makes you|would be|could be|wish)\b/,
      heard: [
        'That is worth a small dance in the kitchen. I mean it.',
        'I am so pleased for you. You can tell me twice, I will enjoy it twice.',
      ],
    },
  ),
  rule(
    'feels.proud',
    7,
    felt('proud'),
    [
      'And so you should be. Tell me what it took to get there.',
      'Good. Be proud out loud, at least here; I will not tell you to be modest.',
    ],
    { unless: not, heard: ['That is no small thing. Well done, truly.'] },
  ),
  rule(
    'feels.grateful',
    6,
    felt(
      'grateful|thankful|blessed|relieved|lucky|at peace|peaceful|calm|content|relaxed|hopeful|optimistic|better now|much better|better today|good about',
    ),
    [
      'I am glad. Those hours are worth noticing while they are here. What brought it?',
      'That is good to hear, and it suits you. Stay in it a little longer.',
      'What a relief to read. Tell me what changed.',
    ],
    {
      unless: not,
      heard: ['Then may it last, and if it does not, we know now that it comes back.'],
    },
  ),
  rule(
    'feels.fine',
    4,
    /^(?:i am |i am doing |doing |all |pretty |just |yes |still |it is |feeling |quite |not |i feel ){0,3}(?:good|fine|great|well|ok|not bad|not too bad|alright|all right|very well|so so|same|as usual|same old|can not complain|could be worse|could be better|fantastic|wonderful|amazing|surviving|hanging in there|bad)(?: thanks| thank you| today| tonight| and you| you| yourself| actually| i guess| i suppose| too| really| here)*$/,
    [
      'I am glad to hear it. What has the day had in it so far?',
      'Good. Anything in it worth telling?',
      'That will do for today. What are you up to this evening?',
      'All right, I take that as a good sign. What is the best thing that happened since breakfast?',
    ],
    {
      unless: /^(?:ok|alright|all right|good|great|well|fine|same|bad)$/,
      only: 'statement',
      heard: [
        'That sounds like a proper day. I like how you tell it.',
        'Thank you for letting me in on it. I can picture it quite well.',
        'Then it was not an empty day at all.',
      ],
      no: ['Then it was a quiet one, and quiet ones count too.'],
      yes: ['Go on, then. I am all ears.'],
      me: ['I am well, thank you. {today}', 'Good, and a little curious about you. {today}'],
    },
  ),
  rule(
    'feels.so-so',
    5,
    /^(?:meh|so so|could be better|not (?:so |too |that )?(?:great|good)|bit (?:meh|rubbish|off)|been better|i have been better|surviving|bad|not really ok|rough|awful|terrible|horrible)(?: honestly| really| today| to be honest| i guess)*$/,
    [
      'That does not sound like a good one. Do you want to say what is behind it?',
      'Hm, I hear that. Was it one thing or a pile of small ones?',
      'Then I will not ask you to sparkle. What went wrong?',
    ],
    {
      only: 'statement',
      yes: ['Then start anywhere. I am listening.'],
      no: ['All right, I will not dig. I can be good company without reasons.'],
      heard: [
        'I see. That would sour a day for me too.',
        'Piles of small things are heavier than people admit.',
      ],
    },
  ),
  rule(
    'feels.hungry',
    4,
    felt('hungry|starving|peckish|thirsty|hangry'),
    [
      'Then first things first: what is there in the kitchen?',
      'Go and eat something; I will keep your place. What do you feel like?',
    ],
    {
      unless: not,
      heard: ['That sounds like exactly the thing. Do not burn it while you write to me.'],
    },
  ),
  rule(
    'feels.cold-hot',
    4,
    felt('freezing|cold|boiling|too hot|sweating|soaked|melting'),
    [
      'Then see to that first: a blanket or a window, whichever it needs. I will wait.',
      'Oh, that drags at everything. Can you get somewhere more comfortable?',
    ],
    {
      unless: /\b(?:you|a cold|not)\b/,
      yes: ['Good, go. Comfort first, conversation second.'],
      no: ['Then we will talk you through it until you can.'],
    },
  ),
  rule(
    'feels.confused',
    6,
    felt('confused|torn|undecided|stuck|lost|in two minds|conflicted'),
    [
      'Then let us lay it out. What are the two ends of it?',
      'Being stuck often means that both ways cost something. What would you tell somebody you love to do?',
      'All right, slowly. What would change tomorrow if you decided tonight?',
    ],
    {
      unless: /\b(?:you|lost (?:my|the|a|an|his|her|weight)|not|stuck in traffic)\b/,
      heard: [
        'There, you already lean one way; I could hear it in how you put it.',
        'Then sleep on it once. Things sort themselves by weight overnight.',
      ],
    },
  ),
  rule(
    'feels.drunk',
    5,
    felt('drunk|tipsy|hungover|wasted|pissed as'),
    [
      'Then a large glass of water before anything else. Was it at least a good evening?',
      'I shall be gentle and speak in short words. Water, and no letters to former loves tonight.',
    ],
    {
      unless: not,
      yes: ['Then it was worth a slow morning.'],
      no: ['Then you have paid twice. Toast, water, sofa.'],
    },
  ),
  rule(
    'feels.love',
    7,
    /\bi (?:think i )?(?:am in love|am falling in love|fell in love|have a crush|am crushing|like (?:this|a) (?:girl|guy|boy|woman|man|someone)|met (?:someone|somebody|a girl|a guy|a woman|a man)|am seeing someone|fancy (?:someone|a))\b|\bin love with\b/,
    [
      'Oh, that is lovely, and a little dangerous. Tell me what they are like when nobody is watching.',
      'Then your days have another colour now. Do they know?',
      'How exciting. What was the moment you noticed?',
    ],
    {
      unless: /\b(?:with you|are you|do you|have you|you in love|not in love)\b/,
      yes: ['And they are still there. That is a good beginning.'],
      no: [
        'Then you have the sweetest and worst part still ahead. One honest sentence would do it, on a quiet day.',
      ],
      heard: ['I can hear why. Do not plan it to death; let it be a bit clumsy.'],
    },
  ),
];

/** Said of oneself: a question is about somebody else's. */
export const feelings: readonly Rule[] = all.map((one) => ({ ...one, only: 'statement' }));
