import sharp, { type Sharp } from 'sharp';
import { AI_MARK_COMMENT } from '../ai-mark';
import { fromPicture } from '../encode';
import { finishPicture } from '../finish/finish';
import { placeFigure, shadePortrait } from '../picture/compose';
import type { DrawnPortrait } from '../picture/draw-portrait';
import { copyRaster, emptyRaster } from '../raster/raster';
import { fromRaster } from '../raster/rasterise';
import {
  FRAMES,
  FRAMES_PER_SECOND,
  type LoopFormat,
  loopFilter,
  PORTRAIT_LOOP,
  SCENE_SCALE,
} from './motion';
import { runFfmpeg } from './run-ffmpeg';

/** Returns the scene alone, finished with the portrait's bloom and stretched for a smooth slide. */
async function sceneLayer(
  { scene, look, bloom }: DrawnPortrait,
  { layer }: LoopFormat,
): Promise<Buffer> {
  const page = copyRaster(scene);
  shadePortrait(page, look);
  const picture = finishPicture(page, bloom);
  return fromPicture(picture)
    .resize(layer.width * SCENE_SCALE, layer.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/**
 * Returns the finished portrait, cut out along the figure, so that its colours stay true around the edge.
 */
async function figureLayer(
  { picture, figure, frame }: DrawnPortrait,
  { layer }: LoopFormat,
): Promise<Buffer> {
  const { width, height } = picture;
  const cutout = emptyRaster(width, height);
  await placeFigure(cutout, figure, frame);
  const size = { ...layer, fit: 'fill' } as const;
  const alpha = await fromRaster(cutout).extractChannel('alpha').resize(size).raw().toBuffer();
  return fromPicture(picture)
    .resize(size)
    .joinChannel(alpha, { raw: { width: size.width, height: size.height, channels: 1 } })
    .raw()
    .toBuffer();
}

function rawInput(pipe: number, pixels: string, width: number, height: number): string[] {
  const size = ['-s', `${width}x${height}`];
  const clock = ['-framerate', `${FRAMES_PER_SECOND}`];
  return ['-f', 'rawvideo', '-pix_fmt', pixels, ...size, ...clock, '-i', `pipe:${pipe}`];
}

function ffmpegArguments(filter: string, { layer }: LoopFormat, path: string): string[] {
  const { width, height } = layer;
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', '-fflags', '+bitexact'],
    ...['-threads', '1', '-filter_threads', '1', '-filter_complex_threads', '1'],
    ...rawInput(0, 'rgb24', width * SCENE_SCALE, height),
    ...rawInput(3, 'rgba', width, height),
    ...['-filter_complex', filter],
    ...['-map', '[loop]', '-r', `${FRAMES_PER_SECOND}`, '-frames:v', `${FRAMES}`, '-an'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-pix_fmt', 'yuv420p'],
    ...['-threads', '1', '-flags:v', '+bitexact', '-fflags', '+bitexact', '-map_metadata', '-1'],
    ...['-metadata', `comment=${AI_MARK_COMMENT}`, '-movflags', '+faststart', '-f', 'mp4', path],
    ...['-map', '[poster]', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
  ];
}

/**
 * Writes the loop of an already drawn portrait to `path`, in about the proportions of `format`: silent,
 * four seconds (MP4, H.264, 24 frames per second). Returns its first frame; the same portrait yields the
 * same bytes. Rejects when ffmpeg fails.
 */
export async function writeLoop(
  portrait: DrawnPortrait,
  path: string,
  format: LoopFormat = PORTRAIT_LOOP,
): Promise<Sharp> {
  const { frame, picture } = portrait;
  const ratio = format.layer.width / picture.width;
  const filter = loopFilter(format, frame.x * ratio, frame.y * ratio);
  const [scene, figure] = await Promise.all([
    sceneLayer(portrait, format),
    figureLayer(portrait, format),
  ]);
  const frames = await runFfmpeg(ffmpegArguments(filter, format, path), scene, figure);
  return sharp(frames, { raw: { ...format.loop, channels: 3 } });
}
