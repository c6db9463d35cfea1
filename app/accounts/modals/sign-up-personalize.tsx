export { default } from './personalize-modal';
