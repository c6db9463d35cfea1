import * as z from 'zod';

/**
 * Every experiment the product knows, by the key it is configured under: one list, since the contract
 * answers with all of them at once, and most are of pages that are still to come.
 */
export const experimentKeys = [
  'signup-redirect-welcome-offer',
  'start-chatting-premium',
  'welcome-offer-duration',
  'welcome-tokens-amount',
  'should-checkout-ask-address',
  'content-type-paywall',
  'premium-tokens-amount',
  'paywall-redesign',
] as const;
const experimentKeySchema = z.enum(experimentKeys);
export type ExperimentKey = z.infer<typeof experimentKeySchema>;

/** The variant in which the product behaves as if there were no experiment. */
export const control = 'OFF';
/** The variant of an experiment that is on and has no variants of its own. */
export const treatment = 'ON';

/** Experiments that are read as a switch, by the name of the switch. */
export const flagReadings = {
  SIGNUP_REDIRECT_WELCOME_OFFER: 'signup-redirect-welcome-offer',
  SHOULD_CHECKOUT_ASK_ADDRESS: 'should-checkout-ask-address',
  WELCOME_OFFER_DURATION: 'welcome-offer-duration',
} as const satisfies Record<string, ExperimentKey>;
export type FlagName = keyof typeof flagReadings;

/** What the answer of an experiment may be at its longest. */
const variantSchema = z.string().min(1).max(100);

/** How often each variant is chosen, relative to the others. */
const variantsSchema = z.record(variantSchema, z.number().int().min(0).max(1_000_000));

/** One row of the table, as staff configure it. */
export const flagRuleSchema = z.object({
  key: z.string(),
  isEnabled: z.boolean(),
  isForTestUsersOnly: z.boolean(),
  variants: variantsSchema,
});
export type FlagRule = z.infer<typeof flagRuleSchema>;

const switchSchema = z.enum([control, treatment]);

/** What somebody is part of. */
export const userFlagsSchema = z.object({
  flags: z.object({
    SIGNUP_REDIRECT_WELCOME_OFFER: switchSchema,
    SHOULD_CHECKOUT_ASK_ADDRESS: switchSchema,
    WELCOME_OFFER_DURATION: switchSchema,
  } satisfies Record<FlagName, z.ZodType>),
  experiments: z.record(experimentKeySchema, z.string()),
});
export type UserFlags = z.infer<typeof userFlagsSchema>;

/** Which variant somebody was shown, as their browser tells it. */
export const experimentReportSchema = z.object({
  name: experimentKeySchema,
  value: variantSchema,
});

/** For whom a feature is there at all. */
export const featureSettingsSchema = z.object({ isForTestUsersOnly: z.boolean() });
