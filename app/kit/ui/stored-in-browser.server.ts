import { keptInTab, type StoredInBrowser } from '../browser/stored-in-browser';
import { soundKey } from './media/use-sound';

/** The setting that videos play with sound. */
export const soundStored: StoredInBrowser = async () => [keptInTab(soundKey, 'sound')];
