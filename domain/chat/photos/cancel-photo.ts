import { cancelGeneration } from '../../generations/cancel-generation';
import type { DomainContext } from '../../shared/context';
import { readOwnMessage } from '../messages/read-own-message';
import { refuse, type Refusal } from '../refusals';

/**
 * Cancels a photo that the person ordered in a chat, before its generation has begun, and refunds its
 * tokens. Safe to repeat.
 */
export async function cancelPhoto(
  context: DomainContext,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<{ ok: true } | Refusal<'no-such-message' | 'no-such-generation' | 'generation-begun'>> {
  const own = await readOwnMessage(context, { kind: 'user', id: userId }, messageId);
  const details = own?.message.details;
  if (details?.type !== 'image') return refuse('no-such-message');
  if (details.failure === 'cancelled') return { ok: true };
  const generationId = details.making?.generationId;
  if (generationId === undefined) return refuse('generation-begun');
  return cancelGeneration(context, { userId, generationId });
}
