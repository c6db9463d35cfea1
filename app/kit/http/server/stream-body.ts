import { once } from 'node:events';
import type { Response as Answer } from 'express';

/**
 * Streams a response as fast as the client reads it: little is buffered for a slow reader, and the rest
 * is not produced for a client that leaves.
 */
export async function streamBody(body: ReadableStream<Uint8Array>, res: Answer): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      gone.signal.throwIfAborted();
      if (!res.write(value)) await once(res, 'drain', { signal: gone.signal });
      // Flushes the compression, which would hold data back for a better ratio.
      if ('flush' in res && typeof res.flush === 'function') res.flush();
    }
    res.end();
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    res.destroy();
    if (!gone.signal.aborted) throw error;
  }
}
