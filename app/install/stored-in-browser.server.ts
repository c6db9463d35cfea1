import { keptInBrowser, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { installedKey } from './installation';

/** The flag that the person has seen the installation steps. */
export const installStored: StoredInBrowser = async () => [keptInBrowser(installedKey, 'install')];
