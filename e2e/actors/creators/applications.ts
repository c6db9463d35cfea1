import { creatorsSettings } from '~/domain/creators/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { withDatabase } from '../database';

/** Lets people apply as creators, and managers add real people. */
export const openApplications = () =>
  withDatabase((db) => writeSetting(db, creatorsSettings, 'creator_applications_open', true));
