import type { PictureSize } from '../picture/sizes';

/** The sizes in pixels of a loop's frames and of the larger layers that move behind them. */
export interface LoopFormat {
  loop: PictureSize;
  layer: PictureSize;
}

export const PORTRAIT_LOOP: LoopFormat = {
  loop: { width: 480, height: 600 },
  layer: { width: 508, height: 636 },
};
/** A loop as tall as a phone. */
export const TALL_LOOP: LoopFormat = {
  loop: { width: 432, height: 768 },
  layer: { width: 460, height: 816 },
};
export const FRAMES_PER_SECOND = 24;
const SECONDS = 4;
export const FRAMES = FRAMES_PER_SECOND * SECONDS;

/** The factor by which the scene is stretched, so that it can move by fractions of the frame's pixels. */
export const SCENE_SCALE = 8;

/** Shares of the width. */
const SCENE_TRAVEL = 0.012;
const FIGURE_TRAVEL = 0.006;
const TILT = (0.8 * Math.PI) / 180;
const BREATH = 0.06;

/** A quarter of a loop on each side of the middle; a swing runs from one end to the other. */
const HALF_SWING = FRAMES / 4;
const SWING = 2 * HALF_SWING + 1;

function fixed(value: number): string {
  return value.toFixed(5);
}

/**
 * Returns the position of the movement at a frame of the swing, -1 to 1 (`frame` is the filter's own
 * variable).
 */
function swing(frame: string): string {
  return `sin(2*PI*(${frame}-${HALF_SWING})/${FRAMES})`;
}

/** Returns the source position in the figure for each corner of the frame while it leans around a pivot. */
function leanCorners({ width, height }: PictureSize, pivotX: number, pivotY: number): string {
  const angle = `${fixed(TILT)}*${swing('on')}`;
  const corner = (index: number, x: number, y: number): string =>
    `x${index}='${x}+(${fixed(y - pivotY)})*${angle}':y${index}='${y}-(${fixed(x - pivotX)})*${angle}'`;
  return [
    corner(0, 0, 0),
    corner(1, width, 0),
    corner(2, 0, height),
    corner(3, width, height),
  ].join(':');
}

/**
 * Returns the filter graph of a loop: input 0 is the stretched scene, input 1 the figure. The scene
 * slides one way, the figure leans the other, and the light varies; the first frame is also output as
 * [poster]. The head's position is in pixels of a layer.
 *
 * One swing is composed, from one end to the other. The loop is its second half, then all of it
 * backwards, then its first half: every position occurs twice and is drawn only once.
 */
export function loopFilter({ loop, layer }: LoopFormat, headX: number, headY: number): string {
  const marginX = (layer.width - loop.width) / 2;
  const marginY = (layer.height - loop.height) / 2;
  // Leaning by TILT around a point this far below the head moves the head by FIGURE_TRAVEL.
  const pivotBelowHead = (FIGURE_TRAVEL * loop.width) / TILT;
  const still = `loop=loop=${SWING - 1}:size=1:start=0`;
  const clock = `setpts=N/${FRAMES_PER_SECOND}/TB`;
  const slide = `${SCENE_SCALE}*(${marginX}+${fixed(SCENE_TRAVEL * loop.width)}*${swing('n')})`;
  const breath = `${BREATH}*cos(2*PI*n/${FRAMES})`;
  const window = `${loop.width * SCENE_SCALE}:${loop.height}`;
  const size = `${loop.width}:${loop.height}`;
  const lean = leanCorners(layer, headX, headY + pivotBelowHead);
  return [
    `[0]format=yuv420p,${still},${clock},crop=${window}:x='${slide}':y=${marginY},scale=${size}:flags=neighbor,setsar=1[scene]`,
    `[1]format=yuva420p,${still},${clock},perspective=eval=frame:${lean}[figure]`,
    `[scene][figure]overlay=x=-${marginX}:y=-${marginY}:format=yuv420,split=3[a][b][c]`,
    `[a]trim=start_frame=${HALF_SWING}[out]`,
    `[b]trim=end_frame=${SWING - 1},reverse[back]`,
    `[c]trim=start_frame=1:end_frame=${HALF_SWING}[home]`,
    `[out][back][home]concat=n=3,${clock}[whole]`,
    // Any gamma but 1 makes the filter use a table; without one the light changes in visible steps.
    `[whole]eq=eval=frame:gamma=1.001:contrast='1+${breath}':brightness='${breath}/2':saturation='1+${breath}'[lit]`,
    `[lit]split[loop][first]`,
    `[first]trim=end_frame=1[poster]`,
  ].join(';');
}
