import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export type UwsModule = typeof import('uWebSockets.js');

/**
 * Largest head of a request, in bytes: what Node's server in front reads (16 KiB) and what it adds
 * when it forwards. The engine's own 4 KiB are less than the cookies of a busy localhost.
 */
const headBytes = 20 * 1024;

/**
 * How to load uWebSockets.js: the packaged build, or its own build from a folder or file. Loading
 * fails where it has no binary for this Node.
 */
export function loadUws(place?: string): () => Promise<UwsModule> {
  return async () => {
    // The library reads it once, while it loads.
    process.env['UWS_HTTP_MAX_HEADERS_SIZE'] ??= String(headBytes);
    if (place === undefined) return import('uWebSockets.js');
    const loaded = (await import(entryOf(place))) as UwsModule & { default?: UwsModule };
    // Its own build is CommonJS.
    return loaded.default ?? loaded;
  };
}

const entryOf = (place: string) =>
  pathToFileURL(/\.[cm]?js$/.test(place) ? resolve(place) : resolve(place, 'uws.js')).href;
