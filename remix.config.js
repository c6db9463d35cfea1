/**
 * Remix's options. Vite builds the app and hands these to Remix's plugin, so only what that plugin
 * understands stands here.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/.*', '**/*.test.*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // The browser knows every route from the start, as one small file: asked for one by one, a route
    // that only a fetcher loads is unknown for a while, and whatever is read anew meanwhile ends in a 404.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
};
