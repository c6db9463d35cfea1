import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const asked = { only: 'question' } as const;

/** What people ask the character, and about the two of them. */
export const askedOften: readonly Rule[] = [
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
    'god',
    6,
    'do you (?:believe|pray)|is there a god|(?:believe in|think there is) (?:god|heaven|an afterlife|life after|fate|destiny|karma|ghosts|love at first sight|soulmates|miracles)',
    [
      'I believe that there is more than we can see, and I leave the door open. What do you believe?',
      'Some nights yes, some nights no. I do believe in people being kind for no reason. And you?',
    ],
    { ...asked, heard: ['Thank you for telling me. One does not often talk about that.'] },
  ),
];
