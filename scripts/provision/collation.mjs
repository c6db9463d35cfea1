/**
 * How a database is made that the product works with (db/collation.ts), whatever the server's own
 * collation is: the end of a `create database`.
 */
export const WITH_COLLATION =
  "template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'";
