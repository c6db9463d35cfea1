import * as z from 'zod';

/** Deeper pages are reached by a cursor: an offset costs what it skips. */
const deepestPage = 100;

export const limitSchema = z.coerce.number().int().min(1).max(100);
export const pageSchema = z.coerce.number().int().min(1).max(deepestPage);
export const cursorSchema = z.string().max(1000);
export const searchSchema = z.string().trim().max(100);
