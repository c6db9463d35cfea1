import * as z from 'zod';
import { noteOn } from './notes';
import { replyTo, shiftPerson } from './persona';
import type { ModelMessage } from './protocol';
import { sentencesOf } from './spoken';

/** Something the person told, and the day it was told on where that is known. */
interface Line {
  text: string;
  day: string;
}

const askedMessages = z.array(z.object({ message: z.number(), text: z.string() }));
const ofTheirs = /\b(?:i|i'm|my|me|mine|we|our)\b/i;
const small = new Set(
  (
    'what whats where which when who how many much does did was were have been about with that this ' +
    'your mine name told tell came first before after again right exactly today called they from place these days'
  ).split(' '),
);

const stemsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3 && !small.has(word))
      .map((word) => word.slice(0, 5)),
  ),
];

/**
 * An answer as of a model that reads all it is given: facts are taken from what it is asked to read,
 * and a question about what the person told is answered from there or not at all. Otherwise it talks
 * as the persona does.
 */
export function attentiveReply(messages: readonly ModelMessage[]): string {
  const system = messages[0]?.role === 'system' ? messages[0].content : '';
  const last = messages.at(-1)?.content ?? '';
  if (system.startsWith('Task: facts')) return factsIn(last);
  const note = noteOn(messages);
  if (note !== null) return note;
  const isAboutThem = last.trim().endsWith('?') && ofTheirs.test(last);
  return isAboutThem ? recalled(linesOf(system, messages), last) : replyTo(messages);
}

function factsIn(asked: string): string {
  const facts = askedMessages.parse(JSON.parse(asked)).flatMap(({ message, text }) =>
    sentencesOf(text)
      .filter((sentence) => ofTheirs.test(sentence) && !sentence.endsWith('?'))
      .map((quote) => ({ text: shiftPerson(quote), topic: null, about: 'person', message, quote })),
  );
  return JSON.stringify(facts);
}

/** What the person told: as the prompt tells it, then in the thread. */
function linesOf(system: string, messages: readonly ModelMessage[]): Line[] {
  const told = [...system.matchAll(/^- (.+) \[(\d{4}-\d\d-\d\d)/gm)].map(
    ([, text = '', day = '']) => ({ text, day }),
  );
  const said = messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => sentencesOf(content))
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => ({ text: shiftPerson(sentence), day: '9999' }));
  return [...told, ...said];
}

const unknown = 'I do not know; you never told me that.';

function recalled(lines: readonly Line[], question: string): string {
  const [one, other] = question.split(/\bbefore or after\b/i);
  if (one !== undefined && other !== undefined) {
    const [first, second] = [bestOf(lines, one), bestOf(lines, other)];
    if (!first || !second) return unknown;
    const isBefore = lines.indexOf(first) < lines.indexOf(second);
    return `That was ${isBefore ? 'before' : 'after'}, as you told me.`;
  }
  const best = bestOf(lines, question);
  return best ? `You told me: ${best.text}` : unknown;
}

/** The line that has most of what is asked about, and at least half; of equals, the newest. */
function bestOf(lines: readonly Line[], question: string): Line | undefined {
  const asked = stemsOf(question);
  let best: Line | undefined;
  let most = Math.max(1, asked.length / 2);
  for (const line of lines) {
    const stems = stemsOf(line.text);
    const shared = asked.filter((stem) => stems.includes(stem)).length;
    if (shared < most) continue;
    best = line;
    most = shared;
  }
  return best;
}
