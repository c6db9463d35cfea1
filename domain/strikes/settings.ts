import * as z from 'zod';
import { severities } from '../moderation/severity';
import { defineSettings } from '../shared/define-settings';

const points = z.number().int().positive();
const days = z.number().int().positive();
const seconds = z.number().int().positive();

/** From how many points something follows; of several steps that are reached the last counts. */
const step = z.discriminatedUnion('leadsTo', [
  z.object({ points, leadsTo: z.literal('warning') }),
  z.object({ points, leadsTo: z.literal('pause'), seconds }),
  z.object({ points, leadsTo: z.literal('suspension') }),
]);
export type Step = z.infer<typeof step>;

const day = 24 * 3600;

/** How breaches are counted, what follows from them, and how that is appealed. */
export const strikesSettings = defineSettings({
  /** Points of a strike, by how grave the breach was. */
  strike_points: z
    .object({
      low: points.default(1),
      medium: points.default(2),
      high: points.default(3),
      critical: points.default(6),
    })
    .prefault({}),
  /** Days after which a strike counts no more. */
  strike_days: z
    .object({
      low: days.default(30),
      medium: days.default(60),
      high: days.default(90),
      critical: days.default(365),
    })
    .prefault({}),
  /** What follows from how many points that count together. */
  strike_steps: z.array(step).default([
    { points: 1, leadsTo: 'warning' },
    { points: 6, leadsTo: 'pause', seconds: day },
    { points: 9, leadsTo: 'pause', seconds: 7 * day },
    { points: 12, leadsTo: 'suspension' },
  ]),
  /** From this severity on a flag is a strike at once, where the filter is as sure as the next says. */
  automatic_strike_severity: z.enum(severities).default('high'),
  automatic_strike_score: z.number().min(0).max(1).default(0.9),
  /** Whether a suspension takes two members of staff. */
  suspension_second_person: z.boolean().default(true),
  /** How long a decision may be appealed. */
  appeal_seconds: seconds.default(180 * day),
  appeal_max_length: z.number().int().positive().default(2000),
});
