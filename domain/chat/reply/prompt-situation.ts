import type { Persona } from '../../characters/schema';
import type { Recollection } from './recollection';

export interface PromptCharacter {
  id: string;
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

/** How a reply is to be, whoever the character is. */
export interface ReplyTone {
  /** What is answered looks as if somebody were hurting or in danger. */
  isCaring: boolean;
  /** Whether the person is an adult is an open question: nothing romantic until it is settled. */
  isChaste: boolean;
}

/** What a prompt is made of. */
export interface PromptSituation {
  character: PromptCharacter;
  fanName: string | null;
  recollection: Recollection;
  /** Oldest first; the last one is to be answered. */
  messages: readonly PromptMessage[];
  tone?: ReplyTone;
  now: Date;
}
