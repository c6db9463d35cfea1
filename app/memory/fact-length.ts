/** Longest line, in characters; the server's own limit (`domain/memory/schema.ts`). */
export const factLength = 200;
