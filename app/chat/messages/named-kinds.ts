/** Kinds whose words, where they have any, are not what was sent. */
export const namedKinds: readonly string[] = [
  'audio',
  'image',
  'video',
  'gift_for_tip',
  'tip',
  'voice_call',
  'voice_call_summary',
];
