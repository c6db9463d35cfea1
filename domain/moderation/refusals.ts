import { defineRefusals, nothing } from '../shared/refusal';

export const moderationRefusals = defineRefusals({
  'against-rules': nothing,
  /** A picture was ordered that is made of nobody: each says which rule it is against. */
  'picture-of-minor': nothing,
  'picture-of-real-person': nothing,
  'picture-of-violence': nothing,
  'picture-too-bare': nothing,
});
