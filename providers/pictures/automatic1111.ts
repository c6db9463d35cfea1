import * as z from 'zod';
import { photoOrderSchema, photoSizes } from '~/domain/generations/schema';
import type { MediaMaker } from '../generation/media-maker';
import { callPictureProvider, parseAnswer, type PictureProvider } from './call-picture-provider';
import { seedOf } from './seed-of';

const answerSchema = z.object({ images: z.array(z.string().min(1)).min(1) });

/** The number of sampling steps per picture. */
const steps = 28;

/**
 * Creates a client for `POST /sdapi/v1/txt2img` of AUTOMATIC1111's web UI and compatible servers, which
 * return the picture in the response. The face depends on the seed and the prompt.
 */
export function createAutomatic1111(provider: PictureProvider): MediaMaker<unknown> {
  return {
    async begin({ order, key }) {
      const { prompt, avoid, shape } = photoOrderSchema.parse(order);
      const answer = await callPictureProvider(provider, '/sdapi/v1/txt2img', {
        json: { prompt, negative_prompt: avoid, ...photoSizes[shape], steps, seed: seedOf(key) },
      });
      const parsed = answerSchema.safeParse(parseAnswer(answer));
      const [picture] = parsed.data?.images ?? [];
      if (answer.status >= 300 || !picture) return { kind: 'failed' };
      return {
        kind: 'made',
        bytes: Buffer.from(withoutPrefix(picture), 'base64'),
        costMicros: null,
      };
    },
    collect: () => Promise.resolve({ kind: 'lost' }),
  };
}

/** Some servers return a data URL. */
const withoutPrefix = (picture: string) => picture.replace(/^data:image\/\w+;base64,/, '');
