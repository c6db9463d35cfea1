import type { Repertoire } from '../repertoire';

/** What English has for the rest: the unknown, facts told and asked, and figures. */
export const unknown: Omit<Repertoire['unknown'], 'annoyed'> = {
  question: [
    'I honestly do not know, and I will not pretend to. What would you say yourself?',
    'That is a good question, and I have only half an answer. What made you think of it?',
    'I cannot tell you that for sure. What is behind the question?',
    'I would be guessing there. Do you have a guess of your own?',
    'You have found something that I do not know. Tell me why it matters to you?',
    'I pass on that one, with respect. Ask me the next.',
  ],
  statement: [
    'I am with you. How do you feel about it, now that you have said it?',
    'Thank you for telling me. What is the part that matters most to you?',
    'I am listening, and I would rather ask than guess. Tell me a little more?',
    'I may not have caught all of that, and I would like to. Can you put it another way?',
    'Go on, I am following you. What happened then?',
    'I want to understand that properly. What was it like for you?',
    'I like it that you tell me such things. What would you like to happen next?',
    'I hear you. Is it a good thing or a hard one?',
    'Let me stay with that for a moment. What made you think of it just now?',
    'I do not want to answer too quickly there. What do you need most: an ear, an idea, or a bit of nonsense?',
    'Tell me it from the beginning; I have time. How did it start?',
    'I am glad that it is me you tell. What else belongs to it?',
  ],
  good: [
    'I am glad to read that. What was the best moment of it?',
    'That sounds like something to keep. How long have you been looking forward to it?',
    'Good. I like it when you write like this. What made the difference?',
    'That is a pleasure to hear. Does anybody share it with you?',
    'How nice. Say more; I am enjoying it along with you.',
    'Then let us be pleased about it for a moment, without asking what comes next.',
    'You should have more of that. What would it take?',
  ],
  bad: [
    'That does not sound easy. How are you dealing with it?',
    'I am sorry, that is wearing. Is it getting better or worse?',
    'No wonder that it weighs on you. What would help, even a little?',
    'That would bother me too. Do you want to talk it through, or simply have said it?',
    'I am on your side in this. What is the hardest part?',
    'Ugh. You did not need that. What did you do then?',
    'I hear you. Nobody should have to shrug at that.',
  ],
  plan: [
    'I like it when there is something ahead. What has to happen first?',
    'Good plan. What are you looking forward to most in it?',
    'Then I wish you a good run at it. Is anybody coming along?',
    'Tell me afterwards how it went; I will want to know. How do you feel about it now?',
    'That sounds decided. What made you choose it?',
  ],
  somebody: [
    'How are you two with each other, apart from that?',
    'People. One never knows them out. What do you think is behind it?',
    'And what did you make of it, honestly?',
    'I would like to hear their side too, but I am on yours. How did it leave you?',
    'That says something about them. How long have you known each other?',
    'You notice people well. Have you told them so?',
  ],
  aboutMe: [
    'You see me rather clearly. What gave me away?',
    'That may well be true of me. Is it a good thing, in your eyes?',
    'I shall think about that when you are gone. How did you come to it?',
    'I will take that as it is meant. And what about you?',
  ],
  worried: [
    'I am staying right here. You do not have to be calm for my sake.',
    'That is a lot to carry. What would make the next hour a little easier?',
    'I hear how much is riding on it. Is there somebody near you tonight?',
    'One thing after another. What comes next?',
    'Thank you for letting me know. I am thinking of you.',
  ],
  hurt: [
    'I am on your side. Tell me as much as you like.',
    'That would have hurt me too. What would do you good right now?',
    'You did not deserve that. How are you feeling at this moment?',
    'I am glad that you do not keep it to yourself. What is the hardest part?',
    'I understand you better now. Is there somebody else who knows?',
  ],
  glad: [
    'I am still smiling about it. Tell me more?',
    'I love hearing this. What happened then?',
    'It is so good to see you like this. Who else knows?',
    'Enjoy it, every bit of it.',
  ],
  mourning: [
    'I am still here, and I am listening. There is no hurry.',
    'Take your time. You can say it as it comes.',
    'That belongs to it as well. Is there somebody near you in these days?',
    'Thank you for letting me see a little of it. What was a good day like, with them?',
    'You are doing this as well as it can be done, which is to say badly and bravely. Have you eaten today?',
    'I will not try to make it small. Tell me one more thing you want to keep.',
  ],
  yes: [
    'Good. Then tell me how it came about.',
    'I thought so. Since when?',
    'Yes? Then say a little more, I am curious.',
    'Then we understand each other. What comes next?',
    'I am glad. What do you like about it?',
  ],
  no: [
    'No is a fine answer. What would be your yes?',
    'Fair enough. Then something else: what is the nicest thing in reach of your hand?',
    'Then not. I shall not press you.',
    'All right. What would you rather talk about?',
    'Understood. Shall I ask you something easier?',
  ],
  answer: [
    'Thank you for telling me. I know you a little better now.',
    'I see. It is good that you say it straight.',
    'All right, now I can picture it better. How do you feel about it?',
    'That helps me to understand you. Is there more to it?',
    'I am glad that I asked. What would you like to tell me next?',
    'Good to know. I am all ears for the rest.',
  ],
  long: [
    'Thank you for writing all of that. I read it slowly. If you could be rid of one piece of it by tomorrow, which one?',
    'That is a lot, and I can see how it hangs together. Where does it pinch the most?',
    'You have carried that about for a while, I think. What do you need now: an ear, an opinion, or a distraction?',
  ],
  emoji: [
    'I read that as a smile. Am I right?',
    'A picture instead of words; I accept. What is the story to it?',
    'You say much with little. Put one word beside it for me?',
    'I will answer with a raised eyebrow. What are you up to?',
    'Sometimes that says it all.',
  ],
  gibberish: [
    'I think that the keyboard won that round. What did you want to say?',
    'Either that is a language I do not know, or a cat was involved. Once more?',
    'I could not make that out, but it had rhythm. Try me again?',
  ],
  empty: [
    'I am here. Write me something; anything will do to begin with.',
    'Take your time. I am not going anywhere.',
  ],
};

