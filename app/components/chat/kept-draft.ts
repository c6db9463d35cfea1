export const draftKey = 'draft';

/** The words somebody has begun to write to a character, kept in the tab while they look elsewhere. */
export function keptDraft(writer: string, characterId: string) {
  const key = `${draftKey}:${writer}:${characterId}`;
  return {
    read: () => withStorage((storage) => storage.getItem(key)) ?? '',
    write(words: string): void {
      withStorage((storage) =>
        words === '' ? storage.removeItem(key) : storage.setItem(key, words),
      );
    },
  };
}

/** Where storage is forbidden or full, nothing is kept. */
function withStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
