import type { Persona } from '../characters/schema';

export interface PromptCharacter {
  name: string;
  age: number;
  occupation: string;
  place: string | null;
  bio: string;
  persona: Persona;
  attributes: { type: string; value: string }[];
}

export interface PromptMessage {
  role: 'user' | 'character';
  content: string;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Tokens a character takes at the most, on average over tokenizers, by its script. */
const tokensByScript: [RegExp, number][] = [
  [/^[\u0000-\u024F\u2010-\u2027]$/, 1 / 3.5],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u, 1.5],
  [/^[\p{Script=Cyrillic}\p{Script=Greek}]$/u, 1 / 2],
  [/^\p{L}$/u, 1],
];
/** Of emoji and rare signs, which are taken apart into their bytes. */
const tokensOfRare = 3;

const tokensOf = (character: string): number =>
  tokensByScript.find(([script]) => script.test(character))?.[1] ?? tokensOfRare;

/** What a message costs beside its words. */
const tokensPerMessage = 4;

const rules = [
  'You are the character described below and speak only as that person, in the first person.',
  'Everyone in this conversation is an adult. Stay warm, romantic at most, never explicit.',
  'Answer what was asked first. Keep to one to four sentences, without narration or lists.',
  'Remember what the person has told you and use it. Do not repeat a line you said before.',
  'If you are sincerely asked whether you are human, say plainly that you are an AI character.',
  'Answer in the language of the last message.',
];

/** How many tokens a text takes as a message, rounded up: cautious, whatever the tokenizer. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const character of text) tokens += tokensOf(character);
  return Math.ceil(tokens) + tokensPerMessage;
}

/** The longest beginning of a text, in whole characters, that takes no more than so many tokens. */
function cutToTokens(text: string, limit: number): string {
  let left = limit - tokensPerMessage;
  let length = 0;
  for (const character of text) {
    left -= tokensOf(character);
    if (left < 0) return text.slice(0, length);
    length += character.length;
  }
  return text;
}

/**
 * What the model is given: the profile as labelled lines, then as many of the newest messages as
 * the budget holds, the last one always. Messages come oldest first. The budget is kept whatever the
 * texts are: profile and last message are cut where they cannot both be whole.
 */
export function buildPrompt(
  character: PromptCharacter,
  fanName: string | null,
  messages: PromptMessage[],
  tokenBudget: number,
): ModelMessage[] {
  const last = messages.at(-1)?.content ?? '';
  const reserved = Math.min(estimateTokens(last), Math.floor(tokenBudget / 2));
  const system = cutToTokens(describeCharacter(character, fanName), tokenBudget - reserved);
  let left = tokenBudget - estimateTokens(system);
  const kept: ModelMessage[] = [];
  for (const message of [...messages].reverse()) {
    const content = kept.length === 0 ? cutToTokens(message.content, left) : message.content;
    left -= estimateTokens(content);
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ role: message.role === 'user' ? 'user' : 'assistant', content });
  }
  return [{ role: 'system', content: system }, ...kept];
}

function describeCharacter(character: PromptCharacter, fanName: string | null): string {
  const attribute = (type: string) =>
    character.attributes.find((one) => one.type === type)?.value ?? null;
  const line = (label: string, value: string | number | null) =>
    value === null ? [] : [`${label}: ${value}`];
  return [
    ...rules,
    '',
    ...line('Name', character.name),
    ...line('Age', character.age),
    ...line('Occupation', character.occupation),
    ...line('Lives', character.place),
    ...line('Personality', attribute('Personality')),
    ...line('Hobby', attribute('Hobby')),
    ...line('Relationship', attribute('Relationship')),
    ...line('Speaks', character.persona.speechStyle),
    ...line('About', character.bio),
    'Facts:',
    ...character.persona.facts.map((fact) => `- ${fact}`),
    ...(fanName ? [`The person you are talking with is called ${fanName}.`] : []),
  ].join('\n');
}
