import * as z from 'zod';

const keyBytes = 32;

/** 32 bytes in base64. */
export const sealKeySchema = z
  .base64()
  .refine((key) => Buffer.from(key, 'base64').length === keyBytes, {
    message: 'must be 32 bytes in base64',
  });

/** In the form `2:BASE64,1:BASE64`. The first key seals, all of them open. */
export const sealKeysSchema = z
  .string()
  .transform((text) =>
    text.split(',').map((entry) => {
      const [version, ...key] = entry.trim().split(':');
      return { version: Number(version), key: key.join(':') };
    }),
  )
  .pipe(
    z
      .array(z.object({ version: z.number().int().positive(), key: sealKeySchema }))
      .refine((keys) => new Set(keys.map(({ version }) => version)).size === keys.length, {
        message: 'names a version twice',
      }),
  );

interface ConfiguredKeys {
  SEAL_KEY?: string | undefined;
  SEAL_KEYS?: z.output<typeof sealKeysSchema> | undefined;
}

/** Returns the configured keys, starting with the one that seals. SEAL_KEY alone is version 1. */
export function sealKeysOf({ SEAL_KEY, SEAL_KEYS = [] }: ConfiguredKeys) {
  const isFirstListed = SEAL_KEYS.some(({ version }) => version === 1);
  const first = SEAL_KEY && !isFirstListed ? [{ version: 1, key: SEAL_KEY }] : [];
  return [...SEAL_KEYS, ...first].map(({ version, key }) => ({
    version,
    key: Buffer.from(key, 'base64'),
  }));
}
