import { postImagesEnded } from '~/domain/creator-posts/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent } from '../relay/subscriber';

export const creatorPostsSubscribers = [
  onEvent(postImagesEnded, ({ userId, postId, requestId, imageIds }) => ({
    publications: [
      toStream(userId, 'ImagesPostImagesGeneratedEvent', {
        requestId,
        postId,
        assets: imageIds.map((id) => ({ _id: id })),
      }),
    ],
  })),
];
