/** Size of a loop's frames and of the larger layers that move behind them, in pixels. */
export const LOOP_SIZE = { width: 480, height: 600 };
export const LAYER_SIZE = { width: 508, height: 636 };
export const FRAMES_PER_SECOND = 24;
const SECONDS = 4;
export const FRAMES = FRAMES_PER_SECOND * SECONDS;

/** The scene is this many times too wide, so that whole pixels of it are fractions of the frame's. */
export const SCENE_STRETCH = 8;

const MARGIN_X = (LAYER_SIZE.width - LOOP_SIZE.width) / 2;
const MARGIN_Y = (LAYER_SIZE.height - LOOP_SIZE.height) / 2;
const SCENE_TRAVEL = 0.012 * LOOP_SIZE.width;
const FIGURE_TRAVEL = 0.006 * LOOP_SIZE.width;
const TILT = (0.8 * Math.PI) / 180;
/** Leaning by TILT around a point this far below the head moves the head by FIGURE_TRAVEL. */
const PIVOT_BELOW_HEAD = FIGURE_TRAVEL / TILT;
const BREATH = 0.06;

/** From one end of the swing to the other: a quarter of a loop each side of the middle. */
const HALF_SWING = FRAMES / 4;
const SWING = 2 * HALF_SWING + 1;

function fixed(value: number): string {
  return value.toFixed(5);
}

/** Where the movement stands at a frame of the swing (`frame` is a filter's own name for it): -1 to 1. */
function swing(frame: string): string {
  return `sin(2*PI*(${frame}-${HALF_SWING})/${FRAMES})`;
}

/** Where each corner of the frame is looked up in the figure while it leans around a pivot. */
function leanCorners(pivotX: number, pivotY: number): string {
  const { width, height } = LAYER_SIZE;
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
 * The filter graph of a loop: input 0 is the stretched scene, input 1 the figure. The scene slides one
 * way, the figure leans the other, and the light breathes; the first frame also leaves as [poster].
 * The head's place is given in pixels of a layer.
 *
 * One swing is composed, from one end to the other. The loop is its second half, the whole of it
 * backwards, then its first half: every position is passed twice and need not be drawn twice.
 */
export function loopFilter(headX: number, headY: number): string {
  const still = `loop=loop=${SWING - 1}:size=1:start=0`;
  const clock = `setpts=N/${FRAMES_PER_SECOND}/TB`;
  const slide = `${SCENE_STRETCH}*(${MARGIN_X}+${fixed(SCENE_TRAVEL)}*${swing('n')})`;
  const breath = `${BREATH}*cos(2*PI*n/${FRAMES})`;
  const window = `${LOOP_SIZE.width * SCENE_STRETCH}:${LOOP_SIZE.height}`;
  const size = `${LOOP_SIZE.width}:${LOOP_SIZE.height}`;
  const lean = leanCorners(headX, headY + PIVOT_BELOW_HEAD);
  return [
    `[0]format=yuv420p,${still},${clock},crop=${window}:x='${slide}':y=${MARGIN_Y},scale=${size}:flags=neighbor,setsar=1[scene]`,
    `[1]format=yuva420p,${still},${clock},perspective=eval=frame:${lean}[figure]`,
    `[scene][figure]overlay=x=-${MARGIN_X}:y=-${MARGIN_Y}:format=yuv420,split=3[a][b][c]`,
    `[a]trim=start_frame=${HALF_SWING}[out]`,
    `[b]trim=end_frame=${SWING - 1},reverse[back]`,
    `[c]trim=start_frame=1:end_frame=${HALF_SWING}[home]`,
    `[out][back][home]concat=n=3,${clock}[whole]`,
    // Any gamma but 1 makes the filter use a table; without one it breathes in visible steps.
    `[whole]eq=eval=frame:gamma=1.001:contrast='1+${breath}':brightness='${breath}/2':saturation='1+${breath}'[lit]`,
    `[lit]split[loop][first]`,
    `[first]trim=end_frame=1[poster]`,
  ].join(';');
}
