import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode, fromPicture } from './encode';
import type { DrawnFigure } from './figure/draw-figure';
import { TALL_LOOP } from './loop/motion';
import { writeLoop } from './loop/render-loop';
import { type DrawnPortrait, drawPortrait } from './picture/draw-portrait';
import type { Framing } from './picture/framing';
import { TALL_SIZE } from './picture/sizes';
import { renderStill, type Still } from './render';
import type { Traits } from './traits';

/** A picture as tall as a phone, of a person or of a thing. */
type Shot = { name: string; traits: Traits } & (
  | { still: Still }
  | {
      framing: Framing;
      /** Keep the pose of the shot before, which must be in the same palette: only the scene is drawn. */
      sameFigure?: boolean;
      /** Four seconds of it as a video, under this name. */
      loopName?: string;
    }
);

/** Pictures of one person, or some still lifes. */
export interface ShotTask {
  of: string;
  shots: readonly Shot[];
}

const originalFormat = { format: 'jpeg', quality: 92 } as const;

/** Renders shots (JPEG 720×1280, loops MP4 432×768), handing over each as soon as it is ready. */
export async function renderShots(
  { shots }: ShotTask,
  handOver: (name: string, bytes: Buffer) => void,
): Promise<void> {
  let figure: DrawnFigure | undefined;
  for (const shot of shots) {
    if ('still' in shot) {
      const { name, traits, still } = shot;
      handOver(name, await renderStill(traits, still, { ...TALL_SIZE, ...originalFormat }));
      continue;
    }
    const reuse = shot.sameFigure && figure ? { figure } : {};
    const portrait = await drawPortrait(
      shot.traits,
      { ...TALL_SIZE, framing: shot.framing },
      reuse,
    );
    ({ figure } = portrait);
    handOver(shot.name, await encode(fromPicture(portrait.picture), originalFormat));
    if (shot.loopName) handOver(shot.loopName, await loopOf(portrait));
  }
}

async function loopOf(portrait: DrawnPortrait): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-'));
  try {
    const path = join(folder, 'loop.mp4');
    await writeLoop(portrait, path, TALL_LOOP);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
