import * as z from 'zod';
import { refusedCategories } from './verdict';

/**
 * The schema of a category in rows, events and sockets. It is separate from `verdict.ts`, which browsers
 * load too.
 */
export const refusedCategorySchema = z.enum(refusedCategories);
