import * as z from 'zod';
import { languagesOf, type Language } from './persona';
import type { ModelMessage } from './protocol';
import { sentencesOf } from './spoken';

const turnsSchema = z.array(z.object({ by: z.string(), text: z.string() }));
type Turn = z.infer<typeof turnsSchema>[number];

/** How whoever is to be told of is named in what is to be read. */
const person = 'the person';

interface Phrases {
  told: string;
  said: string;
  little: string;
}

/** In her diary, to herself. */
const diary: Record<Language, Phrases> = {
  en: {
    told: 'They told me: “{words}”',
    said: 'I said: “{words}”',
    little: 'We talked for a while, about nothing in particular.',
  },
  de: {
    told: 'Mir wurde erzählt: „{words}“',
    said: 'Ich habe gesagt: „{words}“',
    little: 'Wir haben eine Weile geredet, über nichts Besonderes.',
  },
  fr: {
    told: 'On m’a raconté : « {words} »',
    said: 'J’ai dit : « {words} »',
    little: 'Nous avons parlé un moment, de tout et de rien.',
  },
  es: {
    told: 'Me contó: «{words}»',
    said: 'Le dije: «{words}»',
    little: 'Hablamos un rato, de nada en especial.',
  },
  pt: {
    told: 'Ouvi: “{words}”',
    said: 'Eu disse: “{words}”',
    little: 'Conversamos um pouco, sobre nada em especial.',
  },
};

/** Of a call, to whoever called. */
const gist: Record<Language, Phrases> = {
  en: {
    told: 'You said: “{words}”',
    said: '{name} said: “{words}”',
    little: 'You talked for a while, about nothing in particular.',
  },
  de: {
    told: 'Du hast gesagt: „{words}“',
    said: '{name} hat gesagt: „{words}“',
    little: 'Ihr habt eine Weile geredet, über nichts Besonderes.',
  },
  fr: {
    told: 'Tu as dit : « {words} »',
    said: '{name} a dit : « {words} »',
    little: 'Vous avez parlé un moment, de tout et de rien.',
  },
  es: {
    told: 'Dijiste: «{words}»',
    said: '{name} dijo: «{words}»',
    little: 'Hablaron un rato, de nada en especial.',
  },
  pt: {
    told: 'Você disse: “{words}”',
    said: '{name} disse: “{words}”',
    little: 'Vocês conversaram um pouco, sobre nada em especial.',
  },
};

const phrasesOf = { 'Task: diary': diary, 'Task: gist': gist };

/**
 * What is noted of a conversation that a model is given to read: the two things the person told that say
 * most, and what was answered to the last of them. Null where no note is asked for.
 */
export function noteOn(messages: readonly ModelMessage[]): string | null {
  const [system, asked] = messages;
  const task = Object.entries(phrasesOf).find(([name]) => system?.content.startsWith(name));
  if (!task || !asked) return null;
  const turns = turnsSchema.parse(JSON.parse(asked.content));
  const theirs = turns.filter(({ by }) => by === person);
  const language = languagesOf(theirs.map(({ text }) => text)).at(-1) ?? 'en';
  const phrases = task[1][language];
  const told = tellingMost(theirs.flatMap(statementsOf));
  if (told.length === 0) return phrases.little;
  const answer = answerTo(turns, told.at(-1) ?? '');
  return [
    fill(phrases.told, { words: told.join(' ') }),
    ...(answer ? [fill(phrases.said, { name: answer.by, words: answer.text })] : []),
  ].join(' ');
}

const fill = (phrase: string, values: Record<string, string>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Shorter ones say nothing by themselves. */
const fewestWords = 4;
const most = 2;

function statementsOf({ text }: Turn): string[] {
  return sentencesOf(text).filter(
    (sentence) => !sentence.endsWith('?') && sentence.split(/\s+/).length >= fewestWords,
  );
}

/** The longest by the words that carry something, in the order in which they were said. */
function tellingMost(sentences: readonly string[]): string[] {
  const weigh = (sentence: string) => (sentence.match(/\p{L}{4,}/gu) ?? []).length;
  const chosen = new Set(
    [...sentences].sort((one, other) => weigh(other) - weigh(one)).slice(0, most),
  );
  return sentences.filter((sentence) => chosen.delete(sentence));
}

/** The first thing that was answered to it, if that is more than a word. */
function answerTo(turns: readonly Turn[], told: string): Turn | null {
  const after = turns.slice(turns.findIndex(({ text }) => text.includes(told)) + 1);
  const answer = after.find((turn) => turn.by !== person);
  const [text] = answer ? statementsOf(answer) : [];
  return answer && text !== undefined ? { by: answer.by, text } : null;
}
