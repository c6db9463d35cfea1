// More than any list of models needs; an unknown server may send anything.
const LIMIT_BYTES = 2_000_000;

/**
 * Fetches a JSON document. Throws if it does not arrive whole before the signal, or is none.
 * @param {string} url
 * @param {{ signal: AbortSignal, key?: string | undefined }} options
 * @returns {Promise<unknown>}
 */
export async function readJson(url, { signal, key }) {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    // A key is only sent to the given server.
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new StatusError(response.status);
  }
  const chunks = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LIMIT_BYTES) throw new Error(`${url} sends too much`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** A server answered with a status of failure. */
export class StatusError extends Error {
  /** @param {number} status */
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}

const isRecord = (value) => typeof value === 'object' && value !== null;

/**
 * Returns the objects of a list; nothing if it is none.
 * @param {unknown} value
 * @returns {Record<string, any>[]}
 */
export const recordsOf = (value) => (Array.isArray(value) ? value.filter(isRecord) : []);
