import type { VideoOrder } from '../../generations/schema';
import { composePhotoOrder } from '../photos/photo-order';

interface RequestInput {
  of: string;
  likeness: VideoOrder['likeness'];
  description: string;
  /** The person's words. */
  words: string;
  seconds: number;
}

/** Returns the video provider's order: as for a photo, in portrait format, with a duration. */
export const composeVideoOrder = ({ seconds, ...request }: RequestInput): VideoOrder => {
  const { prompt, avoid, words, of, likeness } = composePhotoOrder({
    ...request,
    shape: 'portrait',
  });
  return { prompt, avoid, words, of, likeness, seconds };
};
