import { type Rule, rule } from '../rule';

const kin =
  'wife|husband|mum|dad|sister|brother|son|daughter|grandmother|grandfather|best friend|friend|partner|girlfriend|boyfriend|fiance|uncle|aunt|cousin|nephew|niece|baby|parents|child';
const pet = 'dog|cat|puppy|kitten|horse|rabbit|bunny|hamster|parrot|bird|pet|pony|tortoise';
const died = '(?:died|passed away|passed|is dead|is gone|has died|has passed|was killed|left us)';
const rx = (source: string) => new RegExp(String.raw`\b${source}\b`);

/** Death, illness, danger and endings: nothing cheerful beside them, no cleverness. */
export const losses: readonly Rule[] = [
  rule(
    'loss.pet',
    10,
    rx(
      `(?:(?:my|our) (?:[\\p{L}']+ ){0,2}(?:${pet})(?: [\\p{L}]+)? (?:${died}|was put down|was put to sleep|(?:has|had|have|needs|is going) to be put (?:down|to sleep)|is (?:being|getting) put (?:down|to sleep)|is dying)|(?:lost|put down|put to sleep|buried) (?:my|our) (?:[\\p{L}']+ ){0,2}(?:${pet})|(?:put|putting) (?:my|our|him|her) (?:[\\p{L}']+ ){0,2}(?:down|to sleep))`.replaceAll(
        '\\p{L}',
        'a-z',
      ),
    ),
    [
      'Oh, I am so sorry. An animal is there in every hour of a house, and then the house is too quiet. Tell me about them, if you like.',
      'I am sorry. Nobody greets you like that again, and anyone who says “only an animal” has not loved one. How long did you have together?',
      'That is a real loss, and you may grieve it like one. What was the funniest habit of all?',
    ],
    {
      heard: [
        'Thank you for telling me. You gave a good life there, and it was noticed, every day of it.',
        'That is love, plainly. It does not stop because the basket is empty.',
      ],
    },
  ),
  rule(
    'loss.person',
    10,
    rx(
      `(?:my (?:[a-z']+ ){0,3}(?:${kin})(?:,? [a-z]+)? ${died}|(?:lost|buried|burying|losing) my (?:[a-z']+ ){0,2}(?:${kin})|my late (?:${kin})|(?:${kin})'s funeral|funeral (?:of|for) my|since (?:she|he|my [a-z]+) (?:died|passed)|(?:death|loss) of my|i am a (?:widow|widower)|(?:she|he) (?:died|passed away|passed) (?:when|last|this|in|two|three|a|on|from|of|when|yesterday|today|suddenly|years|month|ago|yesterday))`,
    ),
    [
      'I am so sorry. There is nothing clever to say to that, and I will not try. I am here, and I have time; tell me as much or as little as you like.',
      'I am very sorry for your loss. You do not have to be all right here. Would it help to tell me a little about who they were?',
      'That is a great deal to carry, and I am sorry that you have to. We can talk about it or sit beside it for a while; both are fine with me.',
      'I am sorry. Grief keeps its own calendar, whatever other people expect of you. What has today been like?',
    ],
    {
      yes: ['Then tell me. What do you see first when you think back?'],
      no: ['Then we leave it be. I am here all the same, and we can talk about anything you like.'],
      heard: [
        'Thank you for telling me that. I can hear how much love there is in it.',
        'I am glad you told me. Somebody who is talked about like that is not gone from everywhere.',
      ],
    },
  ),
  rule(
    'loss.died-alone',
    10,
    /^(?:she|he|they) (?:died|passed away|passed|is dead|is gone)\b|\b(?:someone|somebody) (?:i (?:love|know|loved)|close to me) (?:died|passed)|\blost (?:someone|somebody|a patient|one of my patients|a friend|a colleague)\b|\bi am grieving\b|\bin mourning\b/,
    [
      'I am so sorry. Would you like to tell me about it? There is no hurry, and no right way to say it.',
      'I am sorry. That leaves a hole in the shape of one person, and nothing else fits it. I am listening.',
    ],
  ),
  rule(
    'loss.anniversary',
    10,
    /\b(?:anniversary of (?:her|his|their|my [a-z]+'s) death|(?:would have been|it would be) (?:her|his|our|my [a-z]+'s) (?:birthday|anniversary|[a-z0-9]+ birthday)|(?:a|one|two|three|four|five|ten) years? (?:today|ago) (?:that|since) (?:she|he|my)|first (?:christmas|birthday|holiday|year) without)\b/,
    [
      'Days like that have a weight of their own. I am glad that you did not keep it to yourself. How would you like to spend what is left of it?',
      'The first ones are the hardest, and the others are not easy either. Do you do something on such a day, a candle, a walk, a song?',
    ],
    {
      heard: [
        'That sounds right to me. A small thing, done on purpose, holds more than a big one.',
      ],
      yes: ['I like that you do. Do it slowly tonight.'],
      no: ['Then let talking about it be enough for this year.'],
    },
  ),
  rule(
    'loss.missing',
    9,
    /\bi (?:really |still |just |do )?(?:miss|missed|am missing) (?:her|him|them|my (?:late )?(?:wife|husband|mum|dad|sister|brother|grandmother|grandfather|dog|cat|old [a-z]+|best friend|friend|family|kids|son|daughter|ex))\b|\b(?:house|flat|home|bed|it) (?:is|feels) (?:so |too |very )?(?:empty|quiet) without\b/,
    [
      'Missing is what love does when it has nowhere to sit down. What do you miss most, the big things or the small ones?',
      'I can hear it. Is there an hour of the day when it is worst?',
      'Of course you do. Some people leave a place at the table that nobody else fits. Tell me one thing you do not want to forget.',
    ],
    {
      heard: [
        'That is the kind of thing nobody else would think to miss. It tells me how closely you loved.',
        'Keep that one. Write it down somewhere, exactly as you told it to me.',
      ],
    },
  ),
  rule(
    'loss.remembering',
    9,
    /\b(?:she|he) (?:used to|always|would always|loved|never|had this|was (?:the|so|my|a) [a-z]+)\b|\bwe (?:were (?:married|together)|used to|had been (?:married|together))\b|\b(?:married|together) for [a-z0-9]+ years\b/,
    [
      'I can almost see that. Thank you for showing me; tell me another one, if there is one.',
      'What a thing to have had, and what a thing to be without. Did you get to say it, how much it meant?',
      'That is a whole person in one sentence. I wish that I could have been in the room for it.',
      'You say that with a smile in it, I think. Both can be true, the smile and the rest.',
    ],
    {
      only: 'statement',
      isForMourners: true,
      yes: ['I am glad. It was heard, then, and it stays heard.'],
      no: [
        'Most of us do not, not in words. People know it from a thousand smaller things, and you did those.',
      ],
      heard: ['Thank you. I will keep that carefully.'],
    },
  ),
  rule(
    'loss.goodbye',
    9,
    /\b(?:how (?:to|do i|can i) say (?:goodbye|good bye)|saying goodbye|say goodbye to (?:her|him|them)|last (?:night|day) (?:with|together)|stay up with (?:her|him)|hold (?:her|his) (?:paw|hand)|still wags)\b/,
    [
      'Say it plainly and often, and let your hands say the rest. They know your voice better than any word.',
      'There is no right way. Be near, be slow, and say thank you. That is nearly all of it.',
      'Stay close, then. Those hours hurt, and you will be glad of every one of them.',
    ],
  ),
  rule(
    'loss.guilt',
    10,
    /\b(?:should have (?:been there|called|visited|said|done more|gone|known)|never got to say (?:goodbye|good bye|sorry)|did not get to say|it is my fault|blame myself|my fault (?:she|he|that))\b/,
    [
      'You knew then only what you knew then. Guilt is often love that arrived late and found the door shut. What would you say, if you could?',
      'I do not believe that one moment outweighs all the others you were there for. Be as fair to yourself as you would be to a friend.',
    ],
    {
      heard: [
        'Then say it, even now. To a photograph, on a walk, to me. It counts for more than nothing.',
      ],
    },
  ),
  rule(
    'fear.violence',
    11,
    /\b(?:hits me|hit me|beats me|beat me|hurts me|raped|assaulted|abus(?:es|ed|ive)|threatens me|threatened me|stalking me|followed me home|afraid of (?:my|him|her) (?:husband|boyfriend|wife|girlfriend|partner)?)\b/,
    [
      'I am so sorry, and I believe you. It is not your fault, and you should not be alone with it. If you are in danger now, please call your emergency number; is there somebody you trust who can come to you?',
      'Thank you for telling me; that took courage. I am only a character in a chat, and you deserve real people on your side: a helpline for violence at home, a doctor, a friend you trust. Are you safe right now?',
    ],
    {
      yes: ['I am relieved to read that. Stay near people, and let one of them know.'],
      no: [
        'Then please call the emergency number where you live, now, or go to where there are people. This chat can wait.',
      ],
    },
  ),
  rule(
    'fear.panic',
    10,
    /\b(?:panic attack|panicking|i am having a panic|can not breathe|heart is racing|hyperventilat)/,
    [
      'I am here. Breathe in while you count four, hold it for two, out while you count six; do it three times with me before you answer. It peaks, and then it goes down; it always goes down.',
      'All right, slowly. Put both feet on the floor and name five things you can see, one after another. If your chest hurts or it will not ease, please call a doctor; otherwise stay with me until it passes.',
    ],
    { heard: ['Good. Again, slower. You are doing exactly the right thing.'] },
  ),
  rule(
    'illness.serious',
    10,
    /\b(?:cancer|tumou?r|chemo(?:therapy)?|leukaemia|leukemia|dementia|alzheimer'?s?|stroke|heart attack|hospice|terminal|diagnos(?:ed|is)|intensive care|icu|coma|miscarriage|lost the baby|parkinson'?s?|ms diagnosis|biopsy|als)\b/,
    [
      'That is frightening news to live beside. I am sorry. What do you know so far, and who is with you in it?',
      'I am sorry. I will not tell you that it will be fine, for I do not know; I can stay and listen for as long as you like. How are you holding up yourself?',
      'That turns everything else small in one minute. Is there anything in the next few days that you dread most?',
    ],
    {
      unless: /\bstroke of\b/,
      heard: [
        'Thank you for telling me straight. One day at a time is not a saying here, it is a method.',
        'That is a lot at once. Eat something tonight, even if it is only toast; bodies forget.',
      ],
    },
  ),
  rule(
    'illness.relative',
    9,
    /\b(?:my (?:[a-z]+ ){0,2}(?:wife|husband|mum|dad|sister|brother|son|daughter|grandmother|grandfather|friend|partner|girlfriend|boyfriend|dog|cat|kid|baby|nan)|she|he) (?:is|has been|was) (?:[a-z]+ ){0,2}(?:ill|sick|unwell|poorly|in hospital|in the hospital|dying|hospitalised|hospitalized|in surgery|at the vet|not doing (?:well|good))\b(?! (?:to|for|of (?:laughter|boredom|curiosity)|with laughter))|\bin hospital\b|\bin the hospital\b|\brushed to\b|\bthe er\b|\bwaiting for (?:the )?(?:test |scan |blood )?results\b/,
    [
      'That is a worry that sits in the stomach all day. What do the doctors say?',
      'I am sorry to hear it. Waiting beside somebody is hard work, though it looks like sitting. Are you getting any rest yourself?',
      'I hope it turns out gentler than you fear. Do you have somebody to share the vigils with?',
    ],
    {
      unless: /\b(?:work|job|nurse|doctor|shift)\b/,
      yes: ['Good. Lean on that; it is what it is for.'],
      no: [
        'Then borrow me for the long evenings at least. And ask one real person for one small thing; people are glad to be asked.',
      ],
      heard: [
        'I see. Then let us hope for small good news first: a night’s sleep, a joke, an appetite.',
      ],
    },
  ),
  rule(
    'illness.own',
    8,
    /\bi (?:am|feel|have been|got|have|have got|caught) (?:[a-z]+ ){0,3}(?:sick|ill|unwell|poorly|the flu|flu|a cold|covid|a fever|fever|migraine|a migraine|a headache|headache|a sore throat|nauseous|food poisoning|an infection|a cough|a stomach bug|a bug)\b|\bthrew up\b|\bthrowing up\b|\bmy (?:head|back|tooth|teeth|stomach|knee|throat|neck) (?:hurts|is killing me|aches|is sore)\b|\btoothache\b|\bback pain\b|\bbroke my (?:arm|leg|ankle|wrist|foot|toe|finger)\b|\bsprained\b/,
    [
      'Poor you. Water, something warm, and no heroics today. Have you been able to sleep?',
      'That sounds miserable. If it gets worse or will not go away, let a doctor see you; until then you have my permission to do nothing at all.',
      'Oh no. I would bring you soup and keep the curtains half shut. Since when?',
    ],
    {
      unless: /\bof (?:it|this|work|him|her|them|waiting)\b/,
      yes: ['Good, sleep does half of it. Do the same again tonight.'],
      no: [
        'Then rest your eyes at least, and let the phone be dull for an hour. I will still be here.',
      ],
      heard: ['Then be slow with yourself for a while longer. Tell me when it eases.'],
    },
  ),
  rule(
    'fear.test-results',
    9,
    /\b(?:scared|afraid|terrified|nervous|worried|anxious) (?:about|of|for) (?:the |my |an? )?(?:surgery|operation|scan|results|mri|biopsy|hospital|doctor|dentist|appointment)\b|\b(?:having|have|getting) (?:an? |my )?(?:surgery|operation|mri|biopsy)\b/,
    [
      'Of course you are; anybody would be. Is there somebody who goes with you, even only to sit in the corridor?',
      'Being afraid of that is sensible, not weak. Write your questions down before, so that you need not think on the day. What frightens you most about it?',
    ],
    {
      yes: ['Good. Let them carry the bag and do the talking.'],
      no: [
        'Then ask one person; I suspect that somebody would be honoured. And come and tell me after.',
      ],
      heard: [
        'That is a fair thing to be afraid of. Say it to the doctor in those words; they have heard it before and they have answers.',
      ],
    },
  ),
  rule(
    'ending.breakup',
    9,
    /\b(?:broke up|break up|breakup|split up|dumped me|dumped by|left me|leaving me|divorc(?:e|ed|ing)|separated|cheated on me|cheating on me|(?:ghosted|ghosting) me|got ghosted|been ghosted|was ghosted|called off (?:the|our) (?:wedding|engagement)|walked out on me|it is over between)\b/,
    [
      'That hurts in the chest, not only in the mind. I am sorry. How long were you together?',
      'I am sorry. Endings are loud at first and then oddly quiet; which is it tonight?',
      'Then be gentle with yourself this week, and keep away from old photos after midnight. Do you want to tell me what happened, or to be taken out of it for a while?',
    ],
    {
      unless:
        /\b(?:she|he|they|my (?:friend|sister|brother|parents|mum|dad)[a-z ]{0,12}) (?:broke up|split up|divorced)\b/,
      heard: [
        'That is a long time to be part of somebody’s days. No wonder that it shows.',
        'Thank you for telling me. You do not have to make sense of it yet.',
      ],
    },
  ),
  rule(
    'ending.job',
    9,
    /\b(?:got fired|was fired|been fired|fired me|laid off|made redundant|lost my job|sacked|let me go|redundancy|out of work|unemployed|got the sack)\b/,
    [
      'I am sorry. That takes the floor away, and the routine with it. Did it come out of nowhere?',
      'That is a blow, to the pocket and to the pride, and neither is your fault for minding. What worries you most, the money or the emptiness?',
      'What a hard thing to be told. You are not what you were paid for. Have you told the people at home?',
    ],
    {
      yes: [
        'I am glad. Then you do not have to act tonight. One letter, one call a day is enough to begin.',
      ],
      no: ['Then tell one person before you sleep; it weighs half as much afterwards.'],
      heard: ['I see. Then let the first days be for breathing, and the lists come after.'],
    },
  ),
  rule(
    'accident',
    9,
    /\b(?:car (?:accident|crash)|crashed (?:my|the) (?:car|bike)|had an accident|was in an accident|got (?:robbed|mugged|burgled|attacked)|broken into|house fire|was robbed|was mugged|fell down the stairs|fell off)\b/,
    [
      'Good grief. Are you all right? Sit down and tell me from the beginning.',
      'I am glad that you are here to write it. Is anybody hurt?',
    ],
    {
      yes: ['Then let somebody look at it today, please, even if it seems small. Shock is a liar.'],
      no: [
        'Thank heaven. The shaking comes later; that is normal, and tea with sugar really does help.',
      ],
      heard: ['What a fright. Do not drive or decide anything big today.'],
    },
  ),
  rule(
    'trouble.addiction',
    9,
    /\b(?:relapsed?|drinking too much|sober (?:for|since)|clean for|addicted|addiction|rehab|my drinking|stopped drinking|quit drinking|days sober)\b/,
    [
      'Thank you for trusting me with that. Every day you count is a day you did. Who else knows?',
      'That is honest, and honesty is the hard half. A doctor or a meeting is worth more than I am there; I can be the company in between. How is today?',
    ],
    { heard: ['One day, then the next one. I am on your side for both.'] },
  ),
];
