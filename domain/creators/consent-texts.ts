import { createHash } from 'node:crypto';
import type { CreatorConsentsRow } from '~/db/rows';

export const consentScopes = ['twin', 'biometrics', 'cloned_voice', 'marketing'] as const;
export type ConsentScope = CreatorConsentsRow['scope'];

/** A version of a text that people agree to. A change of its words is a new version. */
export interface ConsentText {
  version: string;
  text: string;
  /** SHA-256 of the text, as hexadecimal digits. */
  hash: string;
}

const versionOf = (version: string, ...sentences: string[]): ConsentText => {
  const text = sentences.join('\n');
  return { version, text, hash: createHash('sha256').update(text).digest('hex') };
};

/** The binding texts in English, the newest last; pages show their translations beside them. */
const texts: Readonly<Record<ConsentScope, readonly [ConsentText, ...ConsentText[]]>> = {
  twin: [
    versionOf(
      '1',
      'I am the person in the photos that I uploaded, and I am an adult.',
      'I agree that the operator of this site makes and publishes an AI twin of me, which chats, and appears in pictures and videos that show my likeness.',
      'I can withdraw this at any time. My twin is then taken down everywhere.',
    ),
  ],
  biometrics: [
    versionOf(
      '1',
      'I agree that the operator of this site computes descriptors of my face from my photos, to check that they show the person of my identity document.',
      'Descriptors are stored encrypted, used for nothing else, and deleted 30 days after the decision.',
      'Whoever does not agree is checked by a person instead, on equal terms.',
    ),
  ],
  cloned_voice: [
    versionOf(
      '1',
      'I agree that the operator of this site makes a synthetic voice from the samples that I recorded, for my twin alone.',
      'I can withdraw this at any time. My twin then speaks with a voice of the house.',
    ),
  ],
  marketing: [
    versionOf(
      '1',
      'I agree that the operator of this site shows pictures of my twin in advertisements for my twin and for the site.',
      'I can withdraw this at any time. My twin then appears in no new advertisement.',
    ),
  ],
};

/** Returns the text that is agreed to now. */
export function currentText(scope: ConsentScope): ConsentText {
  const [first, ...later] = texts[scope];
  return later.at(-1) ?? first;
}

/** Returns the text with a hash; null for one that was never shown. */
export const findText = (scope: ConsentScope, hash: string): ConsentText | null =>
  texts[scope].find((text) => text.hash === hash) ?? null;
