export { default } from '../view/picture-view';
