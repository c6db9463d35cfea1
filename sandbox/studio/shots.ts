import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { encode, fromPicture } from './encode';
import type { DrawnFigure } from './figure/draw-figure';
import { TALL_LOOP } from './loop/motion';
import { writeLoop } from './loop/render-loop';
import { type DrawnPortrait, drawPortrait } from './picture/draw-portrait';
import { framings } from './picture/framing';
import { TALL_SIZE } from './picture/sizes';
import { renderStill } from './render';
import { stillSchema } from './stills/paint-still';
import { traitsSchema } from './traits';

const named = { name: z.string().min(1), traits: traitsSchema };

/** A picture as tall as a phone, of a person or of a thing. */
const shotSchema = z.union([
  z.strictObject({ ...named, still: stillSchema }),
  z.strictObject({
    ...named,
    framing: z.enum(framings),
    /** The size in pixels; as tall as a phone by default. */
    size: z
      .strictObject({ width: z.int().min(64).max(2048), height: z.int().min(64).max(2048) })
      .optional(),
    /**
     * True to keep the pose of the shot before, which must have the same palette: only the scene is drawn.
     */
    sameFigure: z.boolean().optional(),
    /** The name of a four-second video of it. */
    loopName: z.string().optional(),
  }),
]);
export type Shot = z.infer<typeof shotSchema>;

/** Pictures of one person. */
export const shotTaskSchema = z.strictObject({ of: z.string(), shots: z.array(shotSchema) });
export type ShotTask = Readonly<z.infer<typeof shotTaskSchema>>;

const originalFormat = { format: 'jpeg', quality: 92 } as const;

/** Renders shots (JPEG 720×1280, loops MP4 432×768) and returns each as soon as it is ready. */
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
      { ...(shot.size ?? TALL_SIZE), framing: shot.framing },
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
