/** The reasons for declining a model. */
export const declineReasons = [
  'identity',
  'photos-differ',
  'photos-unfit',
  'voice',
  'release',
  'consent',
  'under-age-doubt',
  'rules',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The checks that a reviewer looks at before an approval. */
export const reviewChecks = [
  'identity',
  'photos',
  'voices',
  'release',
  'consent',
  'previews',
] as const;
