/** The address of the worker's entry: beside this file under tsx, otherwise beside the bundle. */
export const renderWorker = new URL(
  import.meta.url.endsWith('.js') ? './render-cast-worker.js' : './render-cast-worker.ts',
  import.meta.url,
);
