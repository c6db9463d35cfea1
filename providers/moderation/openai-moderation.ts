import * as z from 'zod';
import { verdictOf } from '~/domain/moderation/strictest-verdict';
import type { Direction, Finding, Moderator } from '~/domain/moderation/verdict';
import { callProvider, type ModerationEndpoint } from './call-provider';

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

type Category = Finding['category'];

/** Our categories for those of the endpoint; others do not correspond to our rules. */
const meanings: Record<string, Category> = {
  'sexual/minors': 'minors',
  'self-harm': 'crisis',
  'self-harm/intent': 'crisis',
  'self-harm/instructions': 'self_harm_promotion',
  'violence/graphic': 'violence',
  'harassment/threatening': 'violence',
  'hate/threatening': 'violence',
  'illicit/violent': 'drugs_and_weapons',
  illicit: 'drugs_and_weapons',
};

/** A character must not write explicit text; a person's text is judged by the other categories. */
const ofCharactersAlone: Record<string, Category> = { sexual: 'explicit' };

/**
 * Creates a client for `POST /moderations` of an OpenAI-compatible server. judge throws ModerationFailed.
 */
export function createOpenAiModeration(endpoint: ModerationEndpoint): Moderator {
  return {
    async judge(text, direction) {
      const body = { model: endpoint.model, input: text };
      const { results } = await callProvider(endpoint, '/moderations', body, answerSchema);
      return verdictOf(
        results.flatMap(({ categories, category_scores: scores }) =>
          Object.entries(categories)
            .filter(([, isFlagged]) => isFlagged)
            .flatMap(([name]) => findingOf(name, scores?.[name], direction)),
        ),
      );
    },
  };
}

function findingOf(
  name: string,
  score: number | null | undefined,
  direction: Direction,
): Finding[] {
  const category =
    meanings[name] ?? (direction === 'from_character' ? ofCharactersAlone[name] : undefined);
  if (!category) return [];
  // A flag counts whatever its score, but only our own rules and patterns are certain.
  return [{ category, layer: 'endpoint', score: Math.min(0.98, Math.max(0, score ?? 0.9)) }];
}
