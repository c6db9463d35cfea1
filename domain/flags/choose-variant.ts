import { createHash } from 'node:crypto';
import { control, treatment, type FlagRule } from './schema';

/** The person that gets a variant; without a visitor id if not identified. */
export interface Audience {
  visitorId: string | null;
  isTest: boolean;
}

export interface Choice {
  variant: string;
  /** The reason, in OpenFeature's terms. */
  reason: 'DEFAULT' | 'DISABLED' | 'TARGETING_MATCH' | 'STATIC' | 'SPLIT';
}

/**
 * Returns the variant of a rule for an audience: the control without a rule, if it is disabled, or for
 * others than test users if it is limited to those. A visitor always gets the same variant while the
 * weights are unchanged, and their place in one experiment is independent of those in others.
 */
export function chooseVariant(rule: FlagRule | undefined, audience: Audience): Choice {
  if (!rule) return { variant: control, reason: 'DEFAULT' };
  if (!rule.isEnabled) return { variant: control, reason: 'DISABLED' };
  if (rule.isForTestUsersOnly && !audience.isTest) {
    return { variant: control, reason: 'TARGETING_MATCH' };
  }
  const weighted = Object.entries(rule.variants).filter(([, weight]) => weight > 0);
  if (weighted.length < 2) return { variant: weighted[0]?.[0] ?? treatment, reason: 'STATIC' };
  if (audience.visitorId === null) return { variant: control, reason: 'DEFAULT' };
  const place = placeOf(rule.key, audience.visitorId);
  return { variant: variantAt(weighted, place), reason: 'SPLIT' };
}

/** Returns a visitor's place in an experiment, evenly distributed from 0 to below 1. */
function placeOf(key: string, visitorId: string): number {
  const digest = createHash('sha256').update(`${key}:${visitorId}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

/** Returns the variant at a place. Variants are ordered by name, independent of their storage. */
function variantAt(weighted: [variant: string, weight: number][], place: number): string {
  const inOrder = weighted.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const total = inOrder.reduce((sum, [, weight]) => sum + weight, 0);
  let passed = 0;
  for (const [variant, weight] of inOrder) {
    passed += weight;
    if (place * total < passed) return variant;
  }
  return control;
}
