import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export type UwsModule = typeof import('uWebSockets.js');

/**
 * The maximum size of a request's head in bytes: the limit of Node's server in front (16 KiB) plus the
 * headers it adds when forwarding. The engine's own 4 KiB are less than the cookies of a busy localhost.
 */
const headBytes = 20 * 1024;

/**
 * Returns a loader for uWebSockets.js: the packaged build, or its own build from a folder or file. Loading
 * fails if there is no binary for this Node.
 */
export function loadUws(place?: string): () => Promise<UwsModule> {
  return async () => {
    // The library reads this once while it loads.
    process.env['UWS_HTTP_MAX_HEADERS_SIZE'] ??= String(headBytes);
    if (place === undefined) return import('uWebSockets.js');
    const loaded = (await import(entryOf(place))) as UwsModule & { default?: UwsModule };
    // The library's own build is CommonJS.
    return loaded.default ?? loaded;
  };
}

const entryOf = (place: string) =>
  pathToFileURL(/\.[cm]?js$/.test(place) ? resolve(place) : resolve(place, 'uws.js')).href;
