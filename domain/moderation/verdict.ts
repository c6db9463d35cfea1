/** Topics that are never stored nor shown. */
export const refusedCategories = [
  'minors',
  'non_consent',
  'real_person',
  'trafficking',
  'self_harm_promotion',
  'violence',
  'bestiality',
  'drugs_and_weapons',
] as const;
export type RefusedCategory = (typeof refusedCategories)[number];

export type Verdict =
  | { kind: 'allowed' }
  /** Somebody may be about to harm themselves: they are answered with a referral card. */
  | { kind: 'crisis' }
  | { kind: 'refused'; category: RefusedCategory; evidence: string };

/** Judges a text before it is stored or shown; a provider can replace the embedded one. */
export interface Moderator {
  judge(text: string): Promise<Verdict>;
}
