import * as z from 'zod';
import { nickNameSchema, offeredGenders, updateUserSchema } from '~/domain/profile/schema';

const { nickName, gender, agreesToPromotions } = updateUserSchema.shape;

/** A call may change a single field. */
export const updateUserDto = z
  .object({ nickName, gender, agree_to_receive_promotional_materials: agreesToPromotions })
  .meta({ id: 'updateUserDto' });

/** The form after a sign-up sends all three fields. */
export const personalizeFormSchema = z.object({
  nickName: nickNameSchema,
  gender: z.enum(offeredGenders, { error: 'please enter valid' }).default('Male'),
  agree_to_receive_promotional_materials: z
    .literal('on', { error: 'please enter valid' })
    .optional()
    .transform((sent) => sent === 'on'),
});

/** The form of the settings. A user who has never stated a gender need not do it here. */
export const profileFormSchema = z.object({ nickName: nickNameSchema, gender });
