import { keptInTab, type StoredInBrowser } from '../browser/stored-in-browser';
import { soundKey } from './media/use-sound';

/** Whether videos are heard. */
export const soundStored: StoredInBrowser = async () => [keptInTab(soundKey, 'sound')];
