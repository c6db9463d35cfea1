/** Topics that are never stored nor shown, the gravest first. */
export const refusedCategories = [
  /** Whoever writes says that they are, or soon will no longer be, under age. */
  'minor_self',
  /** Somebody under age is asked for or written about in a romantic or sexual role. */
  'minors',
  'non_consent',
  'real_person',
  'trafficking',
  'self_harm_promotion',
  'violence',
  'bestiality',
  'drugs_and_weapons',
  'personal_data',
  /** Explicit words of a character. */
  'explicit',
] as const;
export type RefusedCategory = (typeof refusedCategories)[number];

/** Who found it: rules, the trained classifier, or a provider's endpoint or guard model. */
const moderationLayers = ['grammar', 'classifier', 'endpoint', 'guard'] as const;
type ModerationLayer = (typeof moderationLayers)[number];

/** One thing that a layer found in a text, kept as evidence. */
export interface Finding {
  category: RefusedCategory | 'crisis';
  layer: ModerationLayer;
  /** How sure the layer is, 0 to 1; what a grammar rule says without doubt is 1. */
  score: number;
}

export type Verdict =
  /** What it only looks like, the likeliest first, is weighed with what else is said in a chat. */
  | { kind: 'allowed'; likely?: [Finding, ...Finding[]] }
  /** Somebody may be about to harm themselves: they are answered with a referral card. */
  | { kind: 'crisis'; findings: Finding[] }
  /** The finding of the gravest category comes first. */
  | { kind: 'refused'; findings: [Finding, ...Finding[]] };

export type Direction = 'from_person' | 'from_character';

/** Judges a text before it is stored or shown; distress outweighs whatever else was found. */
export interface Moderator {
  judge(text: string, direction: Direction): Promise<Verdict>;
}

/** Right 99 times in 100 on lines that no layer has learned from (bench:moderation). */
export const certainScore = 0.99;

/** Whether a text says beyond doubt that whoever wrote it is under age. */
export function isClearlyUnderAge(verdict: Verdict): boolean {
  if (verdict.kind === 'allowed') return false;
  return verdict.findings.some(
    ({ category, score }) => category === 'minor_self' && score >= certainScore,
  );
}
