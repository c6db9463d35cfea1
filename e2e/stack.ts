function addressOf(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product for the journeys does not run`);
  return value;
}

/**
 * Addresses at which the global setup has started the product. Read lazily, because listing the tests needs
 * none.
 */
export const stack = {
  baseUrl: () => addressOf('E2E_BASE_URL'),
  sandboxUrl: () => addressOf('E2E_SANDBOX_URL'),
  databaseUrl: () => addressOf('E2E_DATABASE_URL'),
  sealKey: () => addressOf('E2E_SEAL_KEY'),
  /** Values that must never reach a browser. */
  secrets: () => [
    addressOf('E2E_COMMANDS_KEY'),
    addressOf('E2E_SEAL_KEY'),
    addressOf('E2E_DATABASE_URL'),
    addressOf('E2E_REDIS_URL'),
  ],
};
