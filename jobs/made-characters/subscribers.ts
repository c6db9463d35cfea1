import {
  characterFailed,
  characterMade,
  makingDue,
  makingMoved,
} from '~/domain/made-characters/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent, request } from '../relay/subscriber';
import { advanceMakingJob } from './advance-making.job';

export const madeCharactersSubscribers = [
  onEvent(makingDue, ({ characterId }) => ({ jobs: [request(advanceMakingJob, { characterId })] })),
  onEvent(makingMoved, ({ userId, characterId, stage: step, percent: progress }) => ({
    publications: [
      toStream(userId, 'characters.character-progress.event', { characterId, step, progress }),
    ],
  })),
  onEvent(characterMade, ({ userId, characterId, slug }) => ({
    publications: [toStream(userId, 'characters.character-generated.event', { characterId, slug })],
  })),
  onEvent(characterFailed, ({ userId, characterId, failure: reason }) => ({
    publications: [toStream(userId, 'characters.character-failed.event', { characterId, reason })],
  })),
];
