import type { Traits } from '../traits';
import type { HairForm, Lock } from './hair-form';

function onlyFront(lock: Lock): HairForm {
  return { back: [], masses: [], front: [lock] };
}

export function crop({ volume }: Traits): HairForm {
  const height = volume * 0.8;
  return onlyFront({
    outer: [
      [-108, 6],
      [-116, -60],
      [-98, -132],
      [-30, -168 - height],
      [50, -166 - height],
      [104, -128],
      [116, -60],
      [108, 6],
    ],
    inner: [
      [-103, 0],
      [-99, -50],
      [-82, -86],
      [-28, -100],
      [34, -102],
      [84, -86],
      [99, -50],
      [103, 0],
    ],
    edge: 'cut',
  });
}

export function quiff({ volume }: Traits): HairForm {
  return onlyFront({
    outer: [
      [-107, 4],
      [-113, -64],
      [-104, -132],
      [-66, -186 - volume * 0.8],
      [20, -204 - volume * 0.8],
      [88, -172],
      [112, -104],
      [107, 4],
    ],
    inner: [
      [-102, 0],
      [-98, -54],
      [-80, -92],
      [-30, -112],
      [24, -118],
      [82, -94],
      [98, -54],
      [102, 0],
    ],
    edge: 'cut',
  });
}

export function slick(): HairForm {
  return onlyFront({
    outer: [
      [-107, 10],
      [-114, -60],
      [-98, -134],
      [-34, -168],
      [34, -168],
      [98, -134],
      [114, -60],
      [107, 10],
    ],
    inner: [
      [-102, 4],
      [-97, -54],
      [-70, -104],
      [-26, -122],
      [26, -122],
      [70, -104],
      [97, -54],
      [102, 4],
    ],
  });
}

export function buzz(): HairForm {
  return onlyFront({
    outer: [
      [-105, -10],
      [-112, -70],
      [-90, -134],
      [-30, -158],
      [30, -158],
      [90, -134],
      [112, -70],
      [105, -10],
    ],
    inner: [
      [-102, -14],
      [-97, -62],
      [-78, -100],
      [-28, -116],
      [28, -116],
      [78, -100],
      [97, -62],
      [102, -14],
    ],
    texture: 'plain',
  });
}
