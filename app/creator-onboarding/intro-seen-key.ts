/** The key under which a browser keeps that the introduction was seen. */
export const introSeenKey = 'become verified model intro';
