import * as z from 'zod';
import type { JsonObject } from './json/json-value';
import { lorebookSchema } from './lorebook/lorebook';

const text = z.string().catch('');
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.filter((one) => typeof one === 'string'));

/** The two versions by the name in their `spec` field. */
export const specs = { v2: 'chara_card_v2', v3: 'chara_card_v3' } as const;
export type CardVersion = keyof typeof specs;

const dataSchema = z
  .object({
    name: z.string(),
    nickname: text,
    description: text,
    personality: text,
    scenario: text,
    first_mes: text,
    alternate_greetings: texts,
    mes_example: text,
    system_prompt: text,
    post_history_instructions: text,
    creator: text,
    creator_notes: text,
    character_version: text,
    tags: texts,
    source: texts,
    character_book: lorebookSchema.nullable().catch(null),
  })
  .transform((data) => ({
    name: data.name,
    /** Replaces the name in texts; empty if there is none. */
    nickname: data.nickname,
    description: data.description,
    personality: data.personality,
    scenario: data.scenario,
    /** The first greeting and its alternatives, in the order of their indexes. */
    greetings: [data.first_mes, ...data.alternate_greetings],
    exampleDialogue: data.mes_example,
    systemPrompt: data.system_prompt,
    postHistoryInstructions: data.post_history_instructions,
    creator: data.creator,
    creatorNotes: data.creator_notes,
    characterVersion: data.character_version,
    tags: data.tags,
    source: data.source,
    lorebook: data.character_book,
  }));

const cardSchema = z
  .object({ spec: z.enum(specs), data: dataSchema })
  .transform(({ spec, data }) => ({
    version: spec === specs.v2 ? ('v2' as const) : ('v3' as const),
    ...data,
  }));

/**
 * The parts of a card that a chat uses. A part of a wrong type or that is missing is empty; only the name
 * is required.
 */
export type CardParts = z.infer<typeof cardSchema>;

/** A card: its JSON, which is stored and given back, and what a chat uses of it. */
export interface CharacterCard {
  document: JsonObject;
  parts: CardParts;
}

/** Returns the parts of a stored or accepted card; null if it has no known version, or no name. */
export function partsOf(document: JsonObject): CardParts | null {
  return cardSchema.safeParse(document).data ?? null;
}

/** Returns the name that stands for `{{char}}` (Character Card V3, `nickname`). */
export const spokenName = ({ name, nickname }: Pick<CardParts, 'name' | 'nickname'>): string =>
  nickname === '' ? name : nickname;
