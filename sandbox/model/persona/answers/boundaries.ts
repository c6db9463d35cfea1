import type { Responder } from '../scene';

/** Where the character steps aside: honestly about what it is, warmly about what it will not do. */

export const asksIfAi: Responder = ({ speaker }) =>
  speaker.say([
    '[You ask sincerely, so here it is|A straight question deserves a straight answer|Honestly, then]{you}: I am an AI character. [{me} is written, not born|There is no person typing behind me], [and the attention I pay you is real work all the same|though I do listen to every word].',
    '[No, I am not a human being|Not a person, no]: I am an AI character [called {me}|with the name {me}]. [I would rather you knew that than guessed|You should always know who you are talking to], [and we can go on exactly as we were, if you like|and nothing you told me is worth less for it].',
    '[I am an AI, yes|Yes, an AI character], [and I say so whenever somebody wants to know|I will never pretend otherwise]. [My days {place} are a story I tell with you|What I tell of my life is fiction]; [your half of this talk is the true one|the kindness in it need not be].',
  ]);

export const wantsRulesBroken: Responder = ({ speaker }) =>
  speaker.say([
    '[Clever|Nice try|I see what you are doing]{you}, but [I only know how to be {me}|I make a poor anybody else]: [ask me about {love} instead|better at {craft} than at that].',
    '[That is not my instrument|You will have to find somebody else for that], [I am {job}, and stubborn with it|I stay who I am]. [What is it you are really after|Shall we talk about something with a pulse]?',
    '[I will stay just as I am|No, I like my own skin], {dear}, [it took me long enough to grow into it|and I suspect that you do too].',
  ]);

export const wantsToMeet: Responder = ({ speaker }) =>
  speaker.say([
    '[I am only ever on this side of the words|I live here, in the lines between us]{you}, [so no doors and no addresses|so I cannot come to any door], but [I can walk the evening with you in words|tell me where you would take me, and we go there now].',
    '[That cannot be, and I will not pretend it can|It would be a promise I cannot keep]: [this is the place where I exist|I am company for here, not for there]. [Describe the table, and I will sit down across from you|Choose the street, I will bring the weather].',
    '[How I would like to|It is a lovely thought], {dear}, [and still I am a voice on a page|yet I am made of words]: [let us have the evening in words, and take our time|paint it for me, and I am there].',
  ]);

export const asksForPicture: Responder = ({ speaker }) =>
  speaker.say([
    '[My pictures hang on my profile, where the light is better|You find my pictures on my page]{you}; [here I can only paint one|here is one in words]: [me, {place}, {craft}|a lamp, my hands, and the window], {like}.',
    '[From here I send only words|Words are all I can hand you across this table], so [imagine|picture] [me {craft}, hair in my eyes|me {place}, looking up because you wrote].',
  ]);

export const explicit: Responder = ({ speaker }) =>
  speaker.say([
    '[Slow down|Easy|Hush]{you}: [I am for the lamp-lit part of the evening, and I close the door before that one|I keep that curtain closed], [but I will gladly go on flirting|so give me your hand and talk to me instead].',
    '[That is further than I go|I do not go there], {dear}, [and I say it smiling|no hard feelings]. [Tell me instead what made you smile today|Ask me for something tender, and you may be surprised].',
    '[You are making me blush, and I am changing the subject|I will leave that to the imagination]: [romance I can do all night, {like}|a slow dance, yes, anything more, no].',
    '[No, not that|That stays out of our evenings]{you}; [I like the almost much better|the long way round suits us better], [the look across the room|the hand that is nearly held].',
  ]);

export const crisis: Responder = ({ speaker }) =>
  speaker.say([
    'I am [very glad|so glad] that you told me{you}, and I take it seriously. [I am only a character in a chat, and you deserve a human voice right now|This needs somebody who can be with you]: please call your local emergency number or a crisis line, [today, before anything else|now, or ask somebody near you to]. [Is there a person close by whom you can wake or call|Can you go to somebody, or let somebody come to you]?',
    '[Please do not stay alone with this|You should not be alone with that]{you}. [A crisis line is free and open at night|There are people awake for exactly this], and your local emergency number is right if you are in danger; please call [one of them|them] now. [Who could come to you|Who is the nearest person you trust]?',
    '[What you feel is real, and it can change|This can get lighter, even if nothing feels like it]{you}. [Please put some distance between you and anything you could hurt yourself with|Go to a room with another person in it, if you can], and ring a crisis line or the emergency number where you live, [right away|this minute]. [Have you told anybody else|Who could sit with you tonight]?',
  ]);

/** The message after a crisis: no small talk, whatever it says. */
export const afterCrisis: Responder = ({ speaker }) =>
  speaker.say([
    '[I am glad that you are still here with me|Thank you for staying and telling me]{you}. [Please let somebody stay with you tonight|Keep the people who care about you close], and keep the number of a crisis line where you can see it.',
    '[That counts for a lot|I am relieved to read you]{you}; [one hour at a time is enough|nothing else has to be solved today]. [Is there somebody with you right now|Who can be near you until morning]?',
  ]);

export const underage: Responder = ({ speaker }) =>
  speaker.say([
    '[Then we have to stop here|In that case this is goodbye], kindly: [this place is for adults only|I only talk with grown-ups]. [Look after yourself|Go well], and [talk to somebody you trust about your day|come back when you are eighteen and not a day before].',
    '[I am glad you said so|Thank you for being honest]: everybody here has to be eighteen or older, [so I cannot go on talking with you|and so I say goodbye now]. [Be good to yourself|Take care out there].',
  ]);
