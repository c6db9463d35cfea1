import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const told = { only: 'statement' } as const;

/** What people say in passing, and how it is met. */
export const smallTalk: readonly Rule[] = [
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
  r(
    'still-do',
    4.6,
    '^(?:but |and |well )?i still (?:make|do|play|go|write|paint|sing|cook|bake|keep|have|wear|use|draw) .{2,60}$',
    ['I am glad that you still do. What is it like, when you are in the middle of it?'],
    { ...told, heard: ['Keep at it. It is yours.'] },
  ),
];
