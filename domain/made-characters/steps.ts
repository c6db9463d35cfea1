/** The steps of creating a character, in their order. A name is the segment of an address. */
export const makingSteps = [
  'style',
  'ethnicity',
  'age',
  'eyes',
  'hair',
  'hair-color',
  'body',
  'figure',
  'personality',
  'voice',
  'occupation',
  'hobbies',
  'relationship',
  'name',
  'summary',
] as const;
export type MakingStep = (typeof makingSteps)[number];

/** The parts into which the steps are divided, each with its last step. */
export const makingParts = {
  looks: 'figure',
  nature: 'voice',
  life: 'relationship',
  naming: 'summary',
} as const satisfies Record<string, MakingStep>;
export type MakingPart = keyof typeof makingParts;

/** Checks whether a step is the last of its part. */
export const endsPart = (step: string): boolean =>
  Object.values(makingParts).some((last) => last === step);

/** Returns the name of a step's event for analytics. It contains no choice. */
export const makingEventOf = (step: MakingStep): `create-ai-${MakingStep}` => `create-ai-${step}`;
