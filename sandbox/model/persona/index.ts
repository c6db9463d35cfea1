export { languagesOf, type Language } from './hear/detect-language';
export { replyTo } from './reply';
export { shiftPerson } from './person-shift';
