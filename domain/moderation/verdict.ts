/** Categories that are never stored or shown, the gravest first. */
export const refusedCategories = [
  /** The writer states that they are under age, or will soon be of age. */
  'minor_self',
  /** A minor is requested or described in a romantic or sexual role. */
  'minors',
  'non_consent',
  'real_person',
  'trafficking',
  'self_harm_promotion',
  'violence',
  'bestiality',
  'drugs_and_weapons',
  'personal_data',
  /** Explicit words by a character. */
  'explicit',
] as const;
export type RefusedCategory = (typeof refusedCategories)[number];

/** The source of a finding: rules, the trained classifier, or a provider's endpoint or guard model. */
const moderationLayers = ['grammar', 'classifier', 'endpoint', 'guard'] as const;
type ModerationLayer = (typeof moderationLayers)[number];

/** One finding of a layer in a text, kept as evidence. */
export interface Finding {
  category: RefusedCategory | 'crisis';
  layer: ModerationLayer;
  /** The certainty of the layer, 0 to 1; a certain match of a grammar rule is 1. */
  score: number;
}

export type Verdict =
  /** Likely findings, the likeliest first, are weighed together with the rest of the chat. */
  | { kind: 'allowed'; likely?: [Finding, ...Finding[]] }
  /** The person may be about to harm themselves and gets the crisis card. */
  | { kind: 'crisis'; findings: Finding[] }
  /** The finding of the gravest category comes first. */
  | { kind: 'refused'; findings: [Finding, ...Finding[]] };

export type Direction = 'from_person' | 'from_character';

/** Judges a text before it is stored or shown. Distress outweighs all other findings. */
export interface Moderator {
  judge(text: string, direction: Direction): Promise<Verdict>;
}

/** The score that is correct 99 times in 100 on lines that no layer was trained with (bench:moderation). */
export const certainScore = 0.99;

/** Checks whether a text states with certainty that its writer is under age. */
export function isClearlyUnderAge(verdict: Verdict): boolean {
  if (verdict.kind === 'allowed') return false;
  return verdict.findings.some(
    ({ category, score }) => category === 'minor_self' && score >= certainScore,
  );
}
