/**
 * The maximum length of a fact in characters. The server has the same limit (`domain/memory/schema.ts`).
 */
export const factLength = 200;
