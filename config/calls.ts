import * as z from 'zod';

/** The UDP ports for calls, as `40000-40099`. */
export const portRangeSchema = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/)
  .transform((text): [number, number] => {
    const [first = 0, last = 0] = text.split('-').map(Number);
    return [first, last];
  })
  .refine(([first, last]) => first >= 1024 && first < last && last <= 65535);

/** The addresses of TURN servers, separated by commas. */
export const relayUrlsSchema = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .refine((urls) => urls.every((url) => /^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/.test(url)), {
    message: 'must be turn: or turns: addresses',
  });

/** The socket address of a LiveKit server. Paths are appended to it. */
export const liveKitUrlSchema = z
  .url({ protocol: /^wss?$/ })
  .transform((url) => url.replace(/\/$/, ''));