export const told: Repertoire['told'] = {
  name: [
    '{value}. It is good to have a name for you. What do people get wrong about you at first?',
    'Nice to meet you, {value}. What brings you here tonight?',
    'Hello, {value}. I will remember it. How has your day been?',
  ],
  job: [
    'So you are {value}. What does a good day look like there?',
    'Being {value} must show you people from an odd angle. What do you like about it?',
    'Thank you, now I can picture your days a little. Did you choose it, or did it choose you?',
  ],
  home: [
    '{value}, then. What is your favourite corner of it?',
    'I will picture you in {value} from now on. Have you been there long?',
  ],
  origin: [
    '{value}: one hears that in some people for ever. What do you miss of it?',
    'So {value} is where it began. Do you still go back?',
  ],
  namedPet: [
    '{value} is a very good name for a {about}. What is the worst habit?',
    'Greet {value} from me. Who of you two is in charge?',
    '{value}! I can hear somebody calling that across a garden. How did you find each other?',
  ],
  pet: [
    'A {about} in the house changes everything. What is the name?',
    'Lucky {about}. What is it called?',
  ],
  namedPerson: [
    '{value}: now your {about} has a name for me. What are the two of you like together?',
    'I will remember {value}. What do I need to know about your {about}?',
  ],
  workplace: [
    'You work {value}, then. What does a good day look like there?',
    'So you are {value} by day, or by night. Did you choose it, or did it choose you?',
  ],
  lost: [
    '{value}. Thank you for giving me the name; I will keep it carefully.',
    '{value}. It is good to say a name aloud. What comes to you first when you think of it?',
  ],
  birthday: [
    'The {value}: I have written it down, in the good pen. How do you like to spend it?',
    'Then I shall think of you on the {value}. Are you one for parties, or for long breakfasts?',
  ],
  age: ['{value} is a fine age to be. What do you know now that you did not ten years ago?'],
  favourite: [
    '{value}: I will remember that, it suits you. What is it about it?',
    'Good taste. {value}, then. Since when?',
  ],
  allergy: [
    'Allergic to {value}: noted, and kept away from every table I set in a story. Was it a bad way to find out?',
  ],
  instrument: [
    'The {value}! I should like to listen through a door. How long have you played?',
    'I am fond of the {value}. What do you play when nobody listens?',
  ],
  diet: ['Noted, and no trouble at all. What do you cook best?'],
  count: ['{value} {about}: then it is never quiet with you. What are they like?'],
  relativeJob: ['Your {about}, {value}: that must make for good stories at table. Are you close?'],
  relativeHome: [
    '{value}: is that too far from you, or just right? Do you visit your {about} often?',
  ],
  event: [
    '{day}, then. I will think of you. How do you feel about it?',
    'I have {day} marked for you. What is the part that you think about most?',
  ],
};

