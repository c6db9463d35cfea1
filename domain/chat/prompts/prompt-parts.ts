import type { CharacterDay } from '../reply/character-day';
import { cutToTokens, estimateTokens } from '../reply/estimate-tokens';
import type { Recollection } from '../reply/recollection';
import type { PromptCharacter, PromptEvent } from './prompt-situation';
import type { PromptVersion } from './prompt-version';

const open = '<data>';
const close = '</data>';

/** Returns a text as one line that can neither end the data block nor begin another line in it. */
export const dataLine = (text: string): string =>
  text
    .replace(/[<>]/g, (sign) => (sign === '<' ? '‹' : '›'))
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Returns as many lines between the data marks as fit; empty if none fits. */
export function dataBlock(head: string, lines: readonly string[], limit: number): string {
  let left = limit - estimateTokens([head, open, '', close].join('\n'));
  const kept: string[] = [];
  for (const line of lines) {
    const cut = cutToTokens(line, left);
    if (cut !== line && cut.length < line.length / 2) break;
    kept.push(cut);
    left -= estimateTokens(`${cut}\n`);
    if (cut !== line || left <= 0) break;
  }
  if (kept.length === 0) return '';
  // The empty line ends the last label's list before the mark.
  return [...(head === '' ? [] : [head]), open, ...kept, '', close].join('\n');
}

/** Describes the character in labelled lines, the most important first. */
export function describeCharacter(
  character: PromptCharacter,
  fanName: string | null,
  limit: number,
): string {
  const attribute = (type: string) =>
    character.attributes.find((one) => one.type === type)?.value ?? null;
  const line = (label: string, value: string | number | null) =>
    value === null ? [] : [`${label}: ${dataLine(String(value))}`];
  const { facts, speechStyle } = character.persona;
  const lines = [
    ...line('Name', character.name),
    ...line('Age', character.age),
    ...line('Occupation', character.occupation),
    ...line('Lives', character.place),
    ...line('Personality', attribute('Personality')),
    ...line('Hobby', attribute('Hobby')),
    ...line('Relationship', attribute('Relationship')),
    ...line('Speaks', speechStyle),
    ...(fanName ? [`The person you are talking with is called ${dataLine(fanName)}.`] : []),
    ...line('About', character.bio),
    ...(facts.length > 0 ? ['Facts:', ...facts.map((fact) => `- ${dataLine(fact)}`)] : []),
  ];
  return dataBlock('', lines, limit);
}

/** Describes the character's local time and activity, and the closeness of the two. */
export function describeMoment(
  { localTime, doing, plan, mood }: CharacterDay,
  relationship: string | null,
  limit: number,
): string {
  const text = [
    ...closeness(relationship),
    `It is ${localTime} where you are. You are ${doing}. Your mood: ${mood}. Ahead of you: ${plan}.`,
  ].join('\n');
  return estimateTokens(text) <= limit ? text : '';
}

/** Describes the closeness of the two alone. */
export function describeCloseness(relationship: string | null, limit: number): string {
  const text = closeness(relationship).join('');
  return estimateTokens(text) <= limit ? text : '';
}

const closeness = (relationship: string | null): string[] =>
  relationship ? [`You and the person: ${relationship}`] : [];

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Lists as many of the person's facts as fit, chosen by importance and then ordered by time. */
export function describeFacts(facts: Recollection['facts'], limit: number): string {
  const head = 'Told by the person. In these lines "you" is the person; a later date counts more.';
  const label = 'Told by the person:';
  let left = limit - estimateTokens([head, open, label, '', close].join('\n'));
  const kept: { line: string; toldAt: Date }[] = [];
  for (const { text, quote, toldAt } of facts) {
    const words = quote === null ? '' : `, in their words: "${dataLine(quote)}"`;
    const line = `- ${dataLine(text)} [${dayOf(toldAt)}${words}]`;
    const cost = estimateTokens(`${line}\n`);
    if (cost > left) continue;
    left -= cost;
    kept.push({ line, toldAt });
  }
  return listByTime([head, open, label], kept);
}

/**
 * Lists as many earlier messages of the person as fit, chosen by relevance and then ordered by time. Those
 * that the description of the facts quotes are left out.
 */
export function describeLines(
  lines: Recollection['lines'],
  describedFacts: string,
  limit: number,
): string {
  const head = 'Earlier messages of the person about this; a later date counts more.';
  const label = 'Earlier messages:';
  let left = limit - estimateTokens([head, open, label, '', close].join('\n'));
  const kept: { line: string; toldAt: Date }[] = [];
  for (const { text, toldAt } of lines) {
    const words = dataLine(text);
    const line = `- "${words}" [${dayOf(toldAt)}]`;
    const cost = estimateTokens(`${line}\n`);
    if (cost > left || describedFacts.includes(`"${words}"`)) continue;
    left -= cost;
    kept.push({ line, toldAt });
  }
  return listByTime([head, open, label], kept);
}

const listByTime = (
  head: readonly string[],
  kept: readonly { line: string; toldAt: Date }[],
): string => {
  if (kept.length === 0) return '';
  const lines = [...kept].sort((one, other) => one.toldAt.getTime() - other.toldAt.getTime());
  return [...head, ...lines.map(({ line }) => line), '', close].join('\n');
};

/** Lists the newest diary entries that fit, in order of time. */
export function describeDiary(diary: Recollection['diary'], limit: number): string {
  const head = 'From your diary of earlier talks:';
  const lines = diary.map(({ text, toldAt }) => `${dayOf(toldAt)}: ${dataLine(text)}`);
  let left = limit - estimateTokens([head, open, '', close].join('\n'));
  const kept: string[] = [];
  for (const line of lines) {
    left -= estimateTokens(`${line}\n`);
    if (left < 0) break;
    kept.unshift(line);
  }
  return kept.length === 0 ? '' : [head, open, ...kept, '', close].join('\n');
}

/** Lists what just happened, the latest last; the oldest events are left out first. */
export function describeEvents(
  sentences: PromptVersion['events'],
  events: readonly PromptEvent[],
  limit: number,
): string {
  if (sentences === null) return '';
  const { head, texts } = sentences;
  let left = limit - estimateTokens(head);
  const kept: string[] = [];
  for (const event of events.toReversed()) {
    const amount = 'amount' in event ? String(event.amount) : '';
    const line = `- ${texts[event.kind].replace('{amount}', amount)}`;
    left -= estimateTokens(`${line}\n`);
    if (left < 0) break;
    kept.unshift(line);
  }
  return kept.length === 0 ? '' : [head, ...kept].join('\n');
}
