import { apiSections } from './api-sections';
import { listEndpoints } from './kit/api/list-endpoints';

/** Every row of the contract that this process answers. */
export const endpoints = listEndpoints(apiSections);
