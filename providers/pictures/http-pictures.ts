import { type Pictures, PicturesRefused, PicturesUnavailable } from './pictures';

interface HttpPicturesOptions {
  /** The address that accepts a recipe as JSON per POST and returns a form with files. */
  url: string;
  key: string;
  /** Milliseconds for a whole recipe, which may wait for others; 5 min by default. */
  timeoutMs?: number;
}

/** Creates a client of a service that draws recipes, with a bearer key. */
export function createHttpPictures({
  url,
  key,
  timeoutMs = 300_000,
}: HttpPicturesOptions): Pictures {
  return {
    async draw(recipe) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(recipe),
        // A key is only sent to the configured server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(unavailable);
      if (!response.ok) {
        await response.body?.cancel();
        const words = `The service answered ${response.status}`;
        const isFinal = response.status < 500 && ![408, 429].includes(response.status);
        throw isFinal ? new PicturesRefused(words) : new PicturesUnavailable(words);
      }
      return readFiles(await response.formData().catch(unavailable));
    },
  };
}

function unavailable(cause: unknown): never {
  throw new PicturesUnavailable('The service does not answer', { cause });
}

async function readFiles(form: FormData): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, file] of form) {
    if (typeof file !== 'string') files.set(name, Buffer.from(await file.arrayBuffer()));
  }
  return files;
}
