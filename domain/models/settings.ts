import * as z from 'zod';
import { modelPurposes } from '~/providers/language-model/language-model';
import { defineSettings } from '../shared/define-settings';

const modelTiers = ['guest', 'free', 'premium'] as const;
export type ModelTier = (typeof modelTiers)[number];

const modelSchema = z.object({
  /** As the server calls it. */
  model: z.string().min(1).max(200),
  temperature: z.number().min(0).max(2).optional(),
  /** Longest answer, where that is less than what is asked for. */
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

/** Which model is asked for what and for whom: part of the group AiModelSettings. */
export const modelSettings = defineSettings({
  /** The first route that fits is taken; MODEL_NAME where none does. */
  ai_model_routes: z.array(routeSchema).max(50).default([]),
  /** Millionths of a US dollar for a thousand tokens, by model; what is not named costs nothing. */
  ai_model_prices: z.record(z.string(), z.object({ in: micros, out: micros })).default({}),
  /**
   * Millionths of a US dollar for a thousand characters that are read aloud and for a minute that is
   * written down, by model; what is not named costs nothing.
   */
  speech_prices: z.record(z.string(), z.object({ characters: micros, minute: micros })).default({}),
  /** Of one person in one day, in millionths of a US dollar; 0 for no limit. */
  ai_daily_budget_micros: z
    .object({ guest: micros, free: micros, premium: micros })
    .default({ guest: 50_000, free: 250_000, premium: 1_000_000 }),
  /** How long it is kept which model was asked, speech among them. */
  model_calls_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(90 * 24 * 3600),
});
