/** The result for an uploaded file: what was found in it, or the reason why it was not examined. */
export type FileAnswer =
  | { kind: 'ours'; isGenerated: boolean; what: 'picture' | 'video' | 'sound'; day: string | null }
  | { kind: 'changed' }
  | { kind: 'not-ours'; saysGenerated: boolean }
  | { kind: 'no-file' | 'too-large' | 'too-many' };
