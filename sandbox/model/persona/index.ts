export { replyTo } from './reply';
export { shiftPerson } from './person-shift';
