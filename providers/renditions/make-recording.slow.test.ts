import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { makeRecording } from './make-recording';
import { RecordingTooLong, UnreadableOriginal } from './rendition-maker';

const folder = mkdtempSync(join(tmpdir(), 'make-recording-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a second of a tone after a second of silence, in the given format. */
function record(file: string, options: string[] = []): Buffer {
  const path = join(folder, file);
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1', '-af', 'adelay=1000:all=1'];
  execFileSync(ffmpegPath(), ['-v', 'error', '-y', ...sound, ...options, path]);
  return readFileSync(path);
}

function describeFile(bytes: Buffer): string {
  const path = join(folder, 'made');
  writeFileSync(path, bytes);
  return spawnSync(ffmpegPath(), ['-hide_banner', '-i', path], { encoding: 'utf8' }).stderr;
}

const make = (bytes: Buffer) => makeRecording(bytes, { longestMs: 5_000 });

describe('a recording', () => {
  it.each([
    ['Chromium', 'from.webm', ['-c:a', 'libopus']],
    ['Safari', 'from.mp4', ['-c:a', 'aac']],
    ['Firefox', 'from.ogg', ['-c:a', 'libopus']],
    ['a recorder that writes WAV', 'from.wav', []],
    ['a recorder that writes MP3', 'from.mp3', ['-c:a', 'libmp3lame']],
    ['a recorder that writes FLAC', 'from.flac', []],
    ['a phone that writes AAC', 'from.aac', ['-c:a', 'aac']],
  ])('of %s is played everywhere and can be transcribed', async (_, file, options) => {
    const { file: made, wav, durationMs, peaks } = await make(record(file, options));
    expect(describeFile(made)).toMatch(/mov,mp4.*[\s\S]*Audio: aac.*mono/);
    expect(describeFile(wav)).toMatch(/Audio: pcm_s16le.*16000 Hz.*(?:1 channels|mono)/);
    expect(durationMs).toBeGreaterThan(1_900);
    expect(durationMs).toBeLessThan(2_200);
    expect(peaks).toHaveLength(14);
    expect(peaks.slice(0, 6).every((peak) => peak < 5)).toBe(true);
    expect(peaks.slice(8, 13).every((peak) => peak > 80)).toBe(true);
  });

  it('keeps no metadata of the place and device of its making', async () => {
    const tags = ['-metadata', 'title=at home', '-metadata', 'location=+48.85+002.35/'];
    const { file } = await make(record('tagged.mp4', tags));
    expect(file.toString('latin1')).not.toMatch(/at home|48\.85/);
  });

  it('that is silent has no bars', async () => {
    const { peaks } = await make(record('silent.wav', ['-af', 'volume=0']));
    expect(new Set(peaks)).toEqual(new Set([0]));
  });

  it('is refused when it is longer than permitted', async () => {
    const bytes = record('long.wav', ['-af', 'apad=whole_dur=9']);
    await expect(make(bytes)).rejects.toThrow(RecordingTooLong);
  });

  it.each([
    ['a playlist', '#EXTM3U\n#EXTINF:1,\nfile:/etc/hosts\n'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/hosts'\n"],
    ['a page', '<!doctype html><title>no sound</title>'],
    ['nothing', ''],
    ['the beginning of one', 'RIFF\0\0\0\0WAVE'],
    ['a playlist behind the beginning of one', '\0\0\0\x18ftypM4A #EXTM3U\nfile:/etc/hosts\n'],
  ])('is refused when it is %s', async (_, text) => {
    await expect(make(Buffer.from(text, 'latin1'))).rejects.toThrow(UnreadableOriginal);
  });
});
