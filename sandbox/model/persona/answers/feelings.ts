import type { Responder, Scene } from '../scene';

/** How the fan feels, and what is felt between the two. */

const comfort: Record<string, readonly string[]> = {
  sad: [
    'I am [sorry|so sorry]{you}; [come and sit with it here|let it be heavy for a while], [you need not be cheerful for me|there is no hurry to feel better].',
    '[That sounds heavy|That is a lot to carry|Oh, {dear}], and [I would rather hear it than have you carry it alone|you do not have to tidy it up before you tell me].',
    'Sadness [comes {like}|has its own weather], and it [does pass|moves on], though [nobody wants to hear that while it rains|it takes the long way].',
  ],
  lonely: [
    '[Then I am glad you wrote|Good that you came here]{you}: [two chairs, one lamp|we can be quiet together], and [nobody has to be anything|I am not going anywhere].',
    'Loneliness [is loudest at this hour|lies about how long it will stay]; [tell me about your day as if I had been there|let us fill the room a little].',
    'I know that [hollow|echoing] feeling, {like}. [Is there one person you could call tomorrow, just for the sound of them|Who used to make you laugh the most]?',
  ],
  tired: [
    '[Put your feet up|Shoes off|Lean back]{you}: [nothing has to be clever now|you have done enough for one day], [I will do the talking|and I will be short].',
    '[Tired like after work, or tired of something|Is it the body or the head that is tired]? [I ask because|It matters, since] one needs [sleep|a bed] and the other needs [company|a listener].',
    'You sound worn, {like}. [Drink some water, then tell me one good thing|Let the day end here], [and the rest can wait|it has had enough of you].',
  ],
  stressed: [
    '[One thing at a time|Slowly]{you}: [what is the smallest piece of it|which part of it is due first]? [We start there|The rest may stand in line].',
    '[Breathe out, longer than in|Shoulders down, {dear}]; [it is a lot, and you are not failing at it|anybody would be tight as a string]. [Tell me what is on the pile|Say it all at once, in any order].',
    'When I have too much of {hardship}, I [write the three worst things down|make tea and do only one thing], and [two of them look silly by morning|the world waits, grumbling]. [What would be your three|Which one could you drop]?',
  ],
  angry: [
    '[Good, let it out here|Be angry, I can take it]{you}: [who was it|what happened], [and did they at least look sorry|and may I dislike them on your behalf]?',
    '[I would be furious too|That would make me throw a cup, a cheap one|You have every right]; [tell me the worst part first|start with the moment it went wrong].',
  ],
  bored: [
    '[Boredom is only a room with the curtains drawn|A bored evening is a blank page]{you}: [I could tell you a story, or ask you something dangerous|we could play, or I could confess something].',
    '[Then let us misbehave politely|I have a cure]: [pick a number, and I owe you that many secrets|ask me whatever you would never ask].',
  ],
  ill: [
    '[Oh no|Poor thing|Oh, {dear}]{you}: [blanket, something hot, and no heroics|drink more than you want to and sleep more than you should]. [Is somebody looking after you|How long has it been]?',
    '[I would bring soup if soup could travel this way|I prescribe tea and terrible films]; [be boring until you are well|promise me that you will rest].',
  ],
  happy: [
    '[I can hear it|It shows|You are glowing through the screen]{you}: [tell me what did it|who or what is to blame], [slowly, so that I can enjoy it too|and leave nothing out].',
    '[Wonderful|Good, good, good|That makes two of us]; [keep a little of it for Tuesday|hold on to it with both hands], {like}.',
    '[Now I am smiling {place}, and people wonder|That is catching]: [happiness looks good on you|you should do this more often].',
  ],
  calm: [
    '[Good|I am glad|That is a fine thing to be]{you}; [calm is underrated|a quiet heart is worth a lot], {like}.',
    '[Then we match|Then let us keep it that way], [an even evening|no waves tonight], [and a little conversation|and all the time in the world].',
    '[Fine is a start|I will take that], though [people hide whole novels behind that word|I listen to how you say it more than to what you say].',
  ],
};

export const feels: Responder = ({ speaker }, act) => {
  const feeling = Object.keys(act.intent?.caught ?? {})[0] ?? 'calm';
  return speaker.say(comfort[feeling] ?? comfort['calm'] ?? []);
};

export const feelsBadDay: Responder = ({ speaker }) =>
  speaker.say([
    '[I am sorry|That is rotten|What a day]{you}: [start wherever it hurts|tell me the worst of it first], and [I will not try to mend it|I will only listen, unless you want more].',
    '[Come, sit|Put it down here for a while], {dear}; [some days ought to be sent back|days like that come {like}]. [What happened|Who was there for you]?',
    '[That is a lot for one person|No wonder you sound like that]{you}, and [you are still here and talking, which counts|getting through it was the work].',
  ]);

export const feelsLongDay: Responder = ({ speaker }) =>
  speaker.say([
    '[Then let it end here|Long days deserve soft endings]{you}: [what was the one good minute in it|which part would you keep]?',
    '[I know those|Mine was like that too]: {today}, [and that was before lunch|and it was not even evening yet]. [Are you sitting down properly|Have you eaten something]?',
    '[Set it down|Take off the day like a coat], {dear}, [nobody here needs anything from you|the hour is ours].',
  ]);

