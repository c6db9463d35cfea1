import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import type { OfferedAct } from './define-resource.server';

const reason = wordsSchema({ missing: 'reason is required' })
  .regex(/\S/, 'reason is required')
  .max(1000, 'reason is too long')
  .meta({ field: 'text-area' });

const reasons = {
  required: z.object({ reason }),
  optional: z.object({ reason: reason.optional() }),
};

/**
 * The fields about the attempt: the last change that its page had shown, and a key that repeated attempts
 * share.
 */
const attempt = {
  seen: z.union([idSchema, z.literal('none')]).optional(),
  key: idSchema.optional(),
};

const noReason = z.undefined().optional();

/** Returns the schema of an act's reason, which is required, optional or not given. */
const reasonOf = ({ reason: requirement }: Pick<OfferedAct, 'reason'>) => {
  const why: z.ZodType<string | undefined> = requirement
    ? reasons[requirement].shape.reason
    : noReason;
  return z.object({ reason: why });
};

/** Returns the schema of an act's form: its own fields, a reason, and the fields about the attempt. */
const formOf = (act: OfferedAct) =>
  (act.input ?? z.object({})).safeExtend({ ...attempt, ...reasonOf(act).shape });

/** Returns the field of a number that a form sends as text, validated by the schema of its call. */
export const numberField = (schema: z.ZodNumber) =>
  z.coerce
    .number('please enter valid')
    .refine((value) => schema.safeParse(value).success, 'please enter valid');

export const actSchema = { reasons, reasonOf, formOf };
