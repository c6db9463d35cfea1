import { defineRefusals, nothing } from '../shared/refusal';

export const moderationRefusals = defineRefusals({
  'against-rules': nothing,
});
