import * as z from 'zod/mini';
import { browserStore } from '../../kit/browser/browser-store';

/** What is typed beside a card, and may be kept: nothing of the card itself. */
export const typedSchema = z.object({
  holder: z.string(),
  line1: z.string(),
  country: z.string(),
  zipCode: z.string(),
});
export type Typed = z.infer<typeof typedSchema>;

export const besideCardKey = 'beside-card';

/** It in the tab of whoever types it, until it is paid. */
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
