import type { Config } from './config';

/** Returns the header in which internal services show their key; it contains the product's name. */
export const serviceKeyHeader = ({ PRODUCT_NAME }: Pick<Config, 'PRODUCT_NAME'>): string =>
  `x-${PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-key`;

/** Returns the address at which an internal service calls back, for a path of the contract. */
export const serviceCallbackUrl = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  path: string,
): string => `${PUBLIC_URL.replace(/\/$/, '')}/api/v1${path}`;
