/**
 * Which offers of videos are left by closing their modal: one that its person has answered is not, whatever
 * came of the answer, and none is left twice.
 */
export function createOfferLeaving(leave: (idempotencyKey: string) => void) {
  const answered = new Set<string>();
  return {
    /** Somebody said yes or no to it; a yes that was refused, as for want of tokens, is wanted still. */
    answer: (idempotencyKey: string) => void answered.add(idempotencyKey),
    /** Its modal was closed. */
    close(idempotencyKey: string) {
      if (answered.has(idempotencyKey)) return;
      answered.add(idempotencyKey);
      leave(idempotencyKey);
    },
  };
}
