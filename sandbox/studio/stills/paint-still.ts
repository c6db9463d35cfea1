import type { SceneLayer } from '../scenes/scene';
import { candlesStill } from './candles';
import { nightRoadStill } from './night-road';
import { paperFlowerStill } from './paper-flower';
import { pianoStill } from './piano';
import { recordStill } from './record';
import type { PaintStill, StillPage } from './still-parts';
import { windowStill } from './window';

export const STILLS = ['window', 'record', 'candles', 'road', 'piano', 'flower'] as const;
export type Still = (typeof STILLS)[number];

const STILL_PAINTERS: Record<Still, PaintStill> = {
  window: windowStill,
  record: recordStill,
  candles: candlesStill,
  road: nightRoadStill,
  piano: pianoStill,
  flower: paperFlowerStill,
};

export function paintStill(still: Still, page: StillPage): SceneLayer[] {
  return STILL_PAINTERS[still](page);
}
