/**
 * The end of a `create database` statement for the product's collation (db/collation.ts), whatever the
 * server's default is.
 */
export const WITH_COLLATION =
  "template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'";
