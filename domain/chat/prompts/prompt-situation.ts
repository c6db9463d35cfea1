import type { Persona } from '../../characters/schema';
import type { CardInChat } from './card-in-chat';
import type { Recollection } from '../reply/recollection';

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

/** Something that happened besides the words; the amount is in tokens or minutes. */
export type PromptEvent =
  { kind: 'photo' | 'video' | 'gift' } | { kind: 'tip' | 'call'; amount: number };

/** The tone of a reply, independent of the character. */
export interface ReplyTone {
  /** True if the message looks as if the person is hurting or in danger. */
  isCaring: boolean;
  /** True while the person's age is in question. Replies must not be romantic until it is settled. */
  isChaste: boolean;
}

/** The input for a prompt. */
export interface PromptSituation {
  character: PromptCharacter;
  /** The card from which the character was made; without one, its own traits describe it. */
  card?: CardInChat | null;
  fanName: string | null;
  recollection: Recollection;
  /** Oldest first; the last one needs the reply. */
  messages: readonly PromptMessage[];
  /** The events of the last messages, oldest first. */
  events?: readonly PromptEvent[];
  tone?: ReplyTone;
  /** The language of the person's pages (BCP 47); null if unknown. */
  language?: string | null;
  now: Date;
}
