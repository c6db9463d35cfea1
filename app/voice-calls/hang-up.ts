import type { ApiResponse } from '../kit/realtime/fetch-api';

/** Milliseconds before a hang-up is told again, which doubles, and after which a line has ended by itself. */
const firstWait = 500;
const longestWait = 8_000;
const givenUpAfter = 90_000;

/** What another try would be answered likewise: nobody's call, or a request that is none. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/**
 * Tells that somebody hangs up until that is answered; null where there is no such call, or nobody could be
 * reached for so long that the call has ended without.
 */
export async function hangUp<Ended>(
  tell: () => Promise<ApiResponse<Ended>>,
): Promise<Ended | null> {
  let wait = firstWait;
  for (
    let waited = 0;
    waited < givenUpAfter;
    waited += wait, wait = Math.min(longestWait, 2 * wait)
  ) {
    const told = await tell();
    if (told.ok) return told.data;
    if (isFinal(told.error.statusCode)) return null;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return null;
}
