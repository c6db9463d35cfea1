import type { ApiResponse } from '../kit/realtime/fetch-api';

/**
 * Milliseconds before a hang-up is sent again (doubled each time up to the maximum), and after which the
 * call has ended without it.
 */
const firstWait = 500;
const longestWait = 8_000;
const givenUpAfter = 90_000;

/**
 * Checks whether a retry would get the same response: the call is not the caller's, or the request is
 * invalid.
 */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/**
 * Sends a hang-up until it is confirmed. Returns null if there is no such call, or if the server was
 * unreachable for so long that the call has ended by itself.
 */
export async function hangUp<Ended>(
  send: () => Promise<ApiResponse<Ended>>,
): Promise<Ended | null> {
  let wait = firstWait;
  for (
    let waited = 0;
    waited < givenUpAfter;
    waited += wait, wait = Math.min(longestWait, 2 * wait)
  ) {
    const response = await send();
    if (response.ok) return response.data;
    if (isFinal(response.error.statusCode)) return null;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return null;
}
