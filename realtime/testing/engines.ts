import type { EngineName } from '../engines/engine';
import { loadUws } from '../engines/load-uws';

const hasUws = await loadUws(process.env['UWS_MODULE'])().then(
  () => true,
  () => false,
);

/** Majors of Node that the packaged native engine has a binary for. */
export const nodesWithUws = [20, 22];

/** The engines that load on this Node; the gateway's tests run on each. */
export const engines: readonly EngineName[] = hasUws ? ['uws', 'node'] : ['node'];
