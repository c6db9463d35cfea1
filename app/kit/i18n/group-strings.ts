import type { ResourceKey } from 'i18next';

export type Strings = Record<string, ResourceKey>;

/** Returns files of strings by the name of their area, e.g. './chat.json' as chat. */
export function groupStrings(files: Record<string, { default: ResourceKey }>): Strings {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.slice(path.lastIndexOf('/') + 1).replace('.json', ''),
      file.default,
    ]),
  );
}
