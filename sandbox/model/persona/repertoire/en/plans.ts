import type { Choices, RecallPattern, Repertoire } from '../repertoire';

/** Journeys told of: taken in, asked for, told again, and come back to. */
export const trips = {
  told: {
    tripPlace: [
      '{value}! I can already see you there. What do you want to do first?',
      '{value}: I am a little envious, and glad for you. What are you looking forward to most?',
    ],
    tripTime: ['{value}, then: something to count the days to. What comes before it?'],
  },
  recalls: [
    {
      kind: 'tripWith',
      hears:
        /\bwho(?:m)?\b.{0,30}\b(?:going|coming|flying|travelling|traveling|go|fly|travel|joining|come|taking)\b.{0,30}|\bwith whom\b.{0,20}\b(?:i|we)\b/,
    },
    {
      kind: 'tripTime',
      hears:
        /\b(?:when|what month|which month|what day|how soon)\b.{0,25}\b(?:i|we|my|our)\b.{0,15}\b(?:go|going|fly|flying|leave|leaving|travel|travelling|trip|holiday|flight|off|away|heading)\b|\bwhen is (?:my|the|our) (?:trip|holiday|flight|journey)\b/,
    },
    {
      kind: 'tripPlace',
      hears:
        /\bwhere\b.{0,25}\b(?:i|we)\b.{0,15}\b(?:going|flying|travelling|traveling|heading|off to|fly|travel)\b|\bwhere is (?:my|our) (?:trip|holiday)\b|\b(?:which|what) (?:country|city) (?:am i|are we)\b/,
    },
  ],
  recalled: {
    tripPlace: ['{value}. I have been there in my head since you told me.', '{value}, you said.'],
    tripTime: ['{value}, you said. I am counting along.', '{value}. I have not forgotten.'],
    tripWith: ['With {value}. You told me.', '{value}, unless the plan has changed.'],
  },
  remembered: { tripPlace: ['And {value}: are the plans coming along?'] },
} satisfies Pick<Repertoire, 'told' | 'recalled' | 'remembered'> & {
  recalls: readonly RecallPattern[];
};

export const choices: Choices = {
  offers:
    /\b(?:decid\w*|torn|choos\w*|choice|pick\w*|hesitat\w*|toss\w*|stuck|it is|deciding|down to|us|me)\b.{0,25}\bbetween (?<a>.{2,40}?) (?:and|or) (?<b>.{2,40})$|(?:\b(?:can not|do not know|not sure|decide|deciding|wonder\w*|no idea|undecided|debating)\b.{0,15}\b(?:if|whether|on|about) .{0,20}?|\bshould (?:i|we) (?:take|get|buy|wear|order|cook|make|plant|book|watch|read|have|go for|paint) )(?<c>[^ ]{2,20}(?: [^ ]{2,20}){0,3}) or (?<d>.{2,40})$/,
  asks: /\b(?:which|what) (?:one |of (?:them|those|the two) |city |place )?(?:would|should|do|will|shall) (?:you|i|we) (?:choose|pick|go for|prefer|recommend|go with|take|suggest)\b|\bwhich (?:one|of (?:them|those|the two))(?: (?:is better|then|do you like more))?$|\bwhich is better\b|\byour (?:pick|choice|vote)\b|\bhelp me (?:choose|decide|pick)\b/,
  asksLoosely:
    /\bwhat (?:would|do|should|shall) (?:you|i|we) (?:do|think|say|reckon|have|buy|wear|make|plant|get|book|order)\b|\b(?:you )?(?:choose|decide|pick)(?: for me)?$|\bany (?:thoughts|ideas|advice|preference)\b|\bwhere would you go\b/,
  named: [
    '{choice}, if you ask me. I would not regret it for a minute. Does that feel right, or did you hope for the other?',
    'I would take {choice}. If your heart sinks now, you know that it has to be the other one. Did it?',
    '{choice}, without a second thought. What speaks against it?',
  ],
  unnamed: [
    'The first of the two. It usually comes first for a reason. Does that feel right?',
    'I would go for the second one; it sounds more like you. Or did you hope for the other?',
    'The one that you would be sorry to have missed, and I think it is the first. Am I right?',
  ],
  unheard: [
    'Tell me what there is to choose from, and I will choose without blinking.',
    'Gladly. Between what and what?',
  ],
  openNamed: [
    '{one} or {other}: there are worse worries. Which of them did you see first when you closed your eyes?',
    '{one} and {other} both sound like a good story. What would each of them give you?',
  ],
  open: [
    'Two good things and one decision. Which of them would you miss more?',
    'Toss a coin, and watch what you hope for while it is in the air. Which way do you lean?',
  ],
};

export const goesOn =
  /^(?:and|but|then|so|because|even|also|plus|he|she|they|it|his|her|their|my|nobody|no one|everyone|everybody|in front of|after|for|out of|all|right|only|still|never|twice|again|with)\b/;
export const turnsAway =
  /^(?:anyway|anyways|whatever|by the way|on another note|moving on|enough of|forget it|never mind|ok so|changing the subject)\b/;
export const annoyed = [
  'Really? No. I am annoyed on your behalf. And then?',
  'You are a more patient person than I am. What did you do?',
  'That makes it worse. I am entirely on your side.',
  'Unbelievable. I would have had a word or two. Did you say anything?',
  'And you stayed polite, I bet. You deserved better than that.',
  'I am shaking my head here. How did it end?',
];
export const gladMore = [
  'Look at you! I want every detail.',
  'That makes it even better. You may be proud of it.',
  'I would have liked to see your face. How does it feel now?',
];
