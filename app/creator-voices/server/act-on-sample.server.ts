import { data, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { beginApplication } from '~/domain/creators/begin-application';
import { drawSentence } from '~/domain/creator-voices/draw-sentence';
import { emotionOf } from '~/domain/creator-voices/emotions';
import { keepSample } from '~/domain/creator-voices/keep-sample';
import { idSchema } from '~/domain/shared/ids';
import type { SampleResponse } from '../sample-response';

const wantedSchema = z.object({
  intent: z.enum(['draw', 'sample']),
  emotion: z.string().max(20),
  sessionId: idSchema.optional(),
});

/**
 * Draws a sentence for a recording, or stores a recording or a file; null if the form has another purpose.
 */
export async function actOnSample(
  { domain, storage, refusals, limits }: AppLoadContext,
  userId: string,
  form: FormData,
) {
  const parsed = wantedSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { intent, sessionId } = parsed.data;
  const emotion = emotionOf(parsed.data.emotion);
  if (!emotion) throw data(null, 400);
  const allowed = await limits.sendVoiceSamples(userId);
  if (!allowed.ok) return data<SampleResponse>({ error: 'too many attempts' }, 429);
  const { id: creatorId } = await beginApplication(domain, userId);
  if (intent === 'draw') {
    const { id, sentence } = await drawSentence(domain, { creatorId, emotion });
    return data<SampleResponse>({ session: { id, emotion, sentence } });
  }
  const file = form.get('recording');
  const kept = await keepSample(domain, storage, {
    creatorId,
    emotion,
    bytes: file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0),
    sessionId: sessionId ?? null,
  });
  if (kept.ok) return data<SampleResponse>({ isKept: true });
  return data<SampleResponse>({ error: refusals.formErrorOf(kept.reason) }, 422);
}
