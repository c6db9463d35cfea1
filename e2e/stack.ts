function addressOf(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product for the journeys does not run`);
  return value;
}

/** Where the global setup has started the product; asked late, for the list of tests needs none. */
export const stack = {
  baseUrl: () => addressOf('E2E_BASE_URL'),
  sandboxUrl: () => addressOf('E2E_SANDBOX_URL'),
  databaseUrl: () => addressOf('E2E_DATABASE_URL'),
  sealKey: () => addressOf('E2E_SEAL_KEY'),
  /** What must never reach a browser. */
  secrets: () => [
    addressOf('E2E_COMMANDS_KEY'),
    addressOf('E2E_SEAL_KEY'),
    addressOf('E2E_DATABASE_URL'),
    addressOf('E2E_REDIS_URL'),
  ],
};
