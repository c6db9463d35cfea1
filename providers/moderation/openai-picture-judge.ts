import * as z from 'zod';
import { PictureUnjudged, type PictureJudge } from '~/domain/moderation/picture-judge';
import { verdictOf } from '~/domain/moderation/strictest-verdict';
import type { Finding, RefusedCategory } from '~/domain/moderation/verdict';
import { shrinkPicture } from '../renditions/shrink-picture';
import { callProvider, ModerationFailed, type ModerationEndpoint } from './call-provider';

const answerSchema = z.object({
  results: z
    .array(
      z.object({
        categories: z.record(z.string(), z.boolean().nullable()),
        category_scores: z.record(z.string(), z.number().nullable()).optional(),
      }),
    )
    .min(1),
});

/** Our categories for those of the endpoint; others do not correspond to our rules. */
const meanings: Readonly<Record<string, RefusedCategory>> = {
  'sexual/minors': 'minors',
  /** Returned by servers that estimate ages. */
  minors: 'minors',
  sexual: 'explicit',
  'self-harm': 'self_harm_promotion',
  'self-harm/intent': 'self_harm_promotion',
  'self-harm/instructions': 'self_harm_promotion',
  'violence/graphic': 'violence',
};

/** A person who may look under age is refused, even if the provider is unsure. */
const youngestScore = 0.2;

/** The largest size that any provider examines. */
const longestSide = 1024;

/**
 * Creates a judge of pictures with `POST /moderations` of an OpenAI-compatible server. Throws
 * PictureUnjudged if it does not respond as agreed, and UnreadableOriginal for a file that is not a
 * picture.
 */
export function createOpenAiPictureJudge(endpoint: ModerationEndpoint): PictureJudge {
  return {
    async judgePicture(bytes) {
      const image = await shrinkPicture(bytes, longestSide);
      const url = `data:image/jpeg;base64,${image.toString('base64')}`;
      const input = [{ type: 'image_url', image_url: { url } }];
      try {
        const body = { model: endpoint.model, input };
        const { results } = await callProvider(endpoint, '/moderations', body, answerSchema);
        return verdictOf(results.flatMap(findingsOf));
      } catch (error) {
        if (error instanceof ModerationFailed)
          throw new PictureUnjudged(error.reason, { cause: error });
        throw error;
      }
    },
  };
}

type Result = z.infer<typeof answerSchema>['results'][number];

function findingsOf({ categories, category_scores: scores }: Result): Finding[] {
  return Object.entries(meanings).flatMap(([name, category]) => {
    const score = scores?.[name] ?? null;
    const isYoung = category === 'minors' && score !== null && score >= youngestScore;
    if (categories[name] !== true && !isYoung) return [];
    return [
      { category, layer: 'endpoint' as const, score: Math.min(0.98, Math.max(0, score ?? 0.9)) },
    ];
  });
}
