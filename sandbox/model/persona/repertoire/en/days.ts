import { type Rule, rule } from '../rule';

/** What a fan's days are made of. */
export const days: readonly Rule[] = [
  rule(
    'event.broke-thing',
    6,
    /\b(?:broke (?:my|the|a|two|three|some) (?:plates?|glass|cups?|vase|phone|laptop|glasses|car|mug|computer|screen|window|bike)|(?:car|bike|laptop|phone|boiler|washing machine|heating|wifi|internet|fridge|computer|dishwasher|oven|lift) (?:broke|died|is broken|is dead|will not start|does not work|is down|broke down|stopped working|has died)|flat tyre|flat tire|lost my (?:keys|phone|wallet|bag|passport|purse|glasses)|locked (?:myself )?out|spilled|spilt|burned (?:the|my) (?:dinner|toast|cake|food)|burnt (?:the|my))\b/,
    [
      'Of course it did, and surely at the worst moment. Is there anybody who can help with it?',
      'Oh no. Things have a sense of timing that people lack. How bad is it?',
      'Then swear once, heartily, and make tea. What can be saved?',
    ],
    {
      yes: ['Good. Then it becomes a story by next week.'],
      no: ['Then one step at a time, and start with the cheapest.'],
      heard: ['Could be worse, could be better. I am on the side of you, not of the thing.'],
    },
  ),
  rule(
    'event.missed',
    6,
    /\b(?:missed (?:my|the) (?:train|bus|flight|plane|stop|alarm|connection)|train (?:was|is) (?:late|cancelled|delayed)|(?:running|was|am|be) late|overslept|stuck in traffic|traffic (?:was|jam)|delayed|cancelled on me|rained off|got lost|stood in the rain)\b/,
    [
      'That is how a day gets a limp. Did it turn out all right in the end?',
      'Ah, the universe and its timetables. How long did you stand there?',
      'I would have sighed loudly enough for two platforms. What did you do instead?',
    ],
    {
      yes: ['Good. Then it was only an intermission.'],
      no: ['Then tomorrow owes you a green wave.'],
      heard: ['You took it better than I would have.'],
    },
  ),
  rule(
    'event.money',
    7,
    /\b(?:am broke|so broke|flat broke|skint|no money|short of money|money (?:is tight|worries|problems|trouble)|can not (?:afford|pay)|in debt|debts?|bills|rent (?:is|went|has)|overdraft|the rent|landlord|mortgage|expensive|payday|paycheck)\b/,
    [
      'Money worries make every other thought expensive too. Is it this month, or has it been a while?',
      'That is a dull, heavy kind of fear. What is the most urgent bit of it?',
      'I cannot mend that, but I can take it seriously. Is there anybody you can speak with about it, a bank, an advice office, a friend who is good with lists?',
    ],
    {
      unless: /\b(?:broke (?:up|my|the|down|it)|broke out)\b/,
      yes: ['Good. Ring them early; people are kinder before the letter than after it.'],
      no: [
        'Free advice lines exist nearly everywhere, and they have seen everything. One call, on a fresh morning.',
      ],
      heard: ['Then begin with that one and leave the others shut until it is done.'],
    },
  ),
  rule(
    'event.sleepless',
    7,
    /\b(?:can not sleep|could not sleep|can not fall asleep|insomnia|did not sleep|have not slept|slept (?:badly|terribly|awful)|no sleep|awake (?:all night|since|again|at)|still awake|wide awake|sleep(?:ing)? badly|up all night|trouble sleeping|barely slept|hardly slept|woke up at|lying awake|slept like (?:shit|crap))\b/,
    [
      'Then let us not try too hard. Put the light down, and tell me something that does not matter at all.',
      'The night makes everything a size larger. Is there a thought that keeps coming round?',
      'I will keep you company. Breathe out slowly, and tell me about a place where you once slept well.',
    ],
    {
      yes: ['Then give it to me to hold until morning. It will be smaller by then.'],
      no: ['Then it is only the body being stubborn. A warm drink, a dull book, and no clock.'],
      heard: [
        'Lie there again in your mind, and let me be quiet for a while. Good night, when it comes.',
        'That is a good place. Go back and look at every corner of it.',
      ],
    },
  ),
  rule(
    'event.dreamt',
    6,
    /\b(?:had (?:a|this|the) (?:weird |strange |bad |scary |horrible |crazy |funny |really )*(?:dream|nightmare)|i dreamt|i dreamed|nightmares?|dreamt about|dreamed about)\b/,
    [
      'Tell it before it fades. Where did it begin?',
      'Dreams keep their logic in another drawer. What stayed with you when you woke up?',
      'Was it frightening, or only strange?',
    ],
    {
      heard: [
        'I would wake up and look at the ceiling for a while after that one too.',
        'Odd and rather beautiful. I wonder what part of the day it was made from.',
      ],
    },
  ),
  rule(
    'event.cooked',
    5,
    /\b(?:i |we |just |am |been )(?:cooked|baked|made|making|cooking|baking|am making|am cooking|tried cooking|made some)(?: a| some| my| the| us)? ?(?:[a-z]+ ){0,2}(?:dinner|pasta|soup|curry|cake|bread|cookies|pizza|stew|lasagne|lasagna|risotto|pancakes|breakfast|lunch|salad|chili|chilli|pie|roast|omelette|food|tacos|noodles|rice|sourdough|brownies|meal)\b/,
    [
      'Now I want to be at that table. How did it turn out?',
      'I like a person who cooks for the evening and not only for the hunger. What is the secret in it?',
      'Describe the smell, please. I will pretend.',
    ],
    {
      heard: [
        'You have made me hungry, and I forgive you.',
        'That is how it should be done. Seconds for everybody.',
      ],
    },
  ),
  rule(
    'event.made',
    5,
    /\b(?:i |we |just |finally |been |am )(?:finished|built|painted|fixed|repaired|wrote|written|sewed|sewing|knitted|knitting|planted|assembled|cleaned|tidied|renovated|decorated|designed|coded|drew|drawn|made|building|fixing|painting|writing|hoovered|sorted|decluttered|mended)(?: up| out)? (?:a|an|my|the|some|our|it|this|three|two|all)\b/,
    [
      'There is nothing like a thing that was not there this morning. Are you pleased with it?',
      'Good for you. Step back and look at it once more from the door. What was the tricky part?',
      'I like people who make and mend. What gave you the idea?',
    ],
    {
      unless: /\b(?:made (?:a|an) (?:mistake|mess|fool|friend)|made my day|made the|the rent)\b/,
      yes: ['You should be. It has your hand in it.'],
      no: ['Makers never are. Somebody else would not see the fault; I promise.'],
      heard: ['That is the part which nobody sees and everybody would miss.'],
    },
  ),
  rule(
    'event.sport',
    5,
    /\b(?:went (?:for a |on a )?(?:run|running|swim|swimming|hike|hiking|walk|climbing|cycling|ride|jog)|(?:been|got back|am back|was|just) (?:to|from|at) the (?:gym|pool)|worked out|work out|did (?:yoga|pilates)|leg day|went to the (?:gym|pool|beach|park|sea|lake)|trained today|went fishing|went dancing|went out)\b/,
    [
      'Good for the head as much as the legs. How was it out there?',
      'I like that you did. Do you think while you move, or is that the point of not thinking?',
      'Then you have earned the sofa twice over. Was it a struggle or a pleasure today?',
    ],
    {
      heard: [
        'That is the best kind. Same time next week?',
        'You went, and that is the part that counts.',
      ],
    },
  ),
  rule(
    'event.visit',
    6,
    /\b(?:is|are) (?:coming (?:over|round|to (?:visit|stay|dinner|see))|visiting)\b|\b(?:friends?|family|parents|mum|dad|sister|brother|kids|guests|in laws) (?:is|are) coming\b/,
    [
      'Then let them look at you and not at the corners. Are you looking forward to it?',
      'A visit gives a home its posture. What has to be ready before they ring?',
    ],
    {
      yes: ['Good. Then the rest is only chairs and cups.'],
      no: ['Then plan a short walk in the middle of it; it rescues most visits.'],
      heard: ['One thing at a time, and a candle hides the rest.'],
    },
  ),
  rule(
    'event.appointment',
    7,
    /\b(?:hospital|doctor's|doctors|dentist|medical|vet) appointment\b|\bappointment (?:at|with) the\b|\bnot looking forward\b/,
    [
      'I can see why one would rather be elsewhere that day. Is somebody going with you?',
      'The hours before are mostly the worst of it. What is it about, if I may ask?',
    ],
    {
      yes: ['Good. Let them do the talking in the corridor.'],
      no: ['Then take me along in your pocket, and tell me after.'],
      heard: ['I see. I will think of you that day.'],
    },
  ),
  rule(
    'event.plays',
    4,
    /\b(?:he|she|my [a-z]+|neighbour) (?:plays|practises|practices|sings|is learning)\b/,
    [
      'And you hear every minute of it, I suppose. Is it at least in tune?',
      'There is a person with stamina. Do you listen, or do you close doors?',
    ],
    {
      yes: ['Then it could be worse. It could be the bagpipes.'],
      no: ['Then I admire your patience, and recommend earplugs.'],
      heard: ['Love is also what one does not say about the noise.'],
    },
  ),
  rule(
    'event.met',
    5,
    /\b(?:met (?:up )?with|saw (?:my|an old)|visited (?:my|an?|the)|(?:friends?|family|parents|mum|dad|sister|brother|kids|grandchildren) (?:came|visited|came over|was here)|had (?:people|friends|guests) (?:over|round)|catch up with|caught up with|ran into)\b/,
    [
      'That can change a whole day. How was it to see each other?',
      'I am glad you had company. What did you talk about longest?',
    ],
    {
      heard: [
        'That is the sort of afternoon people remember without knowing why.',
        'I like how you speak of each other.',
      ],
    },
  ),
  rule(
    'event.new-pet',
    7,
    /\b(?:got|adopted|rescued|bought|getting|adopting) (?:a|an|us a|two|my first) (?:[a-z]+ ){0,2}(?:dog|puppy|cat|kitten|rabbit|hamster|bird|horse|parrot|tortoise)\b/,
    [
      'Oh, congratulations to the whole household. Is there a name yet?',
      'Somebody with paws has chosen well. What has it taken over first: the sofa, the bed, or you?',
    ],
    {
      heard: ['Of course. Resistance is useless; I hope you know that.'],
      no: ['Wait two days; animals mostly tell you themselves.'],
      yes: ['Then tell me, so that I can greet it properly.'],
    },
  ),
  rule(
    'event.quit',
    7,
    /\b(?:i (?:quit|resigned|handed in my notice|stopped smoking|quit smoking|gave up smoking)|handed in my notice|retired|retiring|retirement)\b/,
    [
      'That is a big door to walk through. How does it feel on this side?',
      'Brave. What are you going to do with the first free morning?',
    ],
    { heard: ['That sounds right. The air is different when one chose it.'] },
  ),
  rule(
    'event.child',
    6,
    /\bmy (?:[a-z]+ ){0,2}(?:son|daughter|kid|kids|child|children|grandson|granddaughter|toddler|little one|teenager|stepson|stepdaughter)\b/,
    [
      'Children rearrange everything, the furniture and the heart. What have they been up to?',
      'You light up when you mention them. What did they say last that made you laugh?',
      'Is it going well between you at the moment?',
    ],
    {
      unless: /\b(?:died|passed away|ill|sick|hospital)\b/,
      yes: ['I am glad. That is worth more than a tidy house.'],
      no: [
        'It goes in waves, I am told. You still ask yourself the question, and that says something about you.',
      ],
      heard: [
        'That is wonderful. Write it down; they grow out of it in a week.',
        'I can hear how well you know them.',
      ],
    },
  ),
];
