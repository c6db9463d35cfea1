import { isOriginalKey } from '~/providers/storage/original-key';
import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';
import { readSeldom } from '../shared/reading/read-seldom';
import { listWithheld } from './media-prints';
import { placeOfKey } from './take-print';

/** The milliseconds for which a process may still send a file after it was withheld. */
const cacheMs = 1000;

/**
 * Returns the withheld places, read at most once per second and process, since files are sent far more
 * often than withheld.
 */
const readWithheld = readSeldom(cacheMs, async (db) => new Set(await listWithheld(db)));

/**
 * Returns the storage as everyone except staff may read it: withheld files do not exist in it. Originals
 * are not checked, since only staff and workers read them.
 */
export function guardStorage({ db }: Pick<DomainContext, 'db'>, storage: Storage): Storage {
  const isHidden = async (key: string) =>
    !isOriginalKey(key) && (await readWithheld(db)).has(placeOfKey(key));
  return {
    put: (...given) => storage.put(...given),
    remove: (key) => storage.remove(key),
    signedPath: (...given) => storage.signedPath(...given),
    has: async (key) => !(await isHidden(key)) && storage.has(key),
    read: async (key, range) => ((await isHidden(key)) ? null : storage.read(key, range)),
  };
}
