import { messageChanged, photoMade, pictureUnlocked, userMessageSent } from '~/domain/chat/events';
import { membershipChanged } from '~/domain/fanclubs/events';
import { taskCompleted, taskProgressed } from '~/domain/gamification/events';
import type { TaskKind } from '~/domain/gamification/schema';
import { characterMade } from '~/domain/made-characters/events';
import { assetUnlocked, postUnlocked } from '~/domain/posts/events';
import { timeOfId } from '~/domain/shared/ids';
import { callChanged } from '~/domain/voice-calls/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent, request, type EventMeta, type Reaction } from '../relay/subscriber';
import { countTaskJob } from './count-task.job';

const minuteMs = 60_000;

interface Counted {
  kind: TaskKind;
  /** The id that is counted at most once; by default that of the event. */
  causeId?: string;
  amount?: number;
}

/** Requests the count of an activity at the time of its event; nothing if the event has no person. */
function count(
  { kind, causeId, amount = 1 }: Counted,
  { eventId, personId: userId, requestId }: EventMeta,
): Reaction {
  if (userId === null || amount < 1) return {};
  const at = timeOfId(eventId).toISOString();
  const activity = { userId, kind, causeId: causeId ?? eventId, amount, at, requestId };
  return { jobs: [request(countTaskJob, activity)] };
}

export const gamificationSubscribers = [
  // Tips are no messages of this kind, and a message that a crisis card answers is no achievement.
  onEvent(userMessageSent, ({ message, isRepeat, isGuest, isAnswered }, meta) =>
    isRepeat || isGuest || isAnswered
      ? {}
      : count({ kind: 'Send_Messages', causeId: message.id }, meta),
  ),
  onEvent(messageChanged, ({ message: { id, role, details } }, meta) =>
    role === 'character' && details?.type === 'audio' && details.isListened
      ? count({ kind: 'Listen_voice_messages', causeId: id }, meta)
      : {},
  ),
  onEvent(pictureUnlocked, ({ messageId, media }, meta) =>
    count(
      { kind: media === 'Video' ? 'Unlock_Videos_In_Chat' : 'Unlock_Photos', causeId: messageId },
      meta,
    ),
  ),
  onEvent(postUnlocked, (_, meta) => count({ kind: 'Unlock_Posts' }, meta)),
  onEvent(assetUnlocked, (_, meta) => count({ kind: 'Unlock_Posts' }, meta)),
  onEvent(photoMade, ({ messageId }, meta) =>
    count({ kind: 'Generate_images', causeId: messageId }, meta),
  ),
  onEvent(characterMade, ({ characterId }, meta) =>
    count({ kind: 'Create_ai_characters', causeId: characterId }, meta),
  ),
  onEvent(membershipChanged, ({ change }, meta) =>
    change === 'joined' ? count({ kind: 'Join_FanClubs' }, meta) : {},
  ),
  // Whole minutes of each call.
  onEvent(callChanged, ({ callId, state, talkedMs }, meta) =>
    state === 'ended'
      ? count(
          {
            kind: 'Minutes_intimated_in_a_voice_call',
            causeId: callId,
            amount: Math.floor(talkedMs / minuteMs),
          },
          meta,
        )
      : {},
  ),
  onEvent(taskCompleted, ({ userId, ...task }) => ({
    publications: [toStream(userId, 'gamification.task-completed.event.ts', task)],
  })),
  onEvent(taskProgressed, ({ userId, tasks }) => ({
    publications: [toStream(userId, 'gamification.task-completion-progress.event', { tasks })],
  })),
];
