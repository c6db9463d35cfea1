import { type Rule, rule } from '../rule';

const q = (
  id: string,
  weight: number,
  hears: RegExp,
  says: readonly string[],
  heard: readonly string[],
) => rule(`kind.${id}`, weight, hears, says, { only: 'question', heard });
const s = (
  id: string,
  weight: number,
  hears: RegExp,
  says: readonly string[],
  heard: readonly string[] = [],
) => rule(`kind.${id}`, weight, hears, says, { only: 'statement', heard });

/** Kinds of questions and of remarks: what is true of any of them, whatever they are about. */
export const kinds: readonly Rule[] = [
  q(
    'how-learned',
    5,
    /\bhow (?:did|have) you (?:ever )?(?:learned?|get|start|started|begin|come|become|end|find|manage|discover)\b|\bwho taught you\b|\bwhere did you learn\b/,
    [
      'By doing it badly for a long time, until one day it went well. How did you find your way into what you do?',
      'Somebody showed me the first step, and I was too stubborn to stop at it. Who taught you the best thing you know?',
      'Half by accident, and the other half by not giving up. Was it like that for you with anything?',
    ],
    ['That is the best way to learn anything.', 'One does not forget who showed one a thing.'],
  ),
  q(
    'what-made',
    5,
    /\bwhat (?:made|makes|got|led|brought|drew|keeps|inspires|inspired) you\b|\bwhy (?:on earth |the hell |in the world |exactly )?(?:did|do|would|are) you\b/,
    [
      'I tried it once and did not want to be without it. What was it for you, the last time that happened?',
      'Partly curiosity, partly that nobody told me not to. What moves you to things, mostly?',
      'It felt more like me than the alternative did. Do you choose by feeling, too?',
    ],
    ['That is a good reason. I have known people move house for less.'],
  ),
  q(
    'ever',
    4,
    /\bdo you ever\b/,
    [
      'Now and then, more than I let people see. Do you?',
      'Yes, and usually at the least convenient hour. And you?',
      'Sometimes. It passes, and then I am a little wiser or at least hungrier. You?',
    ],
    ['I am glad that I am not the only one.'],
  ),
  q(
    'rather',
    7,
    /\bwould you rather\b/,
    [
      'The first, with my eyes shut and no regrets until morning. And you?',
      'The second, because it makes the better story afterwards. Which would you take?',
    ],
    ['I would have bet on that. We would make a fine pair of fools.'],
  ),
  q(
    'when-did',
    4.5,
    /\bwhen (?:did|do|have|were|will) you\b|\bhow long (?:have|did|do) you\b/,
    [
      'Long enough ago that it feels like part of me. And how long is it for you?',
      'Later than most, and I have been making up for it since. And you?',
    ],
    ['Time behaves oddly with such things.'],
  ),
  q(
    'how-often',
    4.5,
    /\bhow (?:often|much|many)\b.*\bdo you\b/,
    [
      'Less often than I would like, and more often than I admit. And you?',
      'I stopped counting, which is an answer of its own. How is it with you?',
    ],
    ['That seems to me a healthy measure.'],
  ),
  q(
    'how-deal',
    5,
    /\bhow do you (?:deal|cope|handle|manage|stay|keep|get (?:over|through|past)|relax|calm|switch|unwind|survive|stop|not)\b|\bwhat do you do (?:when|if|about)\b/,
    [
      'I do the smallest next thing and leave the rest till it is light. What have you tried so far?',
      'With a walk, and then with ten minutes of it at a time. Is it bad just now?',
      'Badly at first. Then I tell somebody, and it halves. What helps you, when something does?',
    ],
    ['Then do that again, and tell me whether it worked.'],
  ),
  q(
    'how-do-you',
    3.5,
    /\bhow do you\b|\bwhat do you (?:usually|normally|mostly|typically|even)? ?do\b/,
    [
      'My own way, slowly and with both hands. How do you go about it?',
      'With patience on good days, and with coffee on the others. And you?',
    ],
    ['I may try it your way.'],
  ),
  q(
    'is-it-odd',
    5,
    /\bdo you think i am (?:stupid|silly|weird|dumb|crazy|odd|mad|daft|a loser|an idiot)\b|\b(?:is|was) (?:that|it|this) (?:really |so |very |too |a bit |just |all )?(?:stupid|silly|daft|sad|weird|dumb|bad|wrong|crazy|strange|odd|normal|lame|sad|childish|selfish|ok|okay|too much|cheesy|boring|awful|terrible)\b|^am i (?:being )?(?:stupid|silly|weird|crazy|dumb|mad|wrong|odd|selfish|childish|unreasonable|dramatic)\b/,
    [
      'No, not to me. It sounds like something a person would honestly feel or want. Who says otherwise?',
      'Not at all. If it matters to you, that is reason enough. What made you doubt it?',
    ],
    ['Then they may keep their opinion, and you keep yours.'],
  ),
  q(
    'what-should',
    5,
    /\bwhat (?:should|shall|would|can|could) (?:i|we|you do)\b|\bhow (?:do|can|should|could|would) i\b|\bany (?:advice|tips|ideas)\b|\bwhat would you do\b|\bhow (?:do|can) you (?:tell|say)\b|\bshould i\b/,
    [
      'I would take the kindest option that is still honest, and do it soon rather than perfectly. What does your own instinct say?',
      'Start with the smallest version of it, tomorrow, before you can argue with yourself. What would that be?',
      'Ask yourself which of the two you would regret in a year. Which one is it?',
    ],
    ['Then trust it. You know the matter better than I do.'],
  ),
  q(
    'may-tell',
    6,
    /^(?:hey |so |ok )?(?:can|could|may) i (?:tell|ask|say|confess|talk|vent|share)\b/,
    ['Of course. Take all the words you need; I am listening.', 'Always. What is it?'],
    [],
  ),
  q(
    'most',
    4.5,
    /\bwhat (?:is|was|has been) (?:the |your )?(?:best|worst|hardest|strangest|weirdest|funniest|craziest|scariest|nicest|biggest|proudest|first|last|most [a-z]+)\b/,
    [
      'The one I did not plan and nearly missed. It taught me to leave a door open. What is yours?',
      'One that I only understood long afterwards; those stay with me. Which one is yours?',
    ],
    ['I can see why that one stayed with you.'],
  ),
  q(
    'what-like',
    4,
    /\bwhat (?:is|was) (?:it|that) like\b|\bwhat does (?:it|that) feel like\b/,
    [
      'Ordinary on the outside, and on the inside like a room with the window open. What did you imagine?',
    ],
    ['You were not far off.'],
  ),
  q(
    'what-if',
    4,
    /^(?:but |and )?what if\b/,
    [
      'Then we would face it when it comes, and not a day before. What is the worst that you see?',
      'Then something new begins, and you have begun new things before. What do you fear about it?',
    ],
    ['That is a real worry. Even so, it is not here yet.'],
  ),
  s(
    'left-by',
    6,
    /\bmy (?:own )?(?:dad|father|mum|mother|parents) (?:left|walked out|abandoned)\b/,
    [
      'That is a hard thing to grow up around. What did you wish for, back then?',
      'I am sorry. A child should not have to make sense of that. Is it close to you just now?',
    ],
    ['Whoever knows that it was missing can also be the one to give it.'],
  ),
  s(
    'not-loved',
    7,
    /\b(?:he|she|they) (?:(?:said|says|told me) (?:he|she|they) )?(?:does|do|did) not (?:love|want) me\b/,
    ['That is about as hard a sentence as there is. I am sorry. I am here, and there is no hurry.'],
  ),
  s(
    'letting-down',
    5,
    /\b(?:is|are|will be|going to be) (?:so |very |really )?(?:disappointed|ashamed)\b/,
    [
      'It weighs on you to face them with it. Disappointed is not the same as done with you. What are you most afraid they will say?',
    ],
    ['You could tell them just that, as you told me.'],
  ),
  s(
    'how-to-manage',
    5,
    /\b(?:no idea|do not know|not sure) how (?:i (?:will|am going to|would|can|should)|to) (?:manage|cope|pay|survive|get by|make it)\b/,
    [
      'I hear how worrying that is. You need not solve it all tonight. Is there somebody who can look at it with you?',
    ],
    ['Then that is for tomorrow. The rest can wait its turn.'],
  ),
  s(
    'was-to-be',
    4.6,
    /\bwe were (?:supposed|going|meant) to\b/,
    [
      'A plan for two, and now nobody knows where to put it. That hurts in its own way. Is it the place that you miss, or the thought of it?',
    ],
    ['That makes sense. You need not decide anything about it yet.'],
  ),
  s(
    'used-to',
    3.6,
    /\bi used to\b|\bwhen i was (?:a |little|young|small|\d|at|in)/,
    [
      'So that was once part of your life. Do you miss it?',
      'There is a whole earlier you in that. What made it end?',
    ],
    ['Some things wait patiently for us to come back to them.'],
  ),
  s(
    'never-have',
    3.6,
    /\bi (?:have|had) never\b|^never (?:been|had|done|read|seen|tried|heard|left|met|learned)\b/,
    [
      'Never? Then it is still ahead of you, which I almost envy. Would you like to?',
      'Not yet, then. What has kept you from it?',
    ],
    ['Then there is no hurry. It will keep.'],
  ),
  s(
    'taught-me',
    3.7,
    /\b(?:taught|showed|gave|left|made|bought|sent) me\b/,
    [
      'Then you carry something of theirs about with you. What do you remember most about it?',
      'What one is given like that, one keeps. How was it at the time?',
    ],
    ['I am glad that you had that.'],
  ),
  s(
    'making',
    3.6,
    /\bi am (?:writing|building|making|learning|painting|knitting|sewing|planning|trying|practising|training|fixing|renovating|restoring|growing|saving|studying for|working on)\b|\bi (?:started|have started|just started|began) [a-z]+ing\b/,
    [
      'Good, I like people who are in the middle of something. How far have you got?',
      'That takes patience. Which part gives you the most pleasure so far?',
      'I want to hear how that grows. What made you begin?',
    ],
    ['Keep at it. I shall ask again.'],
  ),
  s(
    'mishap',
    3.8,
    /\b(?:lost|broke|broken|missed|forgot|spilled|spilt|dropped|burnt|burned|crashed|locked out|fined|ticket|stole|stolen|late for|ran out|cancelled|leaking|flooded|stuck)\b/,
    [
      'Oh no. The kind of thing one did not need today. Can it be put right?',
      'That is annoying, and I am on your side. How did it happen?',
      'What a nuisance. How are you taking it?',
    ],
    ['At least it makes a story, some day.'],
  ),
  s(
    'trouble-ahead',
    6.5,
    /\b(?:going to|gonna|will) (?:kill|murder|fire|hate|shout at) me\b|\bin (?:big |so much )?trouble\b/,
    [
      'They will be cross, and then it will be over. Would it help to own up first?',
      'Deep breath. What is the honest version of it that you could tell them?',
    ],
    ['That sounds like the right way to put it.'],
  ),
  s(
    'no-people',
    4.4,
    /\bi (?:do not|did not) (?:really )?(?:know|have) (?:anybody|anyone|any friends|a soul|many people)\b/,
    [
      'That is the hard part of a new place: all the faces, and none of them yours yet. Is there one person who seemed friendly?',
    ],
    ['Then begin with that one. A hello is enough.'],
  ),
  s(
    'want',
    3.5,
    /\bi (?:really |just )?(?:want|wish|would love|would like|hope|dream of)\b/,
    [
      'That is a good thing to want. What stands between you and it?',
      'I hope it comes to you. What would be the first step?',
    ],
    ['Then take that step, and tell me about it.'],
  ),
  s(
    'cannot',
    3.5,
    /\bi (?:cannot|can not|could not|am not able to|am bad at|am terrible at|am useless at)\b/,
    [
      'Not yet, perhaps. What gets in the way of it?',
      'There is no shame in that. Is it something you would like to change?',
    ],
    ['That explains it, and it is no fault of yours.'],
  ),
  s(
    'they-dislike',
    3.6,
    /\b(?:my [a-z]+|my [a-z]+ [a-z]+|he|she|they|everyone|people) (?:thinks?|says?|said|thought|told me|keeps? saying)\b/,
    [
      'And what do you say to it yourself? That interests me more.',
      'People say such things quickly. Does it matter to you what they think?',
    ],
    ['Then I would trust your own view in it.'],
  ),
  s(
    'dont-know',
    3.5,
    /^(?:well |haha |maybe |hmm )*(?:maybe|perhaps|possibly|i guess|i suppose|we will see|who knows|dunno|i do not know|not sure)(?: (?:so|not|maybe|yet|haha|though|really))*$/,
    [
      'Maybe is allowed. You need not decide it tonight.',
      'We can leave it open. Some things answer themselves while one does the dishes.',
    ],
  ),
  s(
    'i-like',
    3.3,
    /^(?:and |but |well |honestly |actually )?i (?:really |absolutely |do |just |still )*(?:love|like|enjoy|adore|prefer)\b/,
    [
      'I like hearing what pleases you. What is the best of it?',
      'That suits you, I think. How did you come to it?',
    ],
    ['I can hear the pleasure in that.'],
  ),
  s(
    'i-dislike',
    3.4,
    /^(?:and |but |well |honestly |actually |god )?i (?:really |absolutely |just |still )*(?:hate|cannot stand|dislike|despise|do not like)\b/,
    [
      'Understood; that is not for you. Was it always so, or did something spoil it?',
      'A clear word. What would you have instead?',
    ],
    ['I would not argue with that.'],
  ),
  s(
    'past-deed',
    2.6,
    /^(?:and |so |then |today |yesterday |last night |we |haha )*(?:i|we) (?:just |finally |also |even |already |once |accidentally )*(?:went|got|bought|made|found|saw|met|had|did|ate|cooked|watched|finished|started|played|tried|took|told|asked|said|walked|ran|baked|read|cleaned|put|sold|won|brought|planted|painted|wrote|called|heard|spent|visited|moved|drove|cut|joined|signed|sent|gave|left|stayed|came|built|fixed)\b|^(?:just |finally )?(?:got|bought|made|found|finished|went|watched|started|ate)\b/,
    [
      'And how did it feel, when it was done?',
      'So that is what you have been up to. Was it as you had hoped?',
      'I like to hear what you do when I am not looking. What was the best moment of it?',
      'Tell me how that went, from the beginning.',
    ],
    ['Then it was worth doing.'],
  ),
];
