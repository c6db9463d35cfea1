import { drawSentence } from '~/domain/creator-voices/draw-sentence';
import { keepSample } from '~/domain/creator-voices/keep-sample';
import { sampleWav } from '~/domain/creator-voices/testing/sample-wav';
import type { DomainContext } from '~/domain/shared/context';
import type { Storage } from '~/providers/storage/storage';

/** Records a sample of a model's voice, with a sentence drawn for it. */
export async function haveRecorded(
  context: DomainContext,
  storage: Storage,
  creatorId: string,
): Promise<void> {
  const emotion = 'Happy';
  const { id: sessionId } = await drawSentence(context, { creatorId, emotion });
  const bytes = sampleWav(5);
  const kept = await keepSample(context, storage, { creatorId, emotion, bytes, sessionId });
  if (!kept.ok) throw new Error(kept.reason);
}
