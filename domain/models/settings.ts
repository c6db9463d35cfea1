import * as z from 'zod';
import { modelPurposes } from '~/providers/language-model/language-model';
import { defineSettings } from '../shared/define-settings';

const positive = z.number().int().positive();

const modelTiers = ['guest', 'free', 'premium'] as const;
export type ModelTier = (typeof modelTiers)[number];

const modelSchema = z.object({
  /** The name that the server uses for the model. */
  model: z.string().min(1).max(200),
  temperature: z.number().min(0).max(2).optional(),
  /** The maximum length of an answer, if less than the requested one. */
  max_tokens: positive.optional(),
});
export type RoutedModel = z.infer<typeof modelSchema>;

const routeSchema = z.object({
  purpose: z.enum(modelPurposes).optional(),
  tier: z.enum(modelTiers).optional(),
  models: z.array(modelSchema).min(1).max(5),
});
export type ModelRoute = z.infer<typeof routeSchema>;

const micros = z.number().int().nonnegative();

/** The choice of models by purpose and tier; part of the group AiModelSettings. */
export const modelSettings = defineSettings({
  ai_model_routes: z
    .array(routeSchema)
    .max(50)
    .default([])
    .describe(
      'Models by purpose and tier, in order of preference: `[{"purpose":"reply","tier":"premium","models":[{"model":"NAME","temperature":0.8,"max_tokens":300}]}]`; the first matching route applies, MODEL_NAME if none does.',
    ),
  ai_model_prices: z
    .record(z.string(), z.object({ in: micros, out: micros }))
    .default({})
    .describe(
      'Millionths of a US dollar per thousand tokens, by model: `{"NAME":{"in":150,"out":600}}`; a model without a price is free.',
    ),
  speech_prices: z
    .record(z.string(), z.object({ characters: micros, minute: micros }))
    .default({})
    .describe(
      'Millionths of a US dollar per thousand characters of speech and per minute of transcription, by model: `{"NAME":{"characters":15000,"minute":6000}}`; a model without a price is free.',
    ),
  ai_daily_budget_micros: z
    .object({ guest: micros, free: micros, premium: micros })
    .default({ guest: 50_000, free: 250_000, premium: 1_000_000 })
    .describe(
      'Maximum cost of models per person and day in millionths of a US dollar, by tier; 0 means no limit.',
    ),
  model_calls_kept_seconds: positive
    .default(90 * 24 * 3600)
    .describe('Seconds for which records of calls of models and speech services are kept.'),
});
