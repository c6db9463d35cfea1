import * as z from 'zod';
import type { SceneLayer } from '../scenes/scene';
import { candlesStill } from './candles';
import { nightRoadStill } from './night-road';
import { paperFlowerStill } from './paper-flower';
import { pianoStill } from './piano';
import { recordStill } from './record';
import type { PaintStill, StillPage } from './still-parts';
import { windowStill } from './window';

export const stillSchema = z.enum(['window', 'record', 'candles', 'road', 'piano', 'flower']);
export type Still = z.infer<typeof stillSchema>;

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
