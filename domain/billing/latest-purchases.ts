import * as z from 'zod';

/** How many purchases a page of the feed holds at most. */
export const purchasesPerPage = 20;

/** A recent purchase as the running line tells it: what was bought, never by whom. */
const purchaseSchema = z.object({
  /** The i18n key of the product's name; an item without one is not shown. */
  productNameKey: z.string().nullable(),
  productName: z.string(),
  productType: z.string(),
  productAmount: z.number().nullable(),
  amount: z.number(),
  currency: z.string(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const purchasePageSchema = z.object({
  items: z.array(purchaseSchema).max(purchasesPerPage),
  nextCursor: z.string().nullable(),
});

/** The latest purchases of everybody, newest first. Nobody can buy anything before payments exist. */
export async function listLatestPurchases(): Promise<z.infer<typeof purchasePageSchema>> {
  return { items: [], nextCursor: null };
}
