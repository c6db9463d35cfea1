/** Kinds whose text, if any, is not the content that was sent. */
export const namedKinds: readonly string[] = [
  'audio',
  'image',
  'video',
  'gift_for_tip',
  'tip',
  'voice_call',
  'voice_call_summary',
];
