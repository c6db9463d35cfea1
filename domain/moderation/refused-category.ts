import * as z from 'zod';
import { refusedCategories } from './verdict';

/** A category as rows, events and sockets have it; apart from `verdict.ts`, which browsers read, too. */
export const refusedCategorySchema = z.enum(refusedCategories);
