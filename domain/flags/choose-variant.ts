import { createHash } from 'node:crypto';
import { control, treatment, type FlagRule } from './schema';

/** Whom a variant is chosen for; nobody in particular has no visitor id. */
export interface Audience {
  visitorId: string | null;
  isTest: boolean;
}

export interface Choice {
  variant: string;
  /** Why, in OpenFeature's words. */
  reason: 'DEFAULT' | 'DISABLED' | 'TARGETING_MATCH' | 'STATIC' | 'SPLIT';
}

/**
 * The variant a rule gives to somebody: the control without a rule, when it is off, and for others
 * than test users when it is theirs only. One visitor is always given the same one while the
 * weights stand, and their place in one experiment says nothing about their place in another.
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

/** Where a visitor stands in an experiment: evenly spread from 0 up to, but without, 1. */
function placeOf(key: string, visitorId: string): number {
  const digest = createHash('sha256').update(`${key}:${visitorId}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

/** Variants take their shares of the way in the order of their names, however they are stored. */
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
