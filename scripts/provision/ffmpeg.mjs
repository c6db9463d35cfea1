import { existsSync } from 'node:fs';

import { Problem } from '../print.mjs';
import { requireProgram } from './system-packages.mjs';

const PROGRAM = {
  label: 'ffmpeg',
  commands: ['ffmpeg'],
  packages: { 'apt-get': 'ffmpeg', dnf: 'ffmpeg-free', apk: 'ffmpeg', brew: 'ffmpeg' },
  instead: 'set FFMPEG_PATH to one of yours',
};

/** Returns the program that creates videos, from FFMPEG_PATH or the system; installs it if necessary. */
export async function requireFfmpeg(workplace) {
  const named = process.env.FFMPEG_PATH;
  if (named && !existsSync(named)) {
    throw new Problem(`FFMPEG_PATH names ${named}, which does not exist.`);
  }
  return named || requireProgram(workplace, PROGRAM);
}
