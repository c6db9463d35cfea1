export { replyTo } from './reply';
