import { keptInBrowser, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { installedKey } from './installation';

/** Whether somebody was shown how to install the site. */
export const installStored: StoredInBrowser = async () => [keptInBrowser(installedKey, 'install')];
