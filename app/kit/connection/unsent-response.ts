/** The answer to a form that did not reach the site, in the words of Remix's "single fetch". */
export const unsentResponse = '[{"_1":2},"data",{"_3":4},"isUnsent",true]\n';
