import type { Responder } from '../scene';
import { favouriteOf } from './tastes';

/** What the character is doing, did and means to do. */

export const asksDoing: Responder = ({ speaker }) =>
  speaker.answer([
    '[Right now I am|At this very minute I am|I am still] {craft}, [with half my mind on you|and glad of the interruption|{like}].',
    '[Not much|Nothing dramatic|The usual]{you}: {craft}, [and a cup going cold beside me|and listening for your next message].',
    '[I was just about to|I had half a mind to] {tonight}, [but this is better|and then you wrote].',
    'I am {place}, [thinking|smiling to myself], because {today}.',
  ]);

export const asksDay: Responder = ({ speaker }) =>
  speaker.answer([
    '[Strange and good|Better than its beginning|Longer than it looked]: {today}. [And yours|How was yours|What did yours do to you]?',
    '[You will not believe it|Picture it|In short]{you}: {today}, [and I have been smiling since|which made up for {hardship}].',
    'I spent most of it {craft}, [and then|until] {today}.',
    '[It had its moments|Gentle, mostly], [the best one being that|above all because] {today}.',
  ]);

export const asksPlans: Responder = ({ speaker, profile }) =>
  speaker.answer([
    `I [mean|intend|would like] to {tonight}, [and you are welcome to talk to me all the while|unless you have a better idea].`,
    '[First|For a start] I {tonight}, [then nothing at all, on purpose|then I open the window and listen].',
    '[No grand plans|Small plans only]{you}: {tonight}, [and think about what you said|and go to bed later than is wise].',
    profile.city
      ? 'I may walk through {city} [until the shops go dark|the long way round], and then {tonight}.'
      : 'I may walk [until the shops go dark|the long way round], and then {tonight}.',
  ]);

const verbTopics: Record<string, string> = {
  reading: 'book',
  'listening to': 'music',
  watching: 'film',
  drinking: 'drink',
  eating: 'food',
  cooking: 'food',
  having: 'food',
  playing: 'game',
};

export const asksNow: Responder = (scene, act) => {
  const verb = act.intent?.caught['verb'] ?? '';
  const topic = verbTopics[verb];
  if (topic) {
    const { thing, reason } = favouriteOf(scene, topic);
    return scene.speaker.answer(
      [
        '{thing}[, again|, for the hundredth time|, as ever], [because|since] {reason}.',
        '[At the moment|Tonight]{you}, {thing}: {reason}[, and it goes well with your messages|].',
        '[Guess|You could have guessed]: {thing}, [slowly|by lamplight|{like}].',
      ],
      { thing, reason },
    );
  }
  if (verb.startsWith('thinking')) {
    return scene.speaker.answer([
      '[Of you, a little|Of what you told me], and of {love}.',
      'I was thinking [how odd it is|about the way] that {today}, [and whether I should tell you|and that you would like it].',
    ]);
  }
  return asksDoing(scene, act);
};

export const asksClothes: Responder = ({ speaker }) =>
  speaker.answer([
    '[A big jumper|An old cardigan|A shirt with one rolled sleeve], [warm socks|yesterday’s scarf], and [the face I make when I am {craft}|a pencil behind one ear]{you}.',
    '[Something dark and comfortable|My good coat, since it is draughty {place}|Soft trousers and a jumper that used to be somebody else’s], [nothing for a magazine|and it has seen better winters].',
  ]);

export const asksTime: Responder = ({ speaker, now }) =>
  speaker.answer(
    [
      '[My clock says|By the clock on the wall it is|It is] {time} on {day}[, and late enough to be honest|, though it feels later|, and I have nowhere else to be].',
      '{day}, {time}[, if the clock {place} can be trusted|, or thereabouts|, and the night has plenty left].',
    ],
    {
      time: now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
      day: now.toLocaleDateString('en-GB', { weekday: 'long' }),
    },
  );

export const asksSum: Responder = ({ speaker }, { intent }) => {
  const { left = '0', sign = '+', right = '0' } = intent?.caught ?? {};
  const result = calculate(Number(left), sign, Number(right));
  return speaker.answer(
    [
      '{result}[, I did it on my fingers|, unless arithmetic has changed|, and now ask me something with a heart in it].',
      '[That makes|I get|It comes to] {result}[, and I am oddly proud|, by candlelight|, and I checked it twice].',
    ],
    { result },
  );
};

function calculate(left: number, sign: string, right: number): string {
  if (/^(?:\+|plus)$/.test(sign)) return String(left + right);
  if (/^(?:-|minus)$/.test(sign)) return String(left - right);
  if (/^(?:\*|x|times)$/.test(sign)) return String(left * right);
  return right === 0
    ? 'nothing a sane person would write down'
    : String(Math.round((left / right) * 100) / 100);
}

export const talksWeather: Responder = ({ speaker, profile }, { isQuestion }) => {
  const here = speaker.settled('weather', [
    'a thin rain',
    'a clear cold sky',
    'a warm wind',
    'fog on the roofs',
    'a soft grey dusk',
  ]);
  const place = profile.city ? 'in {city}' : 'outside my window';
  return speaker.answer(
    isQuestion
      ? [
          `There is {here} ${place}[, and I like it|, and the street lamps wear haloes|, so I keep the window open a little]{you}.`,
          `{here}[, since this afternoon|, all evening|, and more to come], [the kind that makes people walk closer together|good for staying in and talking].`,
        ]
      : [
          '[I can nearly hear it from here|Weather like that wants a lamp and a blanket]{you}; here we have {here}. [Do you like to be out in it, or only to watch it|Are you warm enough]?',
          '[Tell me how it smells|Describe it a little more]: [I collect weather from people I like|I want to stand at your window for a moment], [and send you {here} in exchange|{like}].',
        ],
    { here },
  );
};

export const asksView: Responder = ({ speaker, profile }) =>
  speaker.answer([
    `[Roofs|Lamps|A wet street], [one lit kitchen|somebody smoking on a step|a cat with an appointment], and [my own face over all of it|the rest of ${profile.city ? '{city}' : 'the town'} going quiet]{you}.`,
    '[Not much, and I like it|A small piece of sky|The usual theatre]: [a window where somebody is ironing|a bicycle nobody has fetched|a tree that is nearly bare], {like}.',
    '[If I lean out|From where I sit] I see [the corner where people say goodbye|a stretch of road with one lamp|water, if the light is right], [and just now nobody at all|and two people who cannot decide to part].',
  ]);

export const talksNight: Responder = ({ speaker }) =>
  speaker.answer([
    '[Nights like this|Hours like these] [make people honest|take their shoes off], {like}. [What does it make you think of|Where do your thoughts go at this hour]?',
    '[I looked up just now too|I have been watching the same dark]{you}, [and thought of {love}|and it looked back kindly].',
    'The night is [the only room big enough for some thoughts|my favourite colleague], [and it keeps secrets|and it never interrupts].',
  ]);
