/** What is said of a file that somebody chose: what was found in it, or why it was not looked at. */
export type FileAnswer =
  | { kind: 'ours'; isGenerated: boolean; what: 'picture' | 'video' | 'sound'; day: string | null }
  | { kind: 'changed' }
  | { kind: 'not-ours'; saysGenerated: boolean }
  | { kind: 'no-file' | 'too-large' | 'too-many' };