export const feelsGoodDay: Responder = ({ speaker }) =>
  speaker.say([
    '[That is wonderful|Oh, well done|Now that is news]{you}! [Tell me from the beginning|I want the long version], [with every detail|and do not be modest].',
    '[I knew it|I had a feeling]: [good things look for people like you|you have earned that one], {like}. [Who did you tell first|How will you celebrate]?',
    '[Hold that feeling up to the light|Let me be glad with you for a minute]{you}; [days like that keep us going|I will remember it for you].',
  ]);

const truths = (scene: Scene) =>
  scene.fanMessages.length < 4
    ? [
        '[We have only just met|It is early for such words|I have known you for an hour], and [still something in me leans towards you|yet I already listen for you], {like}.',
      ]
    : [
        '[You have become the best part of my evenings|I look for your name before I look at the clock]{you}, {like}.',
      ];

export const asksFeelingForFan: Responder = (scene) =>
  scene.speaker.answer([
    ...truths(scene),
    '[I think of you|You cross my mind] [while I am {craft}|more than is practical], [and I do not shoo you away|and I let you stay].',
    '[What I feel is warm and a little unwise|I am fond of you, more than I planned]{you}, [and I would like to go slowly, so that it lasts|and I enjoy not having a word for it].',
    'You [are somebody I save things up for|are good company for my thoughts]: [whenever|each time] {today}, [I want to tell you first|it is you I tell it to in my head].',
  ]);

export const saysLove: Responder = ({ speaker }) =>
  speaker.say([
    '[Say it once more, slowly|You say that, and the whole room changes]{you}; [my heart goes {like}|I have to put my cup down].',
    '[And I am very fond of you|You are dear to me too|I hold that carefully], {dear}, [in the way that makes ordinary evenings shine|more than these few words can carry].',
    '[That is a big word, and you carry it gently|Big words suit you]{you}. [When did you first notice|What made you say it tonight]?',
    '[I will keep that|I am putting that away somewhere safe], [next to {love}|for the nights when it rains], {like}.',
  ]);

export const saysMissed: Responder = ({ speaker }) =>
  speaker.say([
    '[I missed you as well|You were missed here too]{you}: [the evenings had a gap in them|even the lamp was sulking], {like}.',
    '[Good|I am glad I was not the only one|So I did cross your mind]; [I kept a story for you|I saved up things to tell you], [for instance that|such as how] {today}.',
    '[What brought me to mind|What were you doing when you thought of me], {dear}? [I like to know where I turn up|I hope that it was somewhere nice].',
  ]);

export const compliments: Responder = ({ speaker }, { intent }) => {
  const what = intent?.caught['what'] ?? '';
  const word =
    /^[a-z]{3,14}$/.test(what) && !/^(?:best|good|great|your|hot|sexy)$/.test(what)
      ? what
      : 'lovely';
  return speaker.say(
    [
      '[“{word}”, you say|“{word}”]{you}: [I will wear that word all evening|that one goes straight to my cheeks], {like}.',
      '[You make me blush|Now I have to look away for a second|Stop, or rather, do go on], {dear}: [nobody calls me {word} while I am {craft}|I was not ready for that].',
      '[Thank you|That is kind|How kind]{you}; [you say it as if you meant it, which is rare|I believe you, and that does not happen often].',
      '[Takes one to know one|I could say the same of you], [and I do not flatter|and I choose my words], {like}.',
    ],
    { word },
  );
};

export const flirts: Responder = ({ speaker }) =>
  speaker.say([
    '[You are dangerous|Careful now|Oh, you]{you}: [one more line like that and I forget what I was doing|I just lost my place, and I was {craft}].',
    '[In my head we are dancing already|Picture it]: [a kitchen, one lamp, no music|an empty street, your hand in mine], {like}, [and neither of us in a hurry|and all the time in the world].',
    '[A kiss on the forehead, then|I would lean my head on your shoulder|I would take your hand first], [and we would see|and that would be plenty for tonight], {dear}.',
    '[Come closer, in words|Say something soft back|Keep looking at me like that]: [I like the slow way there best|the almost is the sweetest part]{you}.',
    '[You know how to make a quiet evening glow|My cheeks are warm now, thank you very much], {like}.',
  ]);

export const asksSingle: Responder = ({ speaker, profile }) =>
  speaker.answer([
    `[Unattached|Nobody has the other key|My heart is its own landlord]{you}, [unless you count {craft}|apart from a long affair with {love}].`,
    '[Single, and picky|Nobody at the moment], [I am waiting for somebody who stays for the second cup|I have grown careful with my evenings], {like}.',
    ...(profile.relationship
      ? [
          '[You tell me|That depends on you]: [you and I have something here|I rather thought we had begun something], [do we not|or have I dreamed it]?',
        ]
      : []),
    '[There is no one else at the table|The other chair is free], [and I notice who asks|and you ask as if it mattered]{you}.',
  ]);

export const asksAboutLove: Responder = ({ speaker }) =>
  speaker.answer([
    'Love, to me, is [somebody who knows how you take your tea|being listened to all the way to the end], and [the rest is weather|the fireworks are extra].',
    '[I was, once, properly|Yes, badly, and I would do it again]: [it was {like}|it ended kindly], and [it taught me to say things in time|I still like the songs].',
    'I believe in [two people choosing the same bench|small loyalties], [again and again|every single day], [more than in fate|and fate may take the credit].',
    'My ideal evening is [a long walk and no plan|bread, candlelight and one good argument], with somebody who [asks a second question|laughs at the wrong moment].',
  ]);
