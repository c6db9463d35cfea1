import { mediaPrinted } from '../media/media-prints';
import { on } from '../shared/hooks';
import { keepDown } from './keep-down';

export const takedownsHooks = [on(mediaPrinted, keepDown)];
