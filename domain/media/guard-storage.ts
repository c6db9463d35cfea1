import { isOriginalKey } from '~/providers/storage/original-key';
import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';
import { readSeldom } from '../shared/reading/read-seldom';
import { listWithheld } from './media-prints';
import { placeOfKey } from './take-print';

/** How long a process may send what has just been withheld, in milliseconds. */
const cacheMs = 1000;

/** Withheld places, read at most once a second per process: files are sent far oftener than withheld. */
const readWithheld = readSeldom(cacheMs, async (db) => new Set(await listWithheld(db)));

/**
 * Returns the storage as everybody but staff may read it: what is withheld is not there. An original is
 * read by staff and workers alone, so it is not looked up.
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
