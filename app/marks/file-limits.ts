/** Largest file that is looked at, in megabytes. */
export const mostMegabytes = 25;

export const mostFileBytes = mostMegabytes * 1_000_000;

/** A form with such a file, and what stands around it. */
export const fileFormBytes = mostFileBytes + 64 * 1024;

/** Where it is sent, by scripts and without. */
export const fileFormPath = /^\/made-by-ai(?:\.data)?$/;
