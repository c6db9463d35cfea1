import * as z from 'zod';
import { severities } from '../moderation/severity';
import { defineSettings } from '../shared/define-settings';

const points = z.number().int().positive();
const days = z.number().int().positive();
const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** A number of points with its consequence; of several reached steps the last one applies. */
const step = z.discriminatedUnion('leadsTo', [
  z.object({ points, leadsTo: z.literal('warning') }),
  z.object({ points, leadsTo: z.literal('pause'), seconds }),
  z.object({ points, leadsTo: z.literal('suspension') }),
]);
export type Step = z.infer<typeof step>;

const day = 24 * 3600;

/** The points and consequences of breaches, and the period for appeals. */
export const strikesSettings = defineSettings({
  strike_points: z
    .object({
      low: points.default(1),
      medium: points.default(2),
      high: points.default(3),
      critical: points.default(6),
    })
    .prefault({})
    .describe('Points of a strike, by the severity of the breach.'),
  strike_days: z
    .object({
      low: days.default(30),
      medium: days.default(60),
      high: days.default(90),
      critical: days.default(365),
    })
    .prefault({})
    .describe('Days for which a strike counts, by the severity of the breach.'),
  strike_steps: z
    .array(step)
    .default([
      { points: 1, leadsTo: 'warning' },
      { points: 6, leadsTo: 'pause', seconds: day },
      { points: 9, leadsTo: 'pause', seconds: 7 * day },
      { points: 12, leadsTo: 'suspension' },
    ])
    .describe(
      'Consequences by the sum of points that count; of several reached steps the last one applies.',
    ),
  automatic_strike_severity: z
    .enum(severities)
    .default('high')
    .describe(
      'Severity from which a flag becomes a strike at once, if its score reaches automatic_strike_score.',
    ),
  automatic_strike_score: z
    .number()
    .min(0)
    .max(1)
    .default(0.9)
    .describe('Score of the filter from which a flag becomes a strike at once, from 0 to 1.'),
  suspension_second_person: z
    .boolean()
    .default(true)
    .describe('True if a suspension needs two staff members.'),
  appeal_seconds: seconds
    .default(180 * day)
    .describe('Seconds for which a decision can be appealed.'),
  appeal_max_length: positive.default(2000).describe('Maximum length of an appeal in characters.'),
});
