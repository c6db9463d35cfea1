import type { EngineName } from '../engines/engine';
import { loadUws } from '../engines/load-uws';

const hasUws = await loadUws(process.env['UWS_MODULE'])().then(
  () => true,
  () => false,
);

/** The major versions of Node with a binary in the packaged native engine. */
export const nodesWithUws = [20, 22];

/** The engines that load on this Node; the gateway's tests run on each. */
export const engines: readonly EngineName[] = hasUws ? ['uws', 'node'] : ['node'];
