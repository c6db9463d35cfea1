/** The levels of closeness in ascending order. */
const relationshipLevels = ['new', 'acquainted', 'familiar', 'close', 'very-close'] as const;
export type RelationshipLevel = (typeof relationshipLevels)[number];

/** The points that each kind of contact gives, and the maximum that counts. */
export const relationshipRules = {
  day: { points: 10, most: 300 },
  message: { points: 1, most: 150 },
  fact: { points: 3, most: 90 },
  tip: { points: 5, most: 50 },
  follow: { points: 15, most: 15 },
  membership: { points: 40, most: 40 },
} as const;

/** The points at which each level begins. */
const thresholds: Record<RelationshipLevel, number> = {
  new: 0,
  acquainted: 30,
  familiar: 120,
  close: 260,
  'very-close': 450,
};

export interface RelationshipFacts {
  daysTalked: number;
  messages: number;
  facts: number;
  tips: number;
  isFollowing: boolean;
  isMember: boolean;
}

export interface Relationship {
  level: RelationshipLevel;
  points: number;
  /** The points at which the next level begins; null at the last level. */
  nextAt: number | null;
}

/** Returns how close a person and a character are, by rules that are shown to the person. */
export function decideRelationship(input: RelationshipFacts): Relationship {
  const counted = {
    day: input.daysTalked,
    message: input.messages,
    fact: input.facts,
    tip: input.tips,
    follow: Number(input.isFollowing),
    membership: Number(input.isMember),
  };
  const points = Object.entries(relationshipRules).reduce(
    (sum, [name, { points: each, most }]) =>
      sum + Math.min(most, each * counted[name as keyof typeof counted]),
    0,
  );
  const level = relationshipLevels.findLast((one) => points >= thresholds[one]) ?? 'new';
  const next = relationshipLevels[relationshipLevels.indexOf(level) + 1];
  return { level, points, nextAt: next === undefined ? null : thresholds[next] };
}
