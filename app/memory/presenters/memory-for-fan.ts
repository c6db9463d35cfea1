import * as z from 'zod';
import type { Memory } from '~/domain/memory/find-memory';
import { preferencesSchema } from '~/domain/memory/preferences';
import { factAbouts } from '~/domain/memory/schema';
import { idSchema } from '~/domain/shared/ids';

const time = z.iso.datetime();

const factSchema = z.object({
  _id: idSchema,
  text: z.string(),
  about: z.enum(factAbouts),
  origin: z.enum(['told', 'added']),
  /** The source text, in the words of the person. */
  quote: z.string().nullable(),
  messageId: idSchema.nullable(),
  /** The position of its message; null if the message is gone. */
  seq: z.number().int().positive().nullable(),
  toldAt: time,
  isEdited: z.boolean(),
  /** True if it is forgotten and can still be restored. */
  isForgotten: z.boolean(),
});

const diaryEntrySchema = z.object({
  _id: idSchema,
  text: z.string(),
  /** The position of the first message in the summary; null if that message is gone. */
  seq: z.number().int().positive().nullable(),
  messageCount: z.number().int().positive(),
  toldAt: time,
  isForgotten: z.boolean(),
});

export const memorySchema = z.object({
  chatId: idSchema.nullable(),
  isOn: z.boolean(),
  preferences: preferencesSchema,
  facts: z.array(factSchema.meta({ id: 'Fact' })),
  diary: z.array(diaryEntrySchema.meta({ id: 'DiaryEntry' })),
});
export type MemoryForFan = z.infer<typeof memorySchema>;
export type FactForFan = MemoryForFan['facts'][number];
export type EntryForFan = MemoryForFan['diary'][number];

/** Presents a character's memory for the person. */
export const presentMemory = ({
  chatId,
  isOn,
  preferences,
  facts,
  diary,
}: Memory): MemoryForFan => ({
  chatId,
  isOn,
  preferences,
  facts: facts.map(({ id, text, about, origin, quote, messageId, seq, ...fact }) => ({
    _id: id,
    text,
    about,
    origin,
    quote,
    messageId,
    seq,
    toldAt: fact.toldAt.toISOString(),
    isEdited: fact.editedAt !== null,
    isForgotten: fact.forgottenAt !== null,
  })),
  diary: diary.map(({ id, text, seq, messageCount, toldAt, forgottenAt }) => ({
    _id: id,
    text,
    seq,
    messageCount,
    toldAt: toldAt.toISOString(),
    isForgotten: forgottenAt !== null,
  })),
});
