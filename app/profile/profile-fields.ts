import * as z from 'zod';
import { nickNameSchema, offeredGenders, updateUserSchema } from '~/domain/profile/schema';

const { nickName, gender, agreesToPromotions } = updateUserSchema.shape;

/** A call may change one thing alone. */
export const updateUserDto = z
  .object({ nickName, gender, agree_to_receive_promotional_materials: agreesToPromotions })
  .meta({ id: 'updateUserDto' });

/** The form that follows a sign-up sends all three. */
export const personalizeFormSchema = z.object({
  nickName: nickNameSchema,
  gender: z.enum(offeredGenders, { error: 'please enter valid' }).default('Male'),
  agree_to_receive_promotional_materials: z
    .literal('on', { error: 'please enter valid' })
    .optional()
    .transform((sent) => sent === 'on'),
});

/** Whoever has never told a gender need not begin in the settings. */
export const profileFormSchema = z.object({ nickName: nickNameSchema, gender });
