import { browserStore } from '../../kit/browser/browser-store';

export const draftKey = 'draft';

/** Returns the names under which a writer's drafts were stored before they had an account, latest first. */
export function formerly(writer: string): readonly string[] {
  if (writer === 'visitor') return [];
  return writer === 'unverified' ? ['visitor'] : ['unverified', 'visitor'];
}

/** Returns the unsent text to a character, stored in the tab while the person visits other pages. */
export function storedDraft(writer: string, characterId: string) {
  const storeOf = (whose: string) =>
    browserStore('sessionStorage', `${draftKey}:${whose}:${characterId}`);
  const own = storeOf(writer);
  return {
    read(): string {
      const words = own.read();
      if (words !== null) return words;
      const earlier = formerly(writer).map(storeOf);
      const begun = earlier.map((store) => store.read()).find((found) => found !== null) ?? null;
      if (begun === null) return '';
      for (const store of earlier) store.write(null);
      own.write(begun);
      return begun;
    },
    write: (words: string) => own.write(words === '' ? null : words),
  };
}
