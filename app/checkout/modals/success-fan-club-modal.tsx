export { SuccessModal as default } from '../success-modal';
