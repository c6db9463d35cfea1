import * as z from 'zod';
import { modelPurposes } from '~/providers/language-model/language-model';
import { defineSettings } from '../shared/define-settings';

const modelTiers = ['guest', 'free', 'premium'] as const;
export type ModelTier = (typeof modelTiers)[number];

const modelSchema = z.object({
  /** The name that the server uses for the model. */
  model: z.string().min(1).max(200),
  temperature: z.number().min(0).max(2).optional(),
  /** The maximum length of an answer, if less than the requested one. */
  max_tokens: z.number().int().positive().optional(),
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
  /** The first route that fits is used; MODEL_NAME when none does. */
  ai_model_routes: z.array(routeSchema).max(50).default([]),
  /**
   * Millionths of a US dollar per thousand tokens, by model; a model that is missing here costs nothing.
   */
  ai_model_prices: z.record(z.string(), z.object({ in: micros, out: micros })).default({}),
  /**
   * Millionths of a US dollar per thousand characters of speech and per minute of transcription, by model;
   * a model that is missing here costs nothing.
   */
  speech_prices: z.record(z.string(), z.object({ characters: micros, minute: micros })).default({}),
  /** The budget per person and day, in millionths of a US dollar; 0 means no limit. */
  ai_daily_budget_micros: z
    .object({ guest: micros, free: micros, premium: micros })
    .default({ guest: 50_000, free: 250_000, premium: 1_000_000 }),
  /** The seconds for which calls of models and speech services are kept. */
  model_calls_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(90 * 24 * 3600),
});
