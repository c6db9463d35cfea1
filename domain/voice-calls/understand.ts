import { moderateWords } from '../chat/send/moderate-words';
import type { Moderator, Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { findPause } from '../strikes/find-pause';
import type { TalkEvent } from './decide-talk';
import { findEnd } from './find-end';
import type { HostedCall } from './host-call';

type Understood = Pick<Extract<TalkEvent, { kind: 'understood' }>, 'verdict' | 'end'>;

/**
 * Moderates what a person said in a call, from the verdict if there is one, and returns whether the call
 * may continue.
 */
export async function understand(
  context: DomainContext,
  moderator: Moderator,
  { userId, characterId, country }: Pick<HostedCall, 'userId' | 'characterId' | 'country'>,
  { text, verdict }: { text: string; verdict: Promise<Verdict> | undefined },
): Promise<Understood> {
  const person = { kind: 'user', id: userId } as const;
  const words = { person, characterId, content: text, kind: 'call', country } as const;
  const [moderated, end] = await Promise.all([
    moderateWords(context, moderator, { ...words, verdict: await verdict }),
    findEnd(context, { userId, characterId, country }),
  ]);
  if (moderated.ok) return { verdict: moderated.isDistress ? 'distress' : 'allowed', end };
  const pause = await findPause(context.db, person, context.now());
  const isBarred = moderated.reason !== 'against-rules' || pause !== null;
  return { verdict: isBarred ? 'barred' : 'refused', end };
}
