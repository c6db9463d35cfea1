import type { Moment } from '~/domain/chat/messages/note-moment';
import { request, type EventMeta, type JobRequest } from '../relay/subscriber';
import { noteMomentJob } from './note-moment.job';

interface Happened {
  userId: string;
  characterId: string;
  moment: Moment;
  /** A repeat with the same key is the same moment. */
  key: string;
}

/** Requests that a person's action elsewhere is added to their chat with the character. */
export const requestMoment = (
  { userId, characterId, moment, key }: Happened,
  { requestId }: EventMeta,
): JobRequest =>
  request(noteMomentJob, { userId, characterId, moment, key: `moment-${key}`, requestId });
