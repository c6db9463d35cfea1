import * as z from 'zod';
import { photoOrderSchema, type PhotoShape } from '~/domain/generations/schema';
import type { Making, MediaMaker } from '../generation/media-maker';
import { callPictureProvider, parseAnswer, type PictureProvider } from './call-picture-provider';

interface OpenAiImages extends PictureProvider {
  model: string;
}

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });
const errorSchema = z.object({ error: z.object({ code: z.string().nullish() }) });

/** The supported sizes that are nearest to each shape. */
const sizes: Record<PhotoShape, string> = {
  portrait: '1024x1536',
  square: '1024x1024',
  landscape: '1536x1024',
};

/** Error codes for a request that is against the server's rules. */
const refusals = new Set(['moderation_blocked', 'content_policy_violation']);

/**
 * Creates a client for `POST /v1/images/generations` of an OpenAI-compatible server, which returns the
 * picture in the response and ignores idempotency keys: if a worker dies, its picture is generated again.
 * `url` includes the version.
 */
export function createOpenAiImages(provider: OpenAiImages): MediaMaker<unknown> {
  return {
    async begin({ order, key }) {
      const { prompt, avoid, shape } = photoOrderSchema.parse(order);
      const answer = await callPictureProvider(provider, '/images/generations', {
        json: {
          model: provider.model,
          // There is no field for unwanted content.
          prompt: avoid ? `${prompt}\nNot in the picture: ${avoid}` : prompt,
          size: sizes[shape],
          n: 1,
          ...(provider.model.startsWith('dall-e') && { response_format: 'b64_json' }),
        },
        headers: { 'idempotency-key': key },
      });
      return answer.status < 300 ? madeOf(parseAnswer(answer)) : refusedOf(parseAnswer(answer));
    },
    // Generation is synchronous, so there is nothing to collect.
    collect: () => Promise.resolve({ kind: 'lost' }),
  };
}

function madeOf(answer: unknown): Making {
  const parsed = answerSchema.safeParse(answer);
  const [picture] = parsed.data?.data ?? [];
  if (!picture) return { kind: 'failed' };
  return { kind: 'made', bytes: Buffer.from(picture.b64_json, 'base64'), costMicros: null };
}

function refusedOf(answer: unknown): Making {
  const code = errorSchema.safeParse(answer).data?.error.code ?? '';
  return { kind: refusals.has(code) ? 'refused' : 'failed' };
}
