import { keptInTab, type StoredInBrowser } from '../browser/stored-in-browser';

/** The key under which the framework stores the scroll position of each page. */
const scrollKey = 'positions';
/** The same name as in public/service-worker.js. */
const offlineCache = 'offline-1';

/** The scroll positions and the page that is shown without a connection. */
export const renderingStored: StoredInBrowser = async () => [
  keptInTab(scrollKey, 'place'),
  { name: offlineCache, place: 'cache', use: 'offline', lasts: 'cleared' },
];
