import * as z from 'zod';
import { idSchema } from '../shared/ids';

export const sitemapKinds = ['characters', 'posts'] as const;

/** A page of the sitemap: its kind, and the id after which it begins. */
export const sitemapPageSchema = z.object({ kind: z.enum(sitemapKinds), after: idSchema });
export type SitemapPage = z.infer<typeof sitemapPageSchema>;

export interface SitemapEntry {
  id: string;
  /** The site path of a page. */
  path: string;
  createdAt: Date;
}

/** An id before every other id. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';
