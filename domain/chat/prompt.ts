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

/** Characters a token stands for on average in Latin scripts; a cautious figure for any tokenizer. */
const charactersPerToken = 3.5;
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

/** How many tokens a text takes, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken) + tokensPerMessage;
}

/**
 * What the model is given: the profile as labelled lines, then as many of the newest messages as
 * the budget holds, the last one always. Messages come oldest first.
 */
export function buildPrompt(
  character: PromptCharacter,
  fanName: string | null,
  messages: PromptMessage[],
  tokenBudget: number,
): ModelMessage[] {
  const system = describeCharacter(character, fanName);
  let left = tokenBudget - estimateTokens(system);
  const kept: ModelMessage[] = [];
  for (const message of [...messages].reverse()) {
    left -= estimateTokens(message.content);
    if (left < 0 && kept.length > 0) break;
    kept.unshift({
      role: message.role === 'user' ? 'user' : 'assistant',
      content: message.content,
    });
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