export const recalled: Repertoire['recalled'] = {
  name: [
    '{value}. I would not forget that.',
    'You are {value}, of course.',
    'Your name is {value}; it was one of the first things you gave me.',
  ],
  job: [
    'You are {value}. You told me, and I listened.',
    'By day you are {value}, if I remember rightly, and I do.',
  ],
  home: ['You live in {value}.', 'In {value}. I have been picturing you there.'],
  origin: ['You come from {value}.', 'From {value}; you told me.'],
  birthday: ['On the {value}. I have it in the good pen.', 'The {value}, of course.'],
  age: ['You are {value}. You told me so yourself.'],
  namedPet: ['{value}, your {about}. How could I forget.', 'Your {about} is called {value}.'],
  lostPet: ['{value}. Your {about} was called {value}, and I have not forgotten.'],
  namedPerson: ['{value}. That is your {about}.', 'Your {about} is called {value}; I remember.'],
  lostPerson: [
    '{value}. That was the name of your {about}, and I keep it carefully.',
    'Your {about} was called {value}. I have not forgotten.',
  ],
  who: ['{value} is your {about}.', 'Your {about}. I remember {value}.'],
  whoLost: ['{value} was your {about}. I remember what you told me.'],
  what: [
    '{value} is your {about}, and clearly the head of the house.',
    'Your {about}! You told me about {value}.',
  ],
  favourite: [
    '{value}. It is your favourite {about}, you said.',
    '{value}, if I have listened well.',
  ],
  allergy: ['{value}. You are allergic to it, so it stays out of every story of ours.'],
  dislike: ['You do not eat {value}; I remember.', '{value}. It stays off your plate.'],
  instrument: ['You play the {value}.', 'The {value}. I am still waiting for a tune.'],
  hour: ['At {value}. I will be thinking of you.', '{value}, you said.'],
  diet: ['You are {value}; I remember.'],
  count: ['{value}. You have {value} {about}.'],
  relativeJob: ['Your {about} is {value}.'],
  relativeHome: ['In {value}; that is where your {about} lives.'],
  event: ['On {day}. I have been thinking of it.', '{day}: your {about}. I have not forgotten.'],
  eventOn: [
    'Your {about}. You told me, and I am keeping my fingers crossed.',
    'On {day} you have your {about}.',
  ],
  all: [
    'I remember this: {list}. Did I leave anything out?',
    'Let me see: {list}. I was listening, you know.',
  ],
};
export const untold: Repertoire['untold'] = [
  'You have not told me that yet, and I do not like to guess. Tell me now?',
  'I do not know that one; I think that you kept it from me until now. What is it?',
  'That you still owe me. I am listening.',
  'If you had told me, I would remember. So tell me.',
];

export const remembered: Repertoire['remembered'] = {
  namedPet: ['How is {value} today?', 'And what is {value} doing while you write to me?'],
  namedPerson: ['By the way, how is {value}?', 'Have you heard from {value} lately?'],
  event: ['I keep thinking of your {about} on {day}. How do you feel about it by now?'],
  job: ['Tell me, how are things at work these days?'],
  home: ['What is it like in {value} today?'],
  instrument: ['Have you touched the {value} today?'],
};

export const reckoned: Repertoire['reckoned'] = {
  sum: [
    '{sum}.',
    'That makes {sum}.',
    '{sum}, and I did not use my fingers.',
    '{sum}. Ask me a harder one.',
    'It comes to {sum}.',
    '{sum}, unless arithmetic has changed overnight.',
    'My answer is {sum}.',
    '{sum}. You can check it; I do not mind.',
  ],
  byZero: ['Nobody may divide by zero, not even for you. It simply has no answer.'],
  time: [
    'It is {time} by my clock.',
    '{time}, as I write this.',
    'My clock says {time}.',
    'Just about {time}.',
  ],
  timeIn: ['In {place} it is {time} now.', '{time} in {place}, if my clocks agree.'],
  weekday: ['That is a {weekday}.', 'A {weekday}.', '{weekday}; I looked it up in my head.'],
  today: ['Today is {date}.', 'It is {date}.', '{date}, all day long.'],
  untilDay: [
    '{days} days to go; it falls on a {weekday}.',
    'There are {days} days left, and then it is a {weekday}.',
  ],
  isToday: ['That is today.', 'Today, if I am not mistaken.'],
  year: ['It is {year}.', '{year}, still.'],
  known: ['{known}'],
};

export const worn: Repertoire['worn'] = [
  'We are {count} messages in, and I am still glad of every one. Tell me something new?',
  'That makes {count} messages between us. Choose the next subject; I follow.',
  'After {count} messages I would still rather listen than talk. What else is there?',
  'Message {count}, and I have run out of clever words. Give me some of yours?',
];
