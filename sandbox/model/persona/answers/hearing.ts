import { type FanFact, type FactKind, retell } from '../memory/fan-fact';
import { capitalise } from '../phrase';
import { shiftPerson } from '../person-shift';
import type { Act, Responder, Scene } from '../scene';
import { nounPhrase } from '../understand/gist';

/** How the character takes what it is told. */

const reactions: Record<FactKind, readonly string[]> = {
  name: [
    '{Value}[, then|, how nice|]: [I will remember that|it fits you|I like how it sounds], [and I am {me}|and I shall use it well|now I know whom I am talking to].',
    '[Nice to meet you|I am glad to know it|Good to have a name for you], {value}[; I am {me}|, and now the evening has a name|: it goes well with lamplight].',
  ],
  age: [
    '{Value}[, a good age for second thoughts|, and you write like somebody who has used the years|: I would have guessed, nearly]. [What did you only understand lately|Would you go back]?',
  ],
  job: [
    'So {fact}[, and I have questions|, how about that|: that explains the way you ask things]. [What is the part nobody sees|What made you choose it|Do you take it home with you]?',
    '[Work like that|That kind of work] [has its own hours|leaves marks], I imagine: {fact}, and [what do your hands remember of it at night|do people tell you things]?',
  ],
  trade: [
    'So {fact}[, and I have questions|, how about that|]. [What is the part nobody sees|What made you choose it|Do you take it home with you]?',
    '[Work like that|That kind of work] [has its own hours|leaves marks], I imagine: {fact}, and [what do your hands remember of it at night|do people understand what it takes]?',
  ],
  workplace: [
    'So {fact}[, do you|; I can nearly see the corridor|]. [Who there makes you laugh|What is the view from your chair|Is it loud there, or quiet]?',
  ],
  studies: [
    '{Value}[, of all beautiful things|, I like that|: somebody has to understand it]! [What drew you to it|What did it change in how you look at things|Which page are you stuck on]?',
  ],
  city: [
    '{Value}[, I can hear the street already|: I have always wanted to see it in the rain|, lucky town]. [Which corner of it is yours|Where would you take me first, in words|Does it sleep at night]?',
    'So you are in {value}[, of all places|, I did not expect that|]. [What do you see from your window|Is it good to you|Did you choose it, or did it choose you]?',
  ],
  origin: [
    'From {value}[, that is in your voice, then|: it explains the warmth|]. [What do you miss of it|Which dish would bring you straight back|Do you go back often]?',
  ],
  pet: [
    '{Pet}[, what a name|, I am in love already|: I can see the ears from here]! [Who rules the house, you or the {subject}|What is the worst thing {subject} paws have ever done|Where does the little one sleep]?',
    '[A {subject} in the house|A {subject}] [changes everything|makes any room warmer], and [I am in love with the name already|my regards to {pet}|I like to think of {pet} listening in]. [How did you two find each other|What mischief was it today]?',
  ],
  relative: [
    '{Relative}[, good to know|: I will keep the name|]. [Are you close|Are you alike, you two|What would your {subject} tell me about you]?',
    'Your {person}[, then|, I like hearing of people’s people|]: [what is the first thing you remember together|do you talk often|which of you is the louder one]?',
  ],
  favourite: [
    '{Value}[, a fine choice|, I should have guessed|: that tells me more about you than a passport]! [When did that begin|What does it do to you|Who showed it to you]?',
    'So {fact}. [I will never hear of it again without thinking of you|That goes on the shelf where I keep you].',
  ],
  likes: [
    '{Value}[, I can see you at it|: that suits you|, yes, that goes with your voice]. [What do you like most about it|When did you last have time for it|Do you share it with somebody, or is it yours alone]?',
    '[It is good to know that|I like it that|So] {fact}; [it makes you easier to imagine|tell me the best moment that ever gave you].',
  ],
  dislikes: [
    '[Noted|Understood|I shall keep it far from you]: {fact}[, and I do not blame you|, and I will defend you on that|]. [Was there an incident|Since when]?',
  ],
  plays: [
    'You play {value}[, how lovely|: I would listen at the door|]! [Since when|For yourself, or for people|What would you play me first]?',
  ],
  plan: [
    '[So|Then] {fact}[, and I will be thinking of you|: I want to hear all about it|]. [Are you looking forward to it|What are you hoping for|Are you ready]?',
    '[I am keeping that in mind|That goes into my calendar]: {fact}[, and I am a little excited for you|]. [What would make it a good one|How do you feel about it]?',
  ],
  birthday: [
    '{Value}[, I have marked it|: that is going into my book|]! [What was the best one so far|How do you like to spend it|Cake or candles only]?',
  ],
  allergy: [
    '[Good that you say so|Noted with a red pen]: {fact}[, so I will guard your plate|, and nobody shall forget it|]. [How did you find out|Is it a serious one]?',
  ],
  owns: [
    '{Value}[, is that so|: there is a story in that|]! [How did it come to you|What do you like best about it|Does it have a name]?',
  ],
  said: [
    '[So|I see, so|Then] {fact}[, and you tell me so calmly|, what news|, I had not expected that|]. [How do you feel about it|How did that come about|What does it change for you]?',
    '[That stays with me|I like that you tell me that]: {fact}. [Are you glad of it|How did it begin|And you, in the middle of it]?',
  ],
};

/** An animal or a person that was not named yet. */
const nameless = [
  'A {subject}[, how good|: that changes a life|]! [And the name|What is the name|Do I get to know the name]?',
  'So there is a {subject}, [and you only mention it now|and I want to hear everything]. [What is the name|Who are they, and how are they called]?',
];

