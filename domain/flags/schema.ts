import * as z from 'zod';

/**
 * All experiments by the key of their configuration. It is one list because the contract returns all of
 * them together; most belong to pages that do not exist yet.
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

/** The variant in which the product behaves as without the experiment. */
export const control = 'OFF';
/** The variant of an enabled experiment without variants of its own. */
export const treatment = 'ON';

/** Experiments that are read as a switch, by the switch's name. */
export const flagReadings = {
  SIGNUP_REDIRECT_WELCOME_OFFER: 'signup-redirect-welcome-offer',
  SHOULD_CHECKOUT_ASK_ADDRESS: 'should-checkout-ask-address',
  WELCOME_OFFER_DURATION: 'welcome-offer-duration',
} as const satisfies Record<string, ExperimentKey>;
export type FlagName = keyof typeof flagReadings;

/** A variant's name, with its maximum length. */
const variantSchema = z.string().min(1).max(100);

/** The relative weight of each variant. */
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

/** The variants and switches of a person. */
export const userFlagsSchema = z.object({
  flags: z.object({
    SIGNUP_REDIRECT_WELCOME_OFFER: switchSchema,
    SHOULD_CHECKOUT_ASK_ADDRESS: switchSchema,
    WELCOME_OFFER_DURATION: switchSchema,
  } satisfies Record<FlagName, z.ZodType>),
  experiments: z.record(experimentKeySchema, z.string()),
});
export type UserFlags = z.infer<typeof userFlagsSchema>;

/** The variant that a person was shown, as reported by their browser. */
export const experimentReportSchema = z.object({
  name: experimentKeySchema,
  value: variantSchema,
});

/** The users who have a feature at all. */
export const featureSettingsSchema = z.object({ isForTestUsersOnly: z.boolean() });
