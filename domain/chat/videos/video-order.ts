import type { VideoOrder } from '../../generations/schema';
import { composePhotoOrder } from '../photos/photo-order';

interface Asked {
  of: string;
  likeness: VideoOrder['likeness'];
  description: string;
  /** What the person wrote. */
  words: string;
  seconds: number;
}

/** What whoever films is told: as of a photo, upright, and how long it is to be. */
export const composeVideoOrder = ({ seconds, ...asked }: Asked): VideoOrder => {
  const { prompt, avoid, words, of, likeness } = composePhotoOrder({ ...asked, shape: 'portrait' });
  return { prompt, avoid, words, of, likeness, seconds };
};
