import * as z from 'zod';
import { accountTypeSchema } from '../viewers/schema';

/** The place of the sign-up: its own page, or a dialog during another action. */
const registrationSourceSchema = z.enum(['standalone_signup', 'manual']);

/** The flow of the sign-up. Campaigns define their own names. */
export const registrationFlowSchema = z
  .string()
  .regex(/^[a-z0-9_-]{1,60}$/)
  .catch('manual_otp_flow');

/** Events of an order before it is paid. */
export const orderEventNames = [
  'ORDER_CREATED',
  'ORDER_ABANDONED',
  'CRYPTO_PAYMENT_SESSION_STARTED',
] as const;

/** The events of the steps of creating a character, one per step. */
const stepEventNames = [
  'create-ai-style',
  'create-ai-ethnicity',
  'create-ai-age',
  'create-ai-eyes',
  'create-ai-hair',
  'create-ai-hair-color',
  'create-ai-body',
  'create-ai-figure',
  'create-ai-personality',
  'create-ai-voice',
  'create-ai-occupation',
  'create-ai-hobbies',
  'create-ai-relationship',
  'create-ai-name',
  'create-ai-summary',
] as const;
export type StepEventName = (typeof stepEventNames)[number];

/**
 * Everything that is ever sent to the analytics provider, by name. It is one list because disclosure
 * to a third party is decided as a whole.
 */
export const analyticsEventSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('registration-started'),
    properties: z.object({ source: registrationSourceSchema, accountType: accountTypeSchema }),
  }),
  z.object({
    name: z.literal('registration-completed'),
    properties: z.object({ source: registrationSourceSchema, flow: z.string() }),
  }),
  z.object({
    name: z.literal('PERSONALIZE_PROFILE_INFORMATION'),
    properties: z.object({ gender: z.string().nullable(), promotions: z.boolean() }),
  }),
  z.object({
    name: z.literal('wizard-step'),
    // The name of the completed step, never the answers.
    properties: z.object({
      wizard: z.string(),
      step: z.string(),
      act: z.enum(['saved', 'submitted']),
    }),
  }),
  z.object({
    name: z.enum(stepEventNames),
    // Never the choice.
    properties: z.object({ act: z.enum(['saved', 'submitted']) }),
  }),
  z.object({
    name: z.enum(orderEventNames),
    properties: z.object({
      variant: z.string(),
      source: z.string().nullable(),
      amount: z.number(),
      currency: z.string(),
    }),
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;
