import type { Config } from '~/config/config';
import { serviceCallbackUrl } from '~/config/service-key';
import { photoOrderSchema } from '~/domain/generations/schema';
import type { MediaMaker } from '../generation/media-maker';
import { createStudio } from '../generation/studio';
import { createAutomatic1111 } from './automatic1111';
import { createComfyUi } from './comfyui';
import { createOpenAiImages } from './openai-images';

type PicturesConfig = Pick<
  Config,
  'PICTURES_KIND' | 'PICTURES_URL' | 'PICTURES_KEY' | 'PICTURES_MODEL' | 'PUBLIC_URL'
>;

/** Milliseconds for servers that return the picture in the response, and so take as long as the drawing. */
const whileDrawingMs = 120_000;
const usualMs = 20_000;

/** Creates the maker of photos that people order; undefined if none is configured. */
export function createPictureMaker(config: PicturesConfig): MediaMaker<unknown> | undefined {
  const {
    PICTURES_KIND: kind,
    PICTURES_URL: url,
    PICTURES_KEY: key,
    PICTURES_MODEL: model,
  } = config;
  if (!url) return undefined;
  switch (kind) {
    case 'openai':
      return createOpenAiImages({ url, key, model, timeoutMs: whileDrawingMs });
    case 'automatic1111':
      return createAutomatic1111({ url, key, timeoutMs: whileDrawingMs });
    case 'comfyui':
      return createComfyUi({ url, key, model, timeoutMs: usualMs });
    case 'studio':
      return createStudio({
        url,
        key,
        callbackUrl: serviceCallbackUrl(config, '/chats/image-generated-callback'),
        timeoutMs: usualMs,
        orderSchema: photoOrderSchema,
      });
  }
}
