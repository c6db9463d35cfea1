import accounts from './accounts.json';
import characters from './characters.json';
import chat from './chat.json';
import credentials from './credentials.json';
import errors from './errors.json';
import settings from './settings.json';
import shell from './shell.json';
import staff from './staff.json';
import trust from './trust.json';
import ui from './ui.json';

/** What the browser may need to say. Long documents are translated on the server alone. */
export default {
  accounts,
  characters,
  chat,
  credentials,
  errors,
  settings,
  shell,
  staff,
  trust,
  ui,
};
