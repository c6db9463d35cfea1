/**
 * Decides which video offers are rejected when their modal closes: an offer is rejected at most once, and
 * never after the person has answered it, whatever the result.
 */
export function createOfferLeaving(leave: (idempotencyKey: string) => void) {
  const answered = new Set<string>();
  return {
    /** Records an answer. An acceptance that was refused, for example for lack of tokens, still counts. */
    answer: (idempotencyKey: string) => void answered.add(idempotencyKey),
    /** Called when the modal is closed. */
    close(idempotencyKey: string) {
      if (answered.has(idempotencyKey)) return;
      answered.add(idempotencyKey);
      leave(idempotencyKey);
    },
  };
}
