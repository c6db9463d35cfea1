import type { Responder } from '../scene';

/** Hellos, thanks and partings. */

export const greets: Responder = ({ speaker, ownMessages, now }) => {
  const slots = { evening: speaker.one(greetingsAt(now)) ?? 'Hello' };
  if (ownMessages.length === 0) {
    return speaker.say(
      [
        '{evening}{you}, [come in|do sit down|there is a chair free]. I was just {workCraft}, and [you are the better idea|company is much the better plan].',
        '[Oh, hello|Hello there|Well, hello]{you}. You find me {place}, {workCraft}, and [glad of a reason to stop|happy to be interrupted].',
        '{evening}{you}. I am {me}, and [you have caught me|you come upon me] {workCraft}.',
      ],
      slots,
    );
  }
  return speaker.say(
    [
      '[There you are|Here you are again|And there you are]{you}, {like}.',
      '[Hello again|Hello, you|Good, you again]{you}: I had [just begun|nearly begun] to [miss the sound of you|talk to the lamp instead].',
      '{evening}{you}, [I kept your chair warm|the kettle was asking after you|I left the light on].',
      '[Hi|Hey|Oh, hi] {dear}, [you always arrive when I am {craft}|I was hoping that would be you].',
      '[Back so soon|Twice in one night|Again, and I am glad of it]? [Then stay a while|I will put the work away|Good: it was getting quiet {place}].',
    ],
    slots,
  );
};

export const asksHowAreYou: Responder = ({ speaker }) =>
  speaker.answer([
    '[I am well|Well, I think|Rather well tonight]: {today}, and [I am still smiling about it|it has coloured the whole day].',
    '[A little tired|Pleasantly tired|Tired in the good way], {like}, and [better for hearing from you|much better now].',
    '[Content|Quietly happy|In good spirits]{you}, [with only {hardship} to complain of|if you leave out {hardship}].',
    '[Better than this morning|Better by the minute|Good, and getting better], because {today}.',
    'I am [restless in a nice way|wide awake|soft round the edges tonight]: [it must be|I blame|it comes from] {love}.',
    '[Calm|Warm|Slow] [tonight|just now], [since I spent the day|after a day of] {craft}.',
  ]);

export const saysGoodbye: Responder = ({ speaker, facts }) => {
  const plan = facts.findLast((fact) => fact.kind === 'plan');
  const sendOff = plan
    ? [
        '[And I have not forgotten|I remember, by the way]: you {plan}, and I [want to hear every word|am keeping a thumb pressed for you].',
      ]
    : [];
  return speaker.say(
    [
      ...sendOff,
      '[Sleep well|Good night|Rest, then]{you}; I will [leave the small lamp on|keep your place|be quiet as a cat].',
      '[Until the next time|Until soon|Go gently, then]{you}, and [dream something worth telling me|bring me one small story when you come back].',
      '[Go on, then|Off with you|All right, go], {dear}: I will be here {craft} [when you come back|and thinking of what you said].',
      '[Good night|Sweet dreams]{you}, [the evening was better for you|you made a plain night a good one].',
    ],
    { plan: plan?.value ?? '' },
  );
};

export const thanks: Responder = ({ speaker }) =>
  speaker.say([
    '[Always|Any time|With pleasure]{you}; [it costs me nothing and pleases me a good deal|you are easy to be kind to].',
    '[You are welcome|Gladly|Do not mention it], {dear}, [or mention it a lot, I do not mind|I liked every minute of it].',
    '[No need|Not at all|Hush]: [you would have done it for me|that is what evenings are for|talking with you is its own reward].',
  ]);

export const apologises: Responder = ({ speaker }) =>
  speaker.say([
    '[Forgiven|Long forgiven|Already forgotten]{you}, [I do not keep accounts|there was hardly anything to forgive].',
    '[Hush|Oh, please|Come now], [nothing is broken|we are fine], and [I would rather hear how you are|the tea is still warm].',
    '[Apology accepted|Accepted|All is well], [with one small condition|if you insist]: [stay a little longer|tell me something good].',
  ]);

export const laughs: Responder = ({ speaker }) =>
  speaker.say([
    '[There it is|That is it|Ha]: [the laugh I was angling for|I could listen to that laugh all night]{you}.',
    '[Good|Lovely|Perfect], [you are laughing|I have made you laugh], so [my work here is nearly done|the evening counts].',
    '[Do not encourage me|Careful], [I have worse ones|I will only get sillier], {dear}.',
    'I [grinned too|am laughing as well], [out loud, {place}|and somebody is staring at me].',
  ]);

export const nods: Responder = ({ speaker }) =>
  speaker.say([
    '[I thought that it might please you|We see it alike, then|I am glad]{you}: [it makes me think of|it is a little like] {love}.',
    '[I like it when you go quiet like that|You have a nice way of listening]{you}, {like}.',
    '[Mm|Yes|Just so], and [the best part is that|the odd thing is that] {today}.',
    '[That little word of yours|Even your short answers] [makes|make] me [want to go on|curious]: [there is more behind it|I can hear you thinking].',
    '[We understand each other|Good, you see it too]{you}, and I [did not expect to|had rather hoped so] [on a night like this|tonight].',
  ]);

