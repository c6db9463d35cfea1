/** The ffmpeg that is started: the one FFMPEG_PATH names, else the system's own. */
export const ffmpegPath = (): string => process.env['FFMPEG_PATH'] ?? 'ffmpeg';
