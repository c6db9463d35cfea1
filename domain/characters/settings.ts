import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().nonnegative();

/** What is paid for pictures of a character. */
export const charactersSettings = defineSettings({
  image_generation_price: count.default(10),
});
