import { browserStore } from '../browser/browser-store';

export const draftKey = 'draft';

/** The words somebody has begun to write to a character, kept in the tab while they look elsewhere. */
export function storedDraft(writer: string, characterId: string) {
  const { read, write } = browserStore('sessionStorage', `${draftKey}:${writer}:${characterId}`);
  return {
    read: () => read() ?? '',
    write: (words: string) => write(words === '' ? null : words),
  };
}