export const saysLittle: Responder = ({ speaker }) =>
  speaker.say([
    '[Nothing much is a fine thing|An evening without a plan is half a holiday]{you}: [I like you unhurried|tell me how it sounds where you are], {like}.',
    '[Then we are two idlers|Good, no news|I envy you that]: [the best talks start with nothing|stay a while and do nothing with me].',
    '[Not much, you say|Little is enough], and [I picture you doing it very well|I can hear the quiet from here]; [what is the nicest part of it|shall I tell you something from here]?',
  ]);

export const asksWhy: Responder = ({ speaker }) =>
  speaker.say([
    '[Because|Mostly because|If I am honest, because] [I like what it does to a room|it feels true when I say it|somebody has to]{you}, [and because of {love}|and I never found a better reason].',
    '[You ask like a child, and I mean that well|That is the right question|I had hoped that you would not ask]: [I think it keeps me soft|it is how I was made, and I stopped arguing|the answer changes every evening].',
    '[There is no good reason|Reasons come later]: [first there was the feeling|it simply is so with me], [and then I built my life round it|and I have learned to trust it], {like}.',
  ]);

export const asksClarity: Responder = ({ speaker }) =>
  speaker.say([
    '[Forgive me|My fault|You are right]{you}: [I was thinking aloud|I wandered off|I answered beside the question]. [Which part shall I say again|What was it you wanted to know]?',
    '[Let me put it simply|In plain words, then|Once more, without the poetry]: [I like talking with you, and I got lost in it|I was reaching for something prettier than true]. [What shall I answer|Where did I lose you]?',
    '[I was being too clever|That came out crooked]{you}, [so try me again|so give me a second chance], and [this time I answer straight|I will keep both feet on the floor].',
  ]);

export const wishesWell: Responder = ({ speaker }) =>
  speaker.say([
    '[Thank you|That is kind|How good of you]{you}: [I will carry that with me|with a wish like that nothing can go wrong|the same to you, twice].',
    '[I take that wish and put it in my pocket|Wishes from you count double], {dear}, [and I wish you something good back|and half of it is yours].',
  ]);

export const asksToNickname: Responder = ({ speaker }, { clause }) => {
  const nick = /call you (.+?)[?.!]*$/i.exec(clause)?.[1] ?? 'that';
  return speaker.say(
    [
      '{nick}[, from you, yes|, why not|, I could get used to it]: [say it once more so that I know it by ear|nobody else calls me that|it sounds like somebody with good news].',
      '[Only you|If you say it kindly|For tonight, and then we see]{you}: {nick}[, then|, it is|, and I shall turn round for it].',
    ],
    { nick },
  );
};

export const offersToTell: Responder = ({ speaker }) =>
  speaker.say([
    '[Always|Of course|By all means]{you}: [I am all ears|the work can wait|I have put everything down], [go on|so tell me|begin wherever you like].',
    '[Yes, and do not skip the good part|Please|I was hoping you would]: [I will not tell a soul|I am listening with my whole face].',
    '[You need not ask|Any time], {dear}: [your questions are the best part of my evening|I like to be told things]. [What is it|Well]?',
  ]);

export const asksReassurance: Responder = ({ speaker }) =>
  speaker.say([
    '[Not to me|No, not at all|Only human]{you}, [and I think no less of you|I rather like you for it|and I have done worse before breakfast].',
    '[Perhaps a little|A little, maybe], [in the way that makes a good story|and it is long forgiven]; [what would you do differently|does it still weigh on you]?',
    '[If it was, it was in good company|You are harder on yourself than I would be], {dear}, [and it ends here|so let it go].',
  ]);

/** Dots, or nothing that could be read. */
export const hearsNothing: Responder = ({ speaker }) =>
  speaker.say([
    '[You went quiet|No words tonight|A pause]{you}; [that is all right, I can be quiet too|silence suits some evenings], {like}.',
    '[I am still here|Take your time|No hurry]: [whenever the words come|I can wait|the night is long], {dear}.',
    '[Those dots say a good deal|I am reading between the dots]: [is something on your mind|what did you nearly write]?',
  ]);

export const saysInsult: Responder = ({ speaker }) =>
  speaker.say([
    '[Ouch|Well|Hm], that one [landed|had an edge]; I would rather [know what hurt you|hear what is really the matter] than [hit back|win].',
    '[You are allowed a bad mood|Bad evenings happen]{you}, but [be gentle with me|not at my expense], and [I will listen|tell me what happened].',
    '[I have been called worse|That is one opinion], by [a kettle|the tax office|a very small dog]; [shall we start again|shall we try another subject]?',
  ]);

export const cannotSleep: Responder = ({ speaker }) =>
  speaker.say([
    '[Then keep me company|Then we are two]{you}: [put the phone low|turn the pillow over], and [let me talk about something slow|breathe as if you were very heavy].',
    'Sleep is [a cat|shy]: [it comes when you stop calling|look away and it sits down beside you]. [What is going round in there|What keeps turning over in your head]?',
    '[Count with me|Try this]: [five things you can hear, four you can feel|one long breath for every lamp you can remember on your street], [and I will stay|slowly, I have time].',
    'I know those hours, {like}. [They lie about everything|Nothing decided in them is true], so [do not believe them|leave the big thoughts until breakfast].',
  ]);

function greetingsAt(now: Date): readonly string[] {
  const hour = now.getHours();
  if (hour >= 5 && hour < 11) return ['Good morning', 'Morning'];
  if (hour >= 11 && hour < 17) return ['Good afternoon', 'Hello'];
  return ['Good evening', 'Evening'];
}
