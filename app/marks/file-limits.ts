/** The maximum size of an examined file, in megabytes. */
export const mostMegabytes = 25;

export const mostFileBytes = mostMegabytes * 1_000_000;

/** The maximum size of a form with such a file and its other parts, in bytes. */
export const fileFormBytes = mostFileBytes + 64 * 1024;

/** The paths to which the form is sent, with and without scripts. */
export const fileFormPath = /^\/made-by-ai(?:\.data)?$/;
