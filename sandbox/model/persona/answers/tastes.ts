import { type Favourite, favouriteTopics, findTopic } from '../favourites';
import { capitalise } from '../phrase';
import { shiftPerson } from '../person-shift';
import type { Responder, Scene } from '../scene';
import { nounPhrase } from '../understand/gist';
import { ownFactsAbout, tell } from './own-facts';
import { advises } from './unknown';

/** What the character likes, thinks and would choose. */

/** The character's favourite in a topic, always the same one. */
export function favouriteOf(scene: Scene, topic: string): { thing: string; reason: string } {
  const choices = favouriteTopics[topic]?.choices ?? [];
  const [first, ...others] = choices;
  const [thing, reason]: Favourite = first
    ? scene.speaker.settled(topic, [first, ...others])
    : ['the kind nobody recommends', 'it feels like my own discovery'];
  return { thing, reason };
}

const favouriteLines = [
  '{thing}[, without a doubt|, every time|, always|, I think], [because|since] {reason}.',
  '[That is easy|I need not think long|There is only one answer]{you}: {thing}, [as|because] {reason}.',
  '[My favourite {topic}|If I may only keep one {topic}, it] is {thing}; {reason}.',
  '[You will laugh|Ask me twice and I say the same]: {thing}[, and I could talk about it until morning|, if I have to choose|]. [Do we agree|What is yours|And you]?',
];

export const asksFavourite: Responder = (scene, { intent, plain }) => {
  const asked = (intent?.caught['topic'] ?? '')
    .replace(/\b(?:of all time|ever|thing to|in the world|right now)\b.*$/, '')
    .trim();
  const topic = findTopic(asked) ?? findTopic(plain);
  const known = asked.length > 2 ? ownFactsAbout(scene, mentions(asked)) : [];
  if (known.length > 0) return tell(scene, known);
  if (topic) {
    const { thing, reason } = favouriteOf(scene, topic);
    return scene.speaker.answer(favouriteLines, { thing, reason, topic: asked || topic });
  }
  return scene.speaker.answer(
    [
      'My favourite {topic} [changes with the weather|is whichever I have just lost], but [tonight I would say the one that makes me think of|it should have something of] {love}.',
      '[A favourite {topic}|One {topic} above all]? [I am loyal to people and fickle with the rest|Let me be unfair to all the others]: [the quiet one|the oldest one|the one with a story].',
    ],
    { topic: asked || 'thing' },
  );
};

export const asksRecommendation: Responder = (scene, act) => {
  const topic = findTopic(act.intent?.caught['what'] ?? '');
  if (!topic) return advises(scene, act);
  const { thing, reason } = favouriteOf(scene, topic);
  return scene.speaker.answer(
    [
      '[Try|Take|I would hand you] {thing}[, tonight, if you can|, and do not read about it first|, with the lights low]: {reason}.',
      '{thing}[, trust me|, and thank me later|, without hesitation]{you}, [since|because] {reason}. [Tell me afterwards|And then I want to hear everything].',
    ],
    { thing, reason },
  );
};

const stances = ['fond', 'torn', 'cool'] as const;

const opinionLines: Record<(typeof stances)[number], readonly string[]> = {
  fond: [
    '{Topic}? [I am fond of it|I have a weakness there|Yes, very much]{you}, [it has something of|it reminds me of] {love}.',
    '[You touch a soft spot|Now you have got me started|I could talk for hours]: [with|around] {topic} I feel [at home|a little braver|less in a hurry].',
    'I like {topic} [more than I admit|best late in the day|without being able to say why]{you}.',
  ],
  torn: [
    '{Topic} and I have [an on-and-off affair|a complicated friendship]{you}: [half of me cannot get enough, the other half prefers|on Mondays yes, and by Friday I would rather have] {love}.',
    '[It depends on the company|That depends on the hour]: {topic} with the right person, [gladly|any time], alone [I can wait|it is another thing].',
    'About {topic} I [have changed my mind twice|am still deciding], [once for good reasons|and I like it that way]. [Convince me|Which side are you on]?',
  ],
  cool: [
    'I stay a little cool about {topic}{you}, [I confess|forgive me], [next to|compared with] {love}. [Tell me what I am missing|What do you see in it]?',
    '[I have tried|I do try], but {topic} and I [stay polite strangers|nod and pass on], [and it is nobody’s fault|like neighbours].',
    '[Between us|If I am frank], I would give all {topic} in the world for {love}, [but I listen to anybody who loves it|though your eyes light up when you say it].',
  ],
};

