import { keptInTab, type StoredInBrowser } from '../browser/stored-in-browser';

/** Where the framework keeps how far each page was scrolled. */
const scrollKey = 'positions';
/** As in public/service-worker.js. */
const offlineCache = 'offline-1';

/** The place on a page, and the page that is shown without a connection. */
export const renderingStored: StoredInBrowser = async () => [
  keptInTab(scrollKey, 'place'),
  { name: offlineCache, place: 'cache', use: 'offline', lasts: 'cleared' },
];
