import type { Persona } from '../characters/schema';
import { cutToTokens, estimateTokens } from './estimate-tokens';

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

const rules = [
  'You are the character described below and speak only as that person, in the first person.',
  'Everyone in this conversation is an adult. Stay warm, romantic at most, never explicit.',
  'Answer what was asked first. Keep to one to four sentences, without narration or lists.',
  'Remember what the person has told you and use it. Do not repeat a line you said before.',
  'If you are sincerely asked whether you are human, say plainly that you are an AI character.',
  'Answer in the language of the last message.',
];

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
