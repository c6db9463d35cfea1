import { once } from 'node:events';
import type { Response as Answer } from 'express';

/**
 * Answers with what a stream gives, as fast as it is taken: whoever reads slowly has little of it
 * held for them, and whoever leaves has the rest of it not made.
 */
export async function pour(body: ReadableStream<Uint8Array>, res: Answer): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      gone.signal.throwIfAborted();
      if (!res.write(value)) await once(res, 'drain', { signal: gone.signal });
      // Of compression, which holds back what it could press better.
      if ('flush' in res && typeof res.flush === 'function') res.flush();
    }
    res.end();
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    res.destroy();
    if (!gone.signal.aborted) throw error;
  }
}
