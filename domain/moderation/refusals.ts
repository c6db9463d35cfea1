import { defineRefusals, nothing } from '../shared/refusal';

export const moderationRefusals = defineRefusals({
  'against-rules': nothing,
  /** An order for a picture of no particular person was refused; each code names the violated rule. */
  'picture-of-minor': nothing,
  'picture-of-real-person': nothing,
  'picture-of-violence': nothing,
  'picture-too-bare': nothing,
});
