import { existsSync } from 'node:fs';

import { Problem } from '../print.mjs';
import { requireProgram } from './system-packages.mjs';

const PROGRAM = {
  label: 'ffmpeg',
  commands: ['ffmpeg'],
  packages: { 'apt-get': 'ffmpeg', dnf: 'ffmpeg-free', apk: 'ffmpeg', brew: 'ffmpeg' },
  instead: 'set FFMPEG_PATH to one of yours',
};

/** The program that makes videos: what FFMPEG_PATH names, or the system's; installed if need be. */
export async function requireFfmpeg(workplace) {
  const named = process.env.FFMPEG_PATH;
  if (named && !existsSync(named)) {
    throw new Problem(`FFMPEG_PATH names ${named}, which does not exist.`);
  }
  return named || requireProgram(workplace, PROGRAM);
}
