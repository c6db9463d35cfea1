/** The response to a form that did not reach the site, in the format of Remix's "single fetch". */
export const unsentResponse = '[{"_1":2},"data",{"_3":4},"isUnsent",true]\n';