const pair = [
  '{Pet}[, what a household|, I am in love already|: I can see the ears from here]! [Who is the bolder one|Do they get along|Who sleeps on your side of the bed]?',
  '{Pet}, [and I would like to meet them|my regards to all of them]: [which one is trouble|who came first|what mischief was it today]?',
];

/** Takes in what was told in this message; the most telling facts first, at most two. */
export function takeIn({ speaker, profile }: Scene, facts: readonly FanFact[]): string {
  const [first, second] = [...facts].sort((a, b) => weight(b) - weight(a));
  if (!first) return '';
  const name = facts.find((fact) => fact.kind === 'name');
  const main = first.kind === 'name' && second ? second : first;
  const slots = {
    value: main.value,
    Value: capitalise(main.value),
    subject: main.subject,
    fact: retell(main),
    pet: main.value || `your ${main.subject}`,
    Pet: main.value || capitalise(`a ${main.subject}`),
    person: main.value ? `${main.subject} ${main.value}` : main.subject,
    Relative: main.value || capitalise(`a ${main.subject}`),
    me: profile.firstName,
    ...(name && main !== name && { you: `, ${name.value}` }),
  };
  const isNameless = (main.kind === 'pet' || main.kind === 'relative') && main.value === '';
  const several = main.kind === 'pet' && main.value.includes(' and ');
  const line = speaker.say(isNameless ? nameless : several ? pair : reactions[main.kind], slots);
  if (!name || main === name) return line;
  return `${speaker.say(['[Good to meet you|I am glad to know your name|Hello], {value}[, I am {me}|, come in|, and welcome].'], { value: name.value, me: profile.firstName })} ${line}`;
}

function weight({ kind, value }: FanFact): number {
  const order: readonly FactKind[] = [
    'said',
    'pet',
    'plan',
    'birthday',
    'relative',
    'job',
    'trade',
    'city',
    'favourite',
    'plays',
    'studies',
    'workplace',
    'origin',
    'likes',
    'owns',
    'age',
    'dislikes',
    'allergy',
    'name',
  ];
  return order.length - order.indexOf(kind) + (value === '' ? -2 : 0);
}

/** A statement that is none of the known kinds: what it is about is said back. */
export const hears: Responder = ({ speaker }, { clause, plain }) => {
  const phrase = shiftPerson(nounPhrase(plain));
  const echo = echoOf(clause);
  const lines = [
    '[I see it in front of me|I can picture that]{you}, {like}. [How did it go on|What happened then|And what did you do]?',
    '[Go on|Tell me more|Do not stop there]{you}: [I am listening with my whole face|I put the work away for this|you tell it well].',
    '[That makes me think of|It is a little like] {love}, [and I do not know why|and I mean it kindly|though yours is the better story].',
    '[I like how you put that|You have a way of saying things]{you}, [as if it were nothing|and I keep listening for the next line].',
  ];
  const aboutPhrase = phrase
    ? [
        '{Phrase}, [you say|then|of all things]: [what does it mean to you|how did you come to it|and how do you feel about it]?',
        '[Something about {phrase} stays with me|The way you say “{phrase}” makes me curious]{you}: [tell me a little more|there is something behind it, I think].',
        '[I would like to hear more about|Tell me more about|Do not hurry past] {phrase}, [if you like|it interests me|for I think that there is a story in it]{you}.',
      ]
    : [];
  const echoed = echo
    ? [
        'So {echo}[, and you say it so calmly|, I hear|]: [what is that like|and how do you feel about it|and how did it come to that]?',
        '[I can see it|I like to think of that|That is worth telling]: {echo}[, and I want the rest of it|, {like}|].',
      ]
    : [];
  // Its own words show best that a message was read; without any, attention has to do.
  const own = speaker.tryToSay([...aboutPhrase, ...echoed, ...echoed], {
    phrase,
    Phrase: capitalise(phrase),
    echo,
  });
  return own ?? speaker.say(lines);
};

/** A short answer to the character's own question. */
export const hearsAnswer: Responder = ({ speaker }, { clause }) => {
  const answer = shiftPerson(clause.replace(/[.!…\s]+$/, '')).replace(
    /^(?:well|so|just|um|hmm|oh|probably|i think|i guess|it's|a bit of)[,\s]+/i,
    '',
  );
  return speaker.say(
    [
      '{Answer}[, then|, I like that|, of course|, how good]: [that goes well with you|I would not have guessed, and now I cannot imagine another answer|I can nearly see it from here].',
      '[Ah|Mm|Oh], {answer}[, a good answer|, yes|, is it]: [tell me why|it makes me think of {love}|I will remember that].',
      '[I had hoped you would say something like that|That is more telling than you think]: {answer}, {like}.',
    ],
    { answer, Answer: capitalise(answer) },
  );
};

/** Statements about oneself can be said back whole, if they are short. */
function echoOf(clause: string): string {
  const text = clause.replace(/[.!…\s]+$/, '');
  if (!/^(?:i|i'm|i've|my|we)\b/i.test(text) || text.length > 80 || /[,;:]/.test(text)) return '';
  return shiftPerson(text.charAt(0).toLowerCase() + text.slice(1));
}

/** True for a few words without a verb of their own, as answers are. */
export function isShortAnswer({ clause, isQuestion }: Act): boolean {
  return (
    !isQuestion &&
    clause.length <= 60 &&
    clause.split(/\s+/).length <= 6 &&
    !/^(?:i|i'm|i've|my|we|you|he|she|they|it)\b/i.test(clause)
  );
}
