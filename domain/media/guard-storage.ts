import { isOriginalKey } from '~/providers/storage/original-key';
import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';
import { isWithheld } from './media-prints';
import { placeOfKey } from './take-print';

/**
 * The storage as everybody but staff may read it: what is withheld is not there. An original is read by
 * staff and workers alone, and is looked up nowhere.
 */
export function guardStorage({ db }: Pick<DomainContext, 'db'>, storage: Storage): Storage {
  const isHidden = async (key: string) =>
    !isOriginalKey(key) && (await isWithheld(db, placeOfKey(key)));
  return {
    put: (...given) => storage.put(...given),
    remove: (key) => storage.remove(key),
    signedPath: (...given) => storage.signedPath(...given),
    has: async (key) => !(await isHidden(key)) && storage.has(key),
    read: async (key, range) => ((await isHidden(key)) ? null : storage.read(key, range)),
  };
}
