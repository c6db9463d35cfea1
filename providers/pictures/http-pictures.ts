import { type Pictures, PicturesRefused, PicturesUnavailable } from './pictures';

interface HttpPicturesOptions {
  /** Takes a recipe as JSON per POST and answers a form of files. */
  url: string;
  key: string;
  /** Milliseconds for a whole recipe, of which others may be drawn before; 5 min by default. */
  timeoutMs?: number;
}

/** Speaks to a service that draws what a recipe says, behind a bearer key. */
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
        // A key is sent to the configured server alone.
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
