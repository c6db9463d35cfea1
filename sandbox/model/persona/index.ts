export { languagesOf, type Language } from './language';
export { composeReply, replyTo } from './reply';
export { shiftPerson } from './thread/person-shift';
