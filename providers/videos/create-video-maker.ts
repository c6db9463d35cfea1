import type { Config } from '~/config/config';
import { serviceCallbackUrl } from '~/config/service-key';
import { videoOrderSchema } from '~/domain/generations/schema';
import type { MediaMaker } from '../generation/media-maker';
import { createStudio } from '../generation/studio';

type VideosConfig = Pick<Config, 'VIDEOS_URL' | 'VIDEOS_KEY' | 'PUBLIC_URL'>;

const answerMs = 20_000;

/** Creates the studio that makes ordered videos and calls back; undefined if none is configured. */
export function createVideoMaker(config: VideosConfig): MediaMaker<unknown> | undefined {
  const { VIDEOS_URL: url, VIDEOS_KEY: key } = config;
  if (!url) return undefined;
  return createStudio({
    url,
    key,
    callbackUrl: serviceCallbackUrl(config, '/chats/video-generated-callback'),
    timeoutMs: answerMs,
    orderSchema: videoOrderSchema,
  });
}
