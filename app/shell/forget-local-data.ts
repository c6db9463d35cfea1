/** What a browser keeps for whoever uses it next: the language, and what it was told of site and demo. */
const kept = new Set(['lng', 'installed', 'stand-in-told']);

/** Forgets what the browser stored of a person; where storage is forbidden there is nothing. */
export function forgetLocalData(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
    void forgetDatabases();
  } catch {
    // Nothing could be stored either.
  }
}

async function forgetDatabases(): Promise<void> {
  // Older browsers cannot list them, and the site works without.
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}
