import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { makingFailures, makingStages } from './making';

const about = { userId: idSchema, characterId: idSchema };

/** A character has work due: its texts are to be judged, or its bio written. */
export const makingDue = defineEvent(
  'made-characters.making-due',
  z.object({ characterId: idSchema }),
);

/** A piece of a character is finished; its progress has changed. */
export const makingMoved = defineEvent(
  'made-characters.making-moved',
  z.object({
    ...about,
    stage: z.enum(makingStages),
    percent: z.number().int().min(0).max(100),
  }),
);

/** A character is made and can be used by its owner. */
export const characterMade = defineEvent(
  'made-characters.character-made',
  z.object({ ...about, slug: z.string() }),
);

/** A character could not be made; its tokens were returned. */
export const characterFailed = defineEvent(
  'made-characters.character-failed',
  z.object({ ...about, failure: z.enum(makingFailures) }),
);
