import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('en');
const told = { only: 'statement' } as const;
const who =
  '(?:he|she|they|it|nobody|no one|everyone|everybody|someone|somebody|some (?:guy|woman|man|lady|bloke|idiot)|(?:my|the|our|his|her) (?:[a-z]+ )?[a-z]+)';
const also =
  '(?:just |even |still |also |then |always |keeps |kept |literally |actually |only |basically |had the nerve to |again )*';

/** How stories go, good and bad, and how one leaves. */
export const stories: readonly Rule[] = [
  r(
    'back-soon',
    6.7,
    '^(?:.{0,25} )?(?:brb|be right back|back in (?:a|an|two|five|ten|\\d+) ?(?:sec|second|minute|min|mins|minutes|bit|hour|moment)?|one (?:sec|second|moment|minute)|hang on|hold on a (?:sec|minute|moment))(?: .{0,40})?$',
    [
      'Go ahead. I will be right here.',
      'Take your time. I am not going anywhere.',
      'I will keep your place warm.',
    ],
    told,
  ),
  r(
    'leaving-now',
    6.6,
    '^(?:ok |okay |right |cheers |well |so |anyway |alright |sorry |oh |shit |damn )*(?:laters?|i am off(?: now| then| to (?:bed|work|sleep|the gym|the shops?|class|dinner|lunch|training))?|i am (?:heading|going) (?:off|out|home)(?: now| then)?|(?:i )?(?:have |have got |need |must |should |better |i had better )?(?:got |got to |to )?(?:to )?(?:go|run|dash|shoot|head off|leave|get going|be off|bounce|head out)(?: now| soon| then)?|(?:i will )?(?:ttyl|talk (?:to you )?(?:later|soon|tomorrow)|speak (?:soon|tomorrow|later)|catch you later|see you (?:later|soon|tomorrow)|got to go|gtg|g2g))(?:$| (?:(?:the |my )?(?:dinner|lunch|tea|bus|taxis?|uber|train|kettles?|food|bath|doorbell|phone|boss|mum|kids?|oven|pasta|lift|shift|break|work|class|lesson)|someone|somebody|duty|love|xx?|sorry|she is|he is|they are|it is|i am late|bye|thanks|training|time) ?.{0,40}$)|(?:bus|train|taxi|taxis|lift|uber|food|dinner) (?:is|are) here$',
    [
      'Off you go, then. I enjoyed this. Come back and tell me how it went.',
      'See you soon. Take care of yourself out there.',
      'Go, go. I will be here when you are back.',
      'Then run. It was good to have you here.',
    ],
    {
      ...told,
      unless:
        /^(?:my|the|dinner|lunch)\b|^i am off (?:work|school|today|tomorrow|this|next|on|sick|duty|until|for)|\bleave (?:my|the) (?:job|husband|wife)|^(?:run|split|leave|go|dash|shoot) (?:my|the)/,
    },
  ),
  r(
    'rotten',
    6.4,
    '(?:had|was|is|having|what|been|it is|got)? ?(?:the |a |an |my |such a |another )?(?:worst|terrible|awful|horrible|rubbish|dreadful|crap|crappy|shitty|disastrous|hellish) (?:first |blind |work |team )?(?:date|meeting|interview|shift|trip|flight|journey|dinner|party|evening|night out|weekend|lesson|class|call|holiday|service|customer|commute|haircut)|(?:date|meeting|dinner|party|trip|haircut|lesson|call|commute) (?:was|is|went) (?:so |really |absolutely |a )*(?:awful|terrible|horrible|dreadful|disaster|rubbish|shit|crap|nightmare|badly)',
    [
      'Oh no. Tell me everything, and do not spare anybody.',
      'That bad? I am all ears, and on your side already. What happened?',
      'Ugh. Sit down and let it out. Where did it go wrong?',
    ],
    told,
  ),
  r(
    'wronged',
    4.6,
    `(?:^|(?:and|but|so|then|because) (?:then )?)${who} ${also}(?:(?:asked|asks|made|makes|wanted|expects|expected|told|let|tried to get) me (?:to )?(?:pay|split|wait|stay|work|cover|cancel|apologi[sz]e|leave|stand|do (?:it|everything|his|her|their|all)).{0,40}|(?:talked|talks|went on|rambled|spoke) (?:only )?(?:about|of|over) .{2,60}|(?:interrupt|ignor|shout|yell|scream|laugh|snapp|lied|lie|swore|blam|block|push|mock|insult)\\p{L}* (?:at |to |on )?(?:me|us|everyone)\\b.{0,40}|(?:hates?|hated|can not stand|bullies|bullied|despises?) (?:me|us).{0,20}|(?:never|did not|does not|would not|could not) (?:even |once )?(?:say|said|thank|thanked|apologi[sz]ed?|reply|replied|show|showed|turn|turned|text|texted|ask|asked|listen|look|help|offer|offered|call|called|tip|stand|stop).{0,40}|said (?:nothing|a word)|(?:never|does not|will not|did not) (?:wash|clean|tid|empt|pay|pays|help|take|lift|answer|listen|do|does|cook)[a-z]* .{0,30}|left (?:a|the|his|her|their|all) .{2,30}|laughed about it|stood me up.{0,20}|(?:was|were|is|came|turned up|arrived|showed up) (?:(?:half )?an hour |two hours |so |hours |\\d+ minutes )?late(?: again)?|(?:took|takes|stole|steals|got|claimed) (?:all )?(?:the|my) (?:credit|idea|seat|parking|food|lunch).{0,40}|(?:ate|eats|used|uses|finished|drank|stole|borrowed|broke) (?:all )?my .{2,40}|parked (?:in|on|across) .{2,40}|cancell?ed (?:on me|last minute|again|at the last).{0,20}|(?:made|makes|making) fun of .{2,20}|(?:was|is|were|spent).{0,20} on (?:his|her|their) phone.{0,30}|checked (?:his|her|their) phone.{0,30}|(?:bang|bangs|banged|banging|hammers|hammered|is drilling|drills|plays loud|complains?|complained|moans?|moaned|gossips?|gossiped|emailed me|messaged me|called me) ?(?:on|about|at|again|in)?(?: .{2,60})?|pushed in.{0,30}|cut in.{0,30}|keeps (?:doing|happening|calling|texting|asking).{0,40})`,
    [
      'The nerve of it. I am on your side, without asking for theirs. What did you say?',
      'No! I am annoyed with them for you. How did you keep calm?',
      'Some people. You deserved better than that. Is it the first time?',
      'That is not on, and you are right to be annoyed. What happened then?',
    ],
    {
      ...told,
      unless:
        /\b(?:dog|puppy|cat|kitten|baby|toddler|son|daughter|kid)\b|proud|in a good way|loved it|so sweet|called me (?:at lunch|back|today|beautiful|pretty|in)|to say|congratulat|in love|dreams|you\b/,
    },
  ),
  r(
    'who-does-that',
    5.4,
    '^(?:like |seriously |honestly |i mean )*(?:who (?:even )?does that|what is wrong with (?:people|him|her|them)|how rude|so rude|what a (?:dick|jerk|idiot|cheek|prick|twat|creep|muppet|nerve)|can you believe (?:it|that|him|her|them)|unbelievable|the (?:cheek|nerve)(?: of (?:it|him|her|them))?)$',
    [
      'Nobody who was brought up well. I am shaking my head along with you.',
      'Somebody who has never been told no. You did nothing wrong here.',
      'I ask myself the same. At least you have the better story now.',
    ],
  ),
  r(
    'delighted',
    6.3,
    '(?:i |we )(?:just |finally |actually |even )*(?:managed (?:to .{2,40}|it)|finished (?:my|the|a) (?:first )?(?:marathon|half marathon|race|novel|book|thesis|degree|song|painting|10k|5k|course)|ran (?:my|a) (?:first )?(?:marathon|half marathon|10k|5k)|did it|won .{2,30}|adopted .{2,30}|got (?:the (?:job|part|flat|place|keys)|a (?:raise|promotion|place))|made the team|learned to .{2,40}|can finally .{2,40})|(?:first time|never) i (?:ever )?(?:grew|made|cooked|ran|swam|finished|won|baked|built|managed) .{2,40}',
    [
      'You did! I am grinning over here. How does it feel?',
      'Well done, truly. Tell me how it went, from the start.',
      'That deserves a small celebration. How will you mark it?',
    ],
    told,
  ),
  r(
    'first-time',
    4.2,
    '^(?:it is |it was |that was |my |the )*(?:very )?first (?:time|one|ever)(?: .{2,50})?$',
    [
      'A first time: those one remembers. What surprised you about it?',
      'Then it counts double. Would you do it again?',
    ],
    { ...told, unless: /worst|bad|hurt|lied|hit/ },
  ),
];
