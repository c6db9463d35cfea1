import * as z from 'zod/mini';
import { browserStore } from '../../kit/browser/browser-store';

/** The input beside a card that may be stored; it contains no card data. */
export const typedSchema = z.object({
  holder: z.string(),
  line1: z.string(),
  country: z.string(),
  zipCode: z.string(),
});
export type Typed = z.infer<typeof typedSchema>;

export const besideCardKey = 'beside-card';

/** Keeps this input in the buyer's tab until it is paid. */
export function storedTyped(buyer: string) {
  const { read, write } = browserStore('sessionStorage', `${besideCardKey}:${buyer}`);
  return {
    read(): Typed | null {
      try {
        return z.parse(typedSchema, JSON.parse(read() ?? ''));
      } catch {
        return null;
      }
    },
    write: (typed: Typed) => write(JSON.stringify(typed)),
    forget: () => write(null),
  };
}
