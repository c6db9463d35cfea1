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

/** Returns the name of a step's event for analytics. It contains no choice. */
export const makingEventOf = (step: MakingStep): `create-ai-${MakingStep}` => `create-ai-${step}`;

/** The groups of the steps in their order, with the number of steps of each. */
export const makingGroups = [
  { name: 'looks', length: 8 },
  { name: 'nature', length: 2 },
  { name: 'life', length: 3 },
  { name: 'name', length: 2 },
] as const;
