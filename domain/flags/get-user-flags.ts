import { toEvaluationContext } from '~/providers/flags/rule-provider';
import type { DomainContext } from '../shared/context';
import type { Audience } from './choose-variant';
import {
  control,
  experimentKeys,
  flagReadings,
  treatment,
  type ExperimentKey,
  type FlagName,
  type UserFlags,
} from './schema';

/** Returns the variant of one experiment for an audience; the control if it cannot be evaluated. */
export function getVariant(
  context: Pick<DomainContext, 'flags'>,
  key: ExperimentKey,
  audience: Audience,
): Promise<string> {
  return context.flags.getStringValue(key, control, toEvaluationContext(audience));
}

/** Returns the variant of every experiment for an audience, and the switches derived from them. */
export async function getUserFlags(
  context: Pick<DomainContext, 'flags'>,
  audience: Audience,
): Promise<UserFlags> {
  const chosen = await Promise.all(
    experimentKeys.map(async (key) => [key, await getVariant(context, key, audience)] as const),
  );
  const experiments = Object.fromEntries(chosen) as UserFlags['experiments'];
  const read = (name: FlagName) =>
    experiments[flagReadings[name]] === control ? control : treatment;
  return {
    flags: {
      SIGNUP_REDIRECT_WELCOME_OFFER: read('SIGNUP_REDIRECT_WELCOME_OFFER'),
      SHOULD_CHECKOUT_ASK_ADDRESS: read('SHOULD_CHECKOUT_ASK_ADDRESS'),
      WELCOME_OFFER_DURATION: read('WELCOME_OFFER_DURATION'),
    },
    experiments,
  };
}
