import {
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import type { Audience, Choice } from '~/domain/flags/choose-variant';

type Choose = (key: string, audience: Audience) => Promise<Choice>;

/**
 * Creates an OpenFeature provider for our own rules; a variant is a string, and a switch is on unless OFF.
 */
export function createRuleProvider(choose: Choose): Provider {
  const resolve = async <Value>(
    key: string,
    context: EvaluationContext,
    read: (variant: string) => Value,
  ): Promise<ResolutionDetails<Value>> => {
    const { variant, reason } = await choose(key, toAudience(context));
    return { value: read(variant), variant, reason };
  };
  return {
    metadata: { name: 'rules' },
    runsOn: 'server',
    resolveStringEvaluation: (key, _, context) => resolve(key, context, (variant) => variant),
    resolveBooleanEvaluation: (key, _, context) => resolve(key, context, (text) => text !== 'OFF'),
    resolveNumberEvaluation: (key, _, context) => resolve(key, context, toNumber),
    resolveObjectEvaluation: async () => {
      throw new TypeMismatchError('a variant is a text');
    },
  };
}

/** Returns the OpenFeature context of a visitor. */
export function toEvaluationContext({ visitorId, isTest }: Audience): EvaluationContext {
  return { ...(visitorId !== null && { targetingKey: visitorId }), isTest };
}

function toAudience({ targetingKey, isTest }: EvaluationContext): Audience {
  return { visitorId: targetingKey ?? null, isTest: isTest === true };
}

function toNumber(variant: string): number {
  const number = Number(variant);
  if (!Number.isFinite(number)) throw new TypeMismatchError('the variant is no number');
  return number;
}
