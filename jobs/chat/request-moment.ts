import type { Moment } from '~/domain/chat/messages/note-moment';
import { request, type EventMeta, type JobRequest } from '../relay/subscriber';
import { noteMomentJob } from './note-moment.job';

interface Happened {
  userId: string;
  characterId: string;
  moment: Moment;
  /** What is done again later is no other moment, unless this says so. */
  key: string;
}

/** Asks that what a person did elsewhere stands in their chat with the character. */
export const requestMoment = (
  { userId, characterId, moment, key }: Happened,
  { requestId }: EventMeta,
): JobRequest =>
  request(noteMomentJob, { userId, characterId, moment, key: `moment-${key}`, requestId });
