import * as z from 'zod';

/** The payload of every job: about as large as that of a job of the product. */
export const benchPayloadSchema = z.object({
  chatId: z.string(),
  requestId: z.string(),
});

/** Counts finished jobs. Resolves when the expected number is done. */
export function createJobCount() {
  let done = 0;
  let awaited: { at: number; resolve(): void } | undefined;
  return {
    add() {
      done += 1;
      if (awaited && done >= awaited.at) awaited.resolve();
    },
    further: (count: number) =>
      new Promise<void>((resolve) => {
        awaited = { at: done + count, resolve };
      }),
  };
}