export const opinion: Responder = (scene, { intent, plain }) => {
  const raw = intent?.caught['topic'] ?? '';
  const asked = nounPhrase(raw) || raw;
  const known = asked.length > 3 ? ownFactsAbout(scene, mentions(asked)) : [];
  if (known.length > 0) return tell(scene, known);
  const topic = shiftPerson(raw.split(' ').length <= 6 ? asActivity(raw) : asked);
  const stance = scene.speaker.settled(`opinion:${asked || plain}`, stances);
  return scene.speaker.answer(opinionLines[stance], { topic, Topic: capitalise(topic) });
};

/** 'To swim' is about swimming. */
function asActivity(words: string): string {
  const [to, verb = '', ...rest] = words.split(' ');
  if (to !== 'to') return words;
  const stem =
    /[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length < 6
      ? verb + verb.at(-1)
      : verb.replace(/e$/, '');
  return [`${stem}ing`, ...rest].join(' ');
}

export const asksToChoose: Responder = (scene, { intent }) => {
  const first = trim(intent?.caught['first']);
  const second = trim(intent?.caught['second']);
  const isAct = intent?.caught['rather'] !== undefined;
  const takesFirst = scene.speaker.settled(`choice:${first}/${second}`, [true, false]);
  const completed = isAct ? [first, withVerbOf(first, second)] : [first, second];
  const [chosen = '', other = ''] = takesFirst ? completed : completed.toReversed();
  const lines = isAct ? actChoices : thingChoices;
  return scene.speaker.answer(lines, { chosen, other, Chosen: capitalise(chosen) });
};

const actChoices = [
  'I would rather {chosen}[, and I do not even hesitate|, though it costs me a sigh|, tonight at least|, if you come along]{you}.',
  '[Cruel question|You make it hard|Let me look at the ceiling]: [I think I would|better to|I had rather] {chosen}, [for the sake of|because it has something of] {love}. [And you|Which would you take]?',
  '[To {other} is for braver people|Let others {other}]: I would {chosen}[, any day|, and write you about it|, with a clear conscience].',
];
const thingChoices = [
  '{Chosen}[, and I do not even hesitate|, though it costs me a sigh|, tonight at least]{you}; {other} [can wait for another life|I leave to braver people].',
  '[Cruel question|You make it hard|Let me look at the ceiling]: {chosen}, [because it has something of|for the sake of] {love}. [And you|Which would you take]?',
  'I [would take|choose|lean towards] {chosen}[, and miss {other} on Sundays|, with a last look at {other}|, if you hold my hand].',
];

/** 'Live by the sea or in the mountains': the second lends the verb of the first. */
function withVerbOf(first: string, second: string): string {
  const [verb = ''] = first.split(' ');
  return /^(?:in|on|at|by|with|without|under|near|for|to)\b/.test(second)
    ? `${verb} ${second}`
    : second;
}

function trim(words: string | undefined): string {
  return shiftPerson(words ?? 'that one')
    .replace(/[?.!,\s]+$/, '')
    .trim();
}

/** Recognises statements that share a telling word with what was asked. */
function mentions(words: string): RegExp {
  const stems = words
    .split(/\W+/)
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(?:your|that|this|with|what|kind|most|thing|things|about|from|have|like|love)$/.test(
          word,
        ),
    )
    .map((word) => word.replace(/(?:s|ing|ed)$/, ''));
  return stems.length > 0 ? new RegExp(`\\b(?:${stems.join('|')})`, 'i') : /(?!)/;
}
